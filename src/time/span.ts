import {
  addDays,
  addSeconds,
  dayOf,
  daysCounted,
  secondsBetween,
  type WallDay,
  wallTime,
  type WallTime,
} from './wallTime.ts'

/** Start and end of something, wall times of one zone. */
export interface Span {
  start: WallTime
  end: WallTime
}

const firstClock = '00:00:00'
const lastClock = '23:59:59'

/** The whole days the span touches: first 00:00:00, last 23:59:59, the last day included. contract.md §3.5. */
export function fullDays({ start, end }: Span): Span {
  return { start: wallTime(dayOf(start), firstClock), end: wallTime(dayOf(end), lastClock) }
}

/** True when the span is made of whole days, so that its hours say nothing. */
export function isFullDays({ start, end }: Span): boolean {
  return start.endsWith(firstClock) && end.endsWith(lastClock)
}

/** The last day that the span touches: an end at midnight touches none of the day that it begins. */
export function lastDayOf({ start, end }: Span): WallDay {
  return dayOf(end > start ? addSeconds(end, -1) : start)
}

/** Moves the start and keeps the duration on the wall: a concert of two hours stays one. */
export function startMoved(span: Span, start: WallTime): Span {
  const length = secondsBetween(span.start, span.end)
  return { start, end: addSeconds(start, Math.max(0, length)) }
}

/** Moves the start of whole days and keeps how many they are. */
export function startDayMoved(span: Span, start: WallTime): Span {
  const days = Math.max(1, daysCounted(dayOf(span.start), dayOf(span.end)))
  return fullDays({ start, end: wallTime(addDays(dayOf(start), days - 1), lastClock) })
}

/** Hours for a span that had none: from `clock` on its first day, two hours on its last. */
export function withHours(span: Span, clock = '19:00:00'): Span {
  const start = wallTime(dayOf(span.start), clock)
  return { start, end: addSeconds(wallTime(dayOf(span.end), clock), 2 * 3600) }
}

export function endsBeforeStart({ start, end }: Span): boolean {
  return end < start
}
