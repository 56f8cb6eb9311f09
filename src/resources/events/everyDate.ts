import type { Query } from '../../api/outgoing.ts'
import { addDays, readWallDay } from '../../time/wallTime.ts'

/** Without a date of its own a listing begins today (contract.md §3.6); this day is before every event. */
export const everyDate = { starts_after: '1900-01-01' } as const

/**
 * The listing of the days around the start of an event: a live site may compare on another clock than the event's
 * (contract.md §12). Copies of one title are many; those of one day are few.
 */
export function daysAround({ start_date }: Readonly<Record<string, unknown>>): Query {
  const day = readWallDay(String(start_date))
  return day ? { starts_after: addDays(day, -2), starts_before: addDays(day, 1) } : everyDate
}
