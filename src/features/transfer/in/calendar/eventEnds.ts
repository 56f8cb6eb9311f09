import ICAL from 'ical.js'
import {
  addDays,
  addSeconds,
  clockOf,
  dayOf,
  secondsBetween,
  type WallTime,
  wallTime,
} from '../../../../time/wallTime.ts'
import { type Clock, onClock, onSeries, type FileTime, timesIn, type Zones } from './clocks.ts'

/** When a repetition ends that begins at a moment; null where nothing says it. */
export type EndOf = (wall: WallTime) => WallTime | null

export const midnight = '00:00:00'

/**
 * An end on the clock of its start. Some programs write a day where the start has hours, which ends with the day before,
 * or hours where it has none: what they reach into is taken whole.
 */
function endOn({ wall, clock }: FileTime, start: FileTime): WallTime | null {
  if (clock.kind === 'day') return wall
  if (start.clock.kind !== 'day') return onClock({ wall, clock }, start.clock)
  return wallTime(addDays(dayOf(wall), wall.endsWith(midnight) ? 0 : 1), midnight)
}

const utc: Clock = { kind: 'zone', zone: 'UTC' }

/** Moves by seconds that pass, whatever is done to the clock meanwhile. */
function later(wall: WallTime, seconds: number, clock: Clock): WallTime | null {
  if (clock.kind === 'day' || seconds === 0) return addSeconds(wall, seconds)
  const start = onClock({ wall, clock }, utc)
  return start && onClock({ wall: addSeconds(start, seconds), clock: utc }, clock)
}

/** Days of a duration are days of the calendar, its hours pass. RFC 5545 §3.3.6. */
function afterDuration(wall: WallTime, duration: ICAL.Duration, clock: Clock): WallTime | null {
  const days = (duration.weeks * 7 + duration.days) * (duration.isNegative ? -1 : 1)
  const day = wallTime(addDays(dayOf(wall), days), clockOf(wall))
  return later(day, duration.toSeconds() - days * 86_400, clock)
}

/**
 * When it ends: as the period, the end or the duration says. All repetitions are as long as the first, by what passes.
 * RFC 5545 §3.8.5.3.
 */
export function endsOf(component: ICAL.Component, start: FileTime, zones: Zones): EndOf {
  const { clock } = start
  const timesOf = (name: string) =>
    component.getAllProperties(name).flatMap((property) => timesIn(property, zones))
  const inUtc = (wall: WallTime) => onClock({ wall, clock }, utc) ?? wall
  const periods = new Map(timesOf('rdate').map((told) => [onSeries(told, start), told.end]))
  const duration = component.getFirstPropertyValue('duration')
  const usual = timesOf('dtend')[0] ?? (duration instanceof ICAL.Duration ? duration : undefined)
  return (wall) => {
    const own = periods.get(wall)
    const end = own ?? usual
    if (end === undefined) return null
    if (end instanceof ICAL.Duration) return afterDuration(wall, end, clock)
    const first = own ? wall : start.wall
    const last = endOn(end, { wall: first, clock })
    if (last === null || first === wall) return last
    return later(wall, secondsBetween(inUtc(first), inUtc(last)), clock)
  }
}
