import type { EventRecord } from '../../resources/events/events.ts'
import { addDays, readWallDay, type WallDay } from '../../time/wallTime.ts'

type Dated = Pick<EventRecord, 'start_date' | 'end_date'>

/** Whether any part of an event lies within these days, as a listing by overlap tells it (contract.md §3.6). */
export function isOn({ start_date, end_date }: Dated, first: WallDay, last: WallDay): boolean {
  const start = readWallDay(start_date)
  if (!start) return false
  return start <= last && (readWallDay(end_date) ?? start) >= first
}

/** The list of what is on within these days: the same events, asked for by overlap (contract.md §3.6). */
export function listedOn(first: WallDay, last: WallDay) {
  return { starts_before: last, ends_after: addDays(first, -1) }
}
