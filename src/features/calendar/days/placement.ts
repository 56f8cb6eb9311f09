import {
  addDays,
  addSeconds,
  clockOf,
  dayOf,
  readWallTime,
  secondsBetween,
  type WallDay,
  type WallTime,
  wallTime,
} from '../../../time/wallTime.ts'
import { lastDayOf } from '../../../time/span.ts'
import type { View } from './range.ts'

interface Dated {
  /** wall times of the event's own zone, which is the clock it is shown by */
  readonly start_date: string
  readonly end_date: string
  readonly all_day: boolean
}

/** Where an event stands on the calendar: on days, or at hours. */
export interface Placement {
  /** `days`: whole days, or so long that its hours are said instead of drawn */
  readonly kind: 'days' | 'hours' | 'moment'
  readonly start: WallTime
  /** the record's own; that of a moment is its start */
  readonly end: WallTime
  readonly firstDay: WallDay
  /** counted: the last one that it is drawn on */
  readonly lastDay: WallDay
  readonly warning: 'endsBeforeStart' | null
}

const secondsOfDay = 86_400

/** Until then a night belongs to the evening it began in, as in the list of events. */
export const endOfNight = '08:00:00'

/**
 * The days an event is drawn on. An end at midnight touches no further day; one in the early hours, of something that
 * is over within a day, belongs to the evening before; whole days end with their last one (contract.md §3.5).
 * @returns null when its start cannot be read
 */
export function placementOf({ start_date, end_date, all_day }: Dated): Placement | null {
  const start = readWallTime(start_date)
  if (!start) return null
  const said = readWallTime(end_date) ?? start
  const isBackwards = said < start
  const end = isBackwards ? start : said
  const length = secondsBetween(start, end)
  const warning = isBackwards ? 'endsBeforeStart' : null
  const placed = { start, end, firstDay: dayOf(start), warning } as const
  if (all_day) return { ...placed, kind: 'days', lastDay: dayOf(end) }
  if (length === 0) return { ...placed, kind: 'moment', lastDay: dayOf(start) }
  const lastDay = lastDayOf({ start, end })
  if (length >= secondsOfDay) return { ...placed, kind: 'days', lastDay }
  const isNight = clockOf(end) <= endOfNight
  return { ...placed, kind: 'hours', lastDay: isNight ? dayOf(start) : lastDay }
}

/** Whether it is drawn on any of these days. */
export function touches(placed: Placement, first: WallDay, last: WallDay): boolean {
  return placed.firstDay <= last && placed.lastDay >= first
}

/** The same beside hours, where what goes on after midnight is drawn on the day that it goes on. */
export function reaches(placed: Placement, first: WallDay, last: WallDay): boolean {
  if (touches(placed, first, last)) return true
  return placed.firstDay <= last && edgesOf(placed).end > wallTime(first, '00:00:00')
}

/** By which of them a view shows an event among its own. */
export const showing = (view: View) => (view === 'week' || view === 'day' ? reaches : touches)

/** Seconds that something without an end is drawn with. */
export const momentLength = 1800

/** Where it is drawn from and to, the last second not counted. */
export function edgesOf({ kind, start, end, firstDay, lastDay }: Placement) {
  if (kind === 'moment') return { start, end: addSeconds(start, momentLength) }
  if (kind === 'hours') return { start, end }
  const midnight = (day: WallDay) => wallTime(day, '00:00:00')
  return { start: midnight(firstDay), end: midnight(addDays(lastDay, 1)) }
}

interface Drawn {
  /** `YYYY-MM-DDTHH:MM:SS` without a zone, or `YYYY-MM-DD` */
  readonly start: string
  /** not counted; left out of a moment */
  readonly end?: string
  readonly allDay: boolean
}

/** The same as the component takes it: digits of a wall in a calendar of UTC, so that nothing is converted. */
export function drawnAs({ kind, start, end, firstDay, lastDay }: Placement): Drawn {
  if (kind === 'days') return { start: firstDay, end: addDays(lastDay, 1), allDay: true }
  const at = (wall: WallTime) => wall.replace(' ', 'T')
  return kind === 'moment'
    ? { start: at(start), allDay: false }
    : { start: at(start), end: at(end), allDay: false }
}
