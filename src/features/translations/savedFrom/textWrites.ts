import type { Identified, WritableName } from '../../../core/resource/collection.ts'
import type { Operation } from '../../../core/write/operation.ts'
import { modifiedUtc } from '../../../core/resource/modifiedUtc.ts'
import { writeOf } from '../../../core/write/undo/undoEntry.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { Place } from '../pairing/pairing.ts'
import { sameTexts, type Texts } from '../state/texts.ts'

/** A write after which a record said something else than before it, or was there for the first time. */
export interface TextWrite {
  readonly key: string
  /** instant, ISO 8601 in UTC, by this device's clock */
  readonly at: string
  /** null where it was made by this */
  readonly before: Texts | null
  readonly after: Texts
  /** when the service dates it, in UTC; `''` of a term */
  readonly modified: string
  /** key of the write that this one takes back */
  readonly undoes: string | undefined
}

/** What was written of a record from here. */
export interface Written {
  /** the oldest first */
  readonly texts: readonly TextWrite[]
  /** of every write, by when the record was last modified after it, when it was before it; `''` for never */
  readonly modified: ReadonlyMap<string, string>
}

export const nothingWritten: Written = { texts: [], modified: new Map() }

export type WrittenAt = (collection: PairedCollection, place: Place) => Written

const naming: Readonly<Partial<Record<WritableName, string>>> = {
  events: 'title',
  venues: 'venue',
  organizers: 'organizer',
  categories: 'name',
  tags: 'name',
}

function textsIn(collection: WritableName, record: Identified): Texts {
  const facts = new Map<string, unknown>(Object.entries(record))
  const text = (name: string) => String(facts.get(name) ?? '')
  return {
    title: text(naming[collection] ?? ''),
    description: text('description'),
    excerpt: text('excerpt'),
  }
}

const isWithheld = (record: Identified) => 'withheld' in record && record.withheld === true

/** Nothing of writes that left the texts as they were, and of those that nobody could look up. */
export function textWrite(entry: Operation): TextWrite | null {
  const { key, at, collection, isUnread, state, undoes } = entry
  const { before, after } = writeOf(entry)
  if (isUnread || state === 'unknown' || after === null) return null
  if (isWithheld(after) || (before !== null && isWithheld(before))) return null
  const texts = textsIn(collection, after)
  const former = before && textsIn(collection, before)
  return former && sameTexts(former, texts)
    ? null
    : { key, at, before: former, after: texts, modified: modifiedUtc(after), undoes }
}

/** Of one record in one language. */
export const placeKey = (collection: WritableName, { language, id }: Place): string =>
  `${collection} ${language} ${id}`

/** What one entry of the history tells of texts; all else of it is let go. */
export interface WriteNote {
  readonly key: string
  /** `placeKey` of the record that was written */
  readonly of: string
  readonly write: TextWrite | null
  /** when it was last modified before it and after it; null where what is there may be another's */
  readonly dates: readonly [before: string, after: string] | null
}

export function noteOf(entry: Operation): WriteNote {
  const { before, after } = writeOf(entry)
  // What nobody could look up may be another's.
  const isKnown = after !== null && !entry.isUnread && entry.state !== 'unknown'
  return {
    key: entry.key,
    of: placeKey(entry.collection, entry),
    write: textWrite(entry),
    dates: isKnown ? [before ? modifiedUtc(before) : '', modifiedUtc(after)] : null,
  }
}

/** What was written of one record, from the notes of it, the oldest first. */
export function writtenIn(notes: readonly WriteNote[]): Written {
  const modified = new Map<string, string>()
  for (const [from, to] of notes.flatMap(({ dates }) => (dates ? [dates] : []))) {
    const earlier = modified.get(to)
    // Services date to the second: of two writes in one, the first tells what was before.
    if (earlier === undefined || from < earlier) modified.set(to, from)
  }
  return { texts: notes.flatMap(({ write }) => write ?? []), modified }
}
