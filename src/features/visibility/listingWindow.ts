import type { EventRecord } from '../../resources/events/events.ts'
import { dayOf, readWallDay, readWallTime, type WallDay } from '../../time/wallTime.ts'

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
