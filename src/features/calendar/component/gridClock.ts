import { dayOf, type WallDay, type WallTime, wallTimeAt } from '../../../time/wallTime.ts'

/** As an offset, which is not looked up: of a month there are thousands. */
const utc = '+00:00'

/** What the component's clock shows, which is one of UTC: digits of the wall. */
export function wallIn(date: Date): WallTime {
  return wallTimeAt(date.getTime(), utc)
}

/** A day of the component. */
export function dayIn(date: Date): WallDay {
  return dayOf(wallIn(date))
}
