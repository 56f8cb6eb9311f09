import type { DoneWrite } from '../service/watch.ts'

export type { DoneWrite } from '../service/watch.ts'

/** The fields that are edited here: what a text box holds and the record says alike. The first is the name. */
export const fieldsOf = {
  events: ['title', 'website', 'excerpt'],
  venues: ['venue', 'city', 'address'],
  organizers: ['organizer', 'phone'],
  tags: ['name'],
} as const

export type Room = keyof typeof fieldsOf
export type FieldName = (typeof fieldsOf)[Room][number]

/** One record, or one that was to be made. */
export interface Place {
  room: Room
  /** null of one that was to be made: its name is the value */
  id: number | null
}

/** The record of a path under the namespace, `events/5`; null for what is not edited here. */
export function placeOf(path: string): { room: Room; id: number } | null {
  const [name = '', id] = path.split('/')
  const room = (Object.keys(fieldsOf) as Room[]).find((one) => one === name)
  return room ? { room, id: Number(id) } : null
}

/** Whether both are of one record. */
export const isAt = (one: Place, other: Place): boolean =>
  one.room === other.room && one.id === other.id

export const pathOf = ({ room, id }: Place): string => `${room}/${id ?? 'new'}`

/** One thing an editor typed, and what the application said became of it. */
export interface Edit extends Place {
  field: FieldName
  value: string
  /** the part of the value that no other has */
  mark: string
  /** which page of that browser it was typed on */
  page: number
  /** instant, ISO 8601, by the machine's clock: before it was typed */
  begun: string
  /** the same, once the outcome was on screen */
  said: string
  /**
   * `saved` by the application's word; `given up` for a colleague's value, or thrown away, by the editor's
   * choice, which was made when it was said; `queued` by the editor's choice; `unsaved` when the application refused, or said that it does not know,
   * or was closed before it could say anything.
   */
  outcome: 'saved' | 'given up' | 'queued' | 'unsaved'
  /** what the page announced beside it */
  announced: string
  /** the passing news on it at that moment */
  words: string
}

/** What a page asked of one record. Everything that begins or is heard on a page has its number, in order. */
export interface Asked {
  /** the record under the namespace: `events/5` */
  path: string
  nr: number
  /** of a write; null of a reading */
  body: unknown
  /** the answer, where the page could read it, and the instant, ISO 8601, when all of it was there */
  heard: { at: string; nr: number; record: unknown } | null
}

/** What one browser knows at the end. */
export interface SideBySide {
  login: string
  edits: readonly Edit[]
  /** by its pages */
  asked: readonly (readonly Asked[])[]
  /** `overtaken`: what of `after` was found to be otherwise, and told, when it was looked at once more */
  history: readonly {
    collection: string
    id: number
    before: unknown
    after: unknown
    changes: unknown
    overtaken?: Readonly<Record<string, unknown>>
  }[]
  drafts: readonly Kept<'boxes'>[]
  /** `mayBeDone`: it went out, and nobody heard the end; it says so where it waits */
  queue: readonly (Kept<'changes'> & { mayBeDone?: boolean })[]
}

type Kept<Values extends string> = { collection: string; id: number | null } & {
  [values in Values]: Readonly<Record<string, unknown>>
}

export interface Facts {
  /** the records before anybody began, by their paths */
  seeded: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  /** every write the service did, in order */
  writes: readonly DoneWrite[]
  desks: readonly SideBySide[]
}

/**
 * What a field says to a person, however the service words it: an excerpt comes as HTML, and a website that nobody
 * gave as the record's own address (modes.md).
 */
export function saysOf(record: unknown, field: FieldName): string {
  if (typeof record !== 'object' || record === null) return ''
  const values: Partial<Record<string, unknown>> = { ...record }
  if (field === 'website' && values['website'] === values['url']) return ''
  return String(values[field] ?? '')
    .replaceAll(/<[^>]*>/g, '')
    .trim()
}
