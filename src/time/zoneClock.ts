import { readWallTime, ticksOf, wallTimeAt, type WallTime } from './wallTime.ts'
import { zoneKey } from './zones.ts'

/**
 * Where a wall time lies on the clock of a zone. `gap`: the clock jumps over it, the zone never shows it.
 * `overlap`: the zone shows it twice. Instants are milliseconds of the epoch.
 */
export type ClockPlace =
  | { kind: 'once'; instant: number }
  | { kind: 'gap'; before: WallTime; after: WallTime }
  | { kind: 'overlap'; first: number; second: number }
  | { kind: 'unknownZone' }

const day = 86_400_000

/** How far the clock of a zone is ahead of UTC at an instant, in milliseconds. */
export function offsetAt(instant: number, zone: string): number {
  return ticksOf(wallTimeAt(instant, zone)) * 1000 - instant
}

/** Says whether the clock of a zone shows a wall time never, once or twice. A zone changes its clock once in two days at most. */
export function placeOnClock(wall: WallTime, zone: string): ClockPlace {
  const key = zoneKey(zone)
  if (!key) return { kind: 'unknownZone' }
  const inUtc = ticksOf(wall) * 1000
  const byEarlierOffset = inUtc - offsetAt(inUtc - day, key)
  const byLaterOffset = inUtc - offsetAt(inUtc + day, key)
  if (byEarlierOffset === byLaterOffset) return { kind: 'once', instant: byEarlierOffset }
  const shown = [byEarlierOffset, byLaterOffset].filter(
    (instant) => wallTimeAt(instant, key) === wall,
  )
  const [first, second] = shown
  if (first === undefined)
    return {
      kind: 'gap',
      before: wallTimeAt(byLaterOffset, key),
      after: wallTimeAt(byEarlierOffset, key),
    }
  return second === undefined
    ? { kind: 'once', instant: first }
    : { kind: 'overlap', first, second }
}

/**
 * The instant of a wall time, milliseconds of the epoch; of one shown twice the first, of one never shown the
 * one after the jump, as services do (contract.md §3.4). Null for an unknown zone.
 */
export function instantOf(wall: WallTime, zone: string): number | null {
  const place = placeOnClock(wall, zone)
  if (place.kind === 'unknownZone') return null
  if (place.kind === 'gap') return instantOf(place.after, zone)
  return place.kind === 'once' ? place.instant : place.first
}

/** The same instant on the clock of another zone; null when a zone is unknown. */
export function inZone(wall: WallTime, from: string, to: string): WallTime | null {
  const instant = instantOf(wall, from)
  const key = zoneKey(to)
  return instant === null || !key ? null : readWallTime(wallTimeAt(instant, key))
}

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
