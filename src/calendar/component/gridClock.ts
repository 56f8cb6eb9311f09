import { dayOf, type WallDay, type WallTime, wallTimeAt } from '../../time/wallTime.ts'

/** What the component's clock shows, which is one of UTC: digits of the wall. */
export function wallIn(date: Date): WallTime {
  return wallTimeAt(date.getTime(), 'UTC')
}

/** A day of the component. */
export function dayIn(date: Date): WallDay {
  return dayOf(wallIn(date))
}
