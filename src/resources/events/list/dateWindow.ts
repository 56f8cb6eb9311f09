import { addDays, readWallDay, type WallDay } from '../../../time/wallTime.ts'
import type { EventFilters } from '../eventFilters.ts'
import { everyDate } from '../everyDate.ts'

/** The listing parameters that say when. */
export const dateFilters = [
  'start_date',
  'end_date',
  'starts_before',
  'starts_after',
  'ends_before',
  'ends_after',
] as const

export type DateFilter = (typeof dateFilters)[number]

/** A day before every event: a listing that starts after it holds them all. */
export const beforeAll = everyDate.starts_after

/** What a list shows of time, to be said in words. Days are the site's. */
export type DateWindow =
  | { kind: 'upcoming' }
  | { kind: 'all' }
  | { kind: 'chosen' }
  | { kind: 'days'; first: WallDay; last: WallDay }
  | { kind: 'past'; last: WallDay }
  | { kind: 'filters'; dates: readonly { name: DateFilter; value: string }[]; strict: boolean }

function datesOf(filters: EventFilters) {
  return dateFilters.flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [{ name, value }]
  })
}

/**
 * The filters that go out. A live service asked nothing about dates shows what starts from today and ends
 * within two years, without what is running; so something is always asked: what ends today or later,
 * or everything when records are named one by one, for `include` alone would stay within that window
 * (contract.md §3.6, §9, 12 and 13).
 */
export function withWindow(filters: EventFilters, today: WallDay): EventFilters {
  if (datesOf(filters).length > 0) return filters
  if (filters.include) return { ...filters, starts_after: beforeAll }
  return { ...filters, ends_after: addDays(today, -1) }
}

export function windowOf(filters: EventFilters): DateWindow {
  const dates = datesOf(filters)
  if (dates.length === 0) return { kind: filters.include ? 'chosen' : 'upcoming' }
  const strict = filters.strict_dates === true
  return (strict ? null : plainWindow(filters, dates.length)) ?? { kind: 'filters', dates, strict }
}

function plainWindow(filters: EventFilters, count: number): DateWindow | null {
  const { starts_after, starts_before, ends_after, ends_before } = filters
  if (count === 1 && starts_after === beforeAll) return { kind: 'all' }
  const past = readWallDay(ends_before ?? '')
  if (count === 1 && past) return { kind: 'past', last: past }
  const last = readWallDay(starts_before ?? '')
  const before = readWallDay(ends_after ?? '')
  return count === 2 && last && before ? { kind: 'days', first: addDays(before, 1), last } : null
}

/** The past is read from its end: the service sorts by start, and what matters most is what was last. */
export function isReadBackwards(filters: EventFilters): boolean {
  return windowOf(filters).kind === 'past'
}
