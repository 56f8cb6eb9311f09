import { fullDays, withHours } from '../../../time/span.ts'
import {
  addSeconds,
  clockOf,
  secondsBetween,
  type WallDay,
  type WallTime,
  wallTime,
} from '../../../time/wallTime.ts'
import { placeOnClock } from '../../../time/zoneClock.ts'

/** What somebody pointed at on the calendar, in digits of the wall; days from the first to the last, both counted. */
export type Picked =
  | { readonly kind: 'day'; readonly day: WallDay }
  | { readonly kind: 'days'; readonly first: WallDay; readonly last: WallDay }
  | { readonly kind: 'slot'; readonly at: WallTime }
  | { readonly kind: 'hours'; readonly start: WallTime; readonly end: WallTime }

/** When a new event is, in wall times of the site's zone. */
export interface Chosen {
  readonly start_date: WallTime
  readonly end_date: WallTime
  readonly all_day: boolean
}

/** Seconds between the hours at which what is pressed on begins. */
const slotLength = 1800

/** Seconds that an event lasts until somebody says otherwise; the form's own guess. */
const usualLength = 7200

/** Days are whole ones, a single day of a month has the hours the form proposes, and a slot begins at its half hour. */
export function chosen(picked: Picked, zone: string): Chosen {
  if (picked.kind === 'days') {
    const [start, end] = [midnight(picked.first), midnight(picked.last)]
    const whole = fullDays({ start, end })
    return { start_date: whole.start, end_date: whole.end, all_day: true }
  }
  if (picked.kind === 'day') {
    const start = midnight(picked.day)
    const evening = withHours({ start, end: start })
    return onClock(evening.start, evening.end, zone)
  }
  if (picked.kind === 'hours') return onClock(picked.start, picked.end, zone)
  const start = slotOf(picked.at)
  return onClock(start, addSeconds(start, usualLength), zone)
}

function midnight(day: WallDay): WallTime {
  return wallTime(day, '00:00:00')
}

function slotOf(at: WallTime): WallTime {
  const [hour = 0, minute = 0, second = 0] = clockOf(at).split(':').map(Number)
  return addSeconds(at, -((hour * 3600 + minute * 60 + second) % slotLength))
}

/** An hour that the clock of that night leaves out is the one after the jump, as where events are moved. */
function onClock(start: WallTime, end: WallTime, zone: string): Chosen {
  const start_date = shownBy(zone, start)
  const there = shownBy(zone, end)
  const end_date = there > start_date ? there : addSeconds(start_date, secondsBetween(start, end))
  return { start_date, end_date, all_day: false }
}

function shownBy(zone: string, wall: WallTime): WallTime {
  const place = placeOnClock(wall, zone)
  return place.kind === 'gap' ? place.after : wall
}
