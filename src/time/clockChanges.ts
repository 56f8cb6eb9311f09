import { wallTimeAt, type WallTime } from './wallTime.ts'
import { offsetAt } from './zoneClock.ts'

/** A moment at which the clocks of a zone are put forward or back. */
export interface ClockChange {
  /** what they showed at that moment, by the offset of before */
  readonly wall: WallTime
  /** ahead of UTC, in seconds */
  readonly before: number
  readonly after: number
}

const week = 7 * 86_400_000

/** The first instant, to the second, at which the offset is another than at `from`. */
function changeBetween(zone: string, from: number, until: number): number {
  const before = offsetAt(from, zone)
  let [early, late] = [from, until]
  while (late - early > 1000) {
    const middle = Math.floor((early + late) / 2000) * 1000
    if (offsetAt(middle, zone) === before) early = middle
    else late = middle
  }
  return late
}

/**
 * The clock changes of a zone between two instants (milliseconds of the epoch, whole seconds), in order.
 * @param zone as `zoneKey` gives it
 */
export function clockChanges(zone: string, from: number, until: number): readonly ClockChange[] {
  const changes: ClockChange[] = []
  // No zone changes its clocks twice within a week.
  for (let at = from; at < until; at += week) {
    const next = Math.min(at + week, until)
    if (offsetAt(at, zone) === offsetAt(next, zone)) continue
    const instant = changeBetween(zone, at, next)
    const before = offsetAt(instant - 1000, zone) / 1000
    const wall = wallTimeAt(instant + before * 1000, 'UTC')
    changes.push({ wall, before, after: offsetAt(instant, zone) / 1000 })
  }
  return changes
}
