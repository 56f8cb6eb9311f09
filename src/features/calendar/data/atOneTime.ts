import type { HiddenEvent } from '../../../resources/events/events.ts'

/** When an event is, by the clock of its zone. */
type Timed = Pick<HiddenEvent, 'start_date' | 'end_date' | 'all_day' | 'timezone'>

/** Names the time of an event: the same for all that are at one time, by one clock; no zone means the site's. */
export function timeName(
  { start_date, end_date, all_day, timezone }: Timed,
  siteZone: string,
): string {
  return [start_date, end_date, all_day, timezone || siteZone].join(' ')
}

/** Whether two versions of an event are at one time. */
export const areAtOneTime = (one: Timed, other: Timed, siteZone: string): boolean =>
  timeName(one, siteZone) === timeName(other, siteZone)
