import type { EventRecord } from '../../resources/events/events.ts'
import { dayOf, readWallDay, readWallTime, type WallDay } from '../../time/wallTime.ts'

/** What came of one question; `unknown` is also what was never asked. */
export type Answer = 'yes' | 'no' | 'unknown'

/** An event as the account that asks may see it. */
export type Own =
  /** in the trash as well, where its status says so; without its content where it has a password */
  | { readonly kind: 'here'; readonly record: EventRecord }
  /** it has a password, and nothing else is told */
  | { readonly kind: 'protected' }
  | { readonly kind: 'gone' }
  /** the account may not see it */
  | { readonly kind: 'forbidden' }
  /** the service did not answer */
  | { readonly kind: 'unknown' }

/** A category of the event, as anybody may read it. */
export interface CategoryFact {
  readonly id: number
  readonly name: string
  /** `empty`: no published event is in it, and lists of categories leave it out (contract.md §3.7) */
  readonly state: 'shown' | 'empty' | 'missing' | 'unknown'
}

/** All that the service was asked about one event in one language. */
export interface Facts {
  readonly id: number
  readonly language: string
  readonly own: Own
  /** whether anybody may read it at its own address */
  readonly page: Answer | 'password'
  /** whether the listing shows it to anybody without being asked for dates (contract.md §3.6) */
  readonly usual: Answer
  /** the same whatever the dates */
  readonly anyDate: Answer
  readonly categories: readonly CategoryFact[]
  /** the language its public address names; null where it names none */
  readonly addressLanguage: string | null
}

/** What an event is called, `''` where that is not known. */
export const titleOf = (facts: Facts | null): string =>
  facts?.own.kind === 'here' ? facts.own.record.title : ''

/** Months from today that a live listing shows where nobody asks for dates (contract.md §3.6). */
const months = 24

/** The same day of a month so many months away, or the last that month has. */
function shiftedMonths(day: WallDay, by: number): WallDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + by, 0)).getUTCDate()
  const moved = new Date(Date.UTC(year, month - 1 + by, Math.min(date, last)))
  return readWallDay(moved.toISOString().slice(0, 10)) ?? day
}

/** The last day that the listing of a day shows. */
export function lastListedDay(today: WallDay): WallDay {
  return shiftedMonths(today, months)
}

/** The first day whose listing shows an event that ends on this one. */
export function firstDayListing(end: WallDay): WallDay {
  return shiftedMonths(end, -months)
}

/** Whether a listing that is asked for no dates leaves an event out for its own. */
export function isOutsideUsual(
  { start_date, end_date }: Pick<EventRecord, 'start_date' | 'end_date'>,
  today: WallDay,
): boolean {
  const start = readWallTime(start_date)
  const end = readWallTime(end_date) ?? start
  return (
    start !== null && end !== null && (dayOf(start) < today || dayOf(end) > lastListedDay(today))
  )
}
