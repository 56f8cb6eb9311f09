import { type PairedCollection, pairedCollections } from '../pairing/listing.ts'

/** What can be handed to a translator: a title or a name, an excerpt, a description. */
export const textKinds = ['title', 'excerpt', 'description'] as const
export type TextKind = (typeof textKinds)[number]

/** The interface's name of each text; what a collection does not have is not there. */
export const textFields: Readonly<
  Record<PairedCollection, Readonly<Partial<Record<TextKind, string>>>>
> = {
  events: { title: 'title', excerpt: 'excerpt', description: 'description' },
  venues: { title: 'venue', description: 'description' },
  organizers: { title: 'organizer', description: 'description' },
  categories: { title: 'name', description: 'description' },
  tags: { title: 'name', description: 'description' },
}

export function textKindOf(collection: PairedCollection, field: string): TextKind | undefined {
  return textKinds.find((kind) => textFields[collection][kind] === field)
}

/** A record as files name it, «events/5»; nothing where a text names none. */
export function recordNamed(text: string) {
  const [, name, digits] = /^\s*([a-z]+)[/-](\d{1,15})\s*$/.exec(text) ?? []
  const collection = pairedCollections.find((one) => one === name)
  return collection === undefined ? null : { collection, id: Number(digits) }
}

/** One text of one record on its way to another language and back. */
export interface TextUnit {
  /** the site's name in keys: `Service.site` */
  readonly site: string
  readonly collection: PairedCollection
  /** languages, of the source and of the translation */
  readonly from: string
  readonly to: string
  /** of the record that is translated */
  readonly id: number
  /** of its version; null where there was none when the file was made */
  readonly targetId: number | null
  readonly kind: TextKind
  readonly source: string
  /** `fingerprint` of the source and of the translation as they were when the file was made */
  readonly sourceHash: string
  readonly targetHash: string
  /** the translation: as it was on the way out, as the file has it on the way in */
  readonly target: string
  /** the file says that the translation is to be empty: an empty one alone says that nobody has translated it */
  readonly isEmptied?: true
  /** whoever translated it marked it as one to look at again, or somebody reviewed it */
  readonly review?: 'unfinished' | 'finished'
  /** dates, place, public address: for the translator, in words */
  readonly notes: readonly string[]
}

/** A translation that is to be empty. */
export const emptied = { target: '', isEmptied: true } as const

/** What a file says at one place; units that cannot be read say why. */
export type FileEntry =
  | { readonly place: string; readonly unit: TextUnit }
  | { readonly place: string; readonly problem: EntryProblem }

export type EntryProblem = 'unreadable' | 'cutOff' | 'lostMarks' | 'incomplete'

/** Why nothing of a file can be taken. */
export type FileProblem = 'tooLarge' | 'empty' | 'damaged' | 'declares' | 'unknown' | 'noColumns'

export interface ReadFile {
  readonly entries: readonly FileEntry[]
  /** the encoding it was taken for, where that is not certain */
  readonly guessed?: string
}
