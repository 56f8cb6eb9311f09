import type { Shift } from '../../events/editing.ts'
import type { EventRecord } from '../../events/events.ts'
import type { Language } from '../../service/language.ts'
import type { Item } from '../data/items.ts'
import type { Placement } from '../days/placement.ts'
import { movable } from './movable.ts'
import { type Moved, type Part, movedDates } from './movedDates.ts'
import { together } from './steps.ts'

/** An event that is on its way with the keys: not written, but drawn where it is by now. */
export interface Carried {
  readonly key: string
  readonly record: EventRecord
  readonly language: Language
  /** how it was drawn when it was taken */
  readonly kind: Placement['kind']
  /** how far all of it has gone, and its end besides */
  readonly by: { readonly whole: Shift; readonly end: Shift }
  readonly dates: Moved
}

const still: Shift = { days: 0, minutes: 0 }

/** Null for an event that cannot be moved from where it stands. */
export function taken(item: Item): Carried | null {
  const record = movable(item)
  if (!record) return null
  const { key, language, placement } = item
  const { start_date, end_date } = record
  const dates = { start_date, end_date, note: null }
  return { key, record, language, kind: placement.kind, by: { whole: still, end: still }, dates }
}

/**
 * One step further, reckoned from where it was taken: an hour that the clock skips on the way is there again after it.
 * @returns null where that cannot be
 */
export function carriedOn(
  carried: Carried,
  { part, by }: { readonly part: Part; readonly by: Shift },
  siteZone: string,
): Carried | null {
  const { record } = carried
  const way = part === 'end' ? 'end' : 'whole'
  const gone = { ...carried.by, [way]: together(carried.by[way], by) }
  const there = movedDates(record, { part: 'whole', by: gone.whole }, siteZone)
  if (!there) return null
  const isWhole = gone.end.days === 0 && gone.end.minutes === 0
  const dates = isWhole
    ? there
    : movedDates({ ...record, ...there }, { part: 'end', by: gone.end }, siteZone)
  return dates && { ...carried, by: gone, dates: { ...dates, note: dates.note ?? there.note } }
}
