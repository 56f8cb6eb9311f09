import type { DoneWrite } from '../service/watch.ts'

export type { DoneWrite } from '../service/watch.ts'

/** The fields that are edited here: what a text box holds and the record says alike. */
export const fieldNames = ['title', 'website', 'excerpt'] as const
export type FieldName = (typeof fieldNames)[number]

/** One thing an editor typed, and what the application said became of it. */
export interface Edit {
  /** null of an event that was to be made: its title is the value */
  id: number | null
  field: FieldName
  value: string
  /** instant, ISO 8601, by the machine's clock: before the form was opened */
  begun: string
  /** the same, once the outcome was on screen */
  said: string
  /**
   * `saved` by the application's word; `given up` for a colleague's value, or thrown away, by the editor's
   * choice; `queued` by the editor's choice; `unsaved` when the application refused, or said that it does not know.
   */
  outcome: 'saved' | 'given up' | 'queued' | 'unsaved'
  /** what the page announced beside it */
  announced: string
}

/** What one browser knows at the end. */
export interface Desk {
  login: string
  edits: readonly Edit[]
  /** `overtaken`: what of `after` was found to be otherwise, and told, when it was looked at once more */
  history: readonly {
    id: number
    before: unknown
    after: unknown
    overtaken?: Readonly<Record<string, unknown>>
  }[]
  drafts: readonly { id: number | null; boxes: Readonly<Record<string, unknown>> }[]
  queue: readonly { id: number | null; changes: Readonly<Record<string, unknown>> }[]
}

export interface Facts {
  /** the records before anybody began, by id */
  seeded: ReadonlyMap<number, Readonly<Record<string, unknown>>>
  /** every write the service did, in order */
  writes: readonly DoneWrite[]
  desks: readonly Desk[]
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
