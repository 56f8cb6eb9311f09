import { momentProblem } from '../../../core/views/form/problems.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { endsBeforeStart } from '../../../time/span.ts'
import { readWallTime } from '../../../time/wallTime.ts'
import { placeOnClock } from '../../../time/zoneClock.ts'
import type { Dates } from './places.ts'

export type DateProblem = 'needed' | 'year' | 'gap' | 'endBeforeStart'

type Source = Pick<EventRecord, 'all_day' | 'end_date' | 'timezone'>

function ofOne(text: string, zone: string | null): DateProblem | null {
  const wall = readWallTime(text)
  if (!wall) return 'needed'
  if (momentProblem(text)) return 'year'
  return zone !== null && placeOnClock(wall, zone).kind === 'gap' ? 'gap' : null
}

/**
 * What keeps an event from being moved to these dates, by the box it is said at. One that has no end may stay without.
 * @param siteZone of events that name no zone
 */
export function dateProblems(
  { end_date, timezone, all_day: isDays }: Source,
  dates: Dates,
  siteZone: string,
): Partial<Record<keyof Dates, DateProblem>> {
  const zone = (dates.all_day ?? isDays) ? null : timezone || siteZone
  const first = ofOne(dates.start_date, zone)
  if (first) return { start_date: first }
  if (dates.end_date === '' && !readWallTime(end_date)) return {}
  const last = ofOne(dates.end_date, zone)
  if (last) return { end_date: last }
  const [start, end] = [readWallTime(dates.start_date), readWallTime(dates.end_date)]
  return start && end && endsBeforeStart({ start, end }) ? { end_date: 'endBeforeStart' } : {}
}
