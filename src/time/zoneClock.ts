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
