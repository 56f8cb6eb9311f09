import {
  endsBeforeStart,
  startDayMoved,
  startMoved,
  fullDays,
  withHours,
  type Span,
} from '../../../time/span.ts'
import { addSeconds, readWallTime } from '../../../time/wallTime.ts'

/** Start and end as the boxes hold them: wall times, or what is none yet. */
export interface SpanValues {
  start_date: string
  end_date: string
}

const usualLength = 2 * 3600

function spanOf({ start_date, end_date }: SpanValues): Span | null {
  const start = readWallTime(start_date)
  const end = readWallTime(end_date)
  return start && end ? { start, end } : null
}

/**
 * The end that follows a start that was moved: the duration stays. Two hours for an event that had no end.
 * Null where there is nothing to follow yet, and where the end lay before the start: whoever types one after the other
 * keeps both.
 * @param from where the start was when it was last a time
 */
export function endAfterMove(
  from: string,
  to: string,
  end: string,
  allDay: boolean,
): string | null {
  const start = readWallTime(to)
  if (!start) return null
  const span = spanOf({ start_date: from, end_date: end })
  if (span && endsBeforeStart(span)) return null
  if (span) return (allDay ? startDayMoved : startMoved)(span, start).end
  if (end !== '') return null
  return allDay ? fullDays({ start, end: start }).end : addSeconds(start, usualLength)
}

/**
 * The same while the start is typed: each digit makes another start, so the end is reckoned from where both were before
 * the first of them.
 */
export function followingEnd() {
  let begun: { readonly from: string; readonly end: string; readonly put: string } | null = null
  let lastStart = ''
  return {
    /** @param end as the box holds it; null when it is to stay */
    after(before: string, to: string, end: string, allDay: boolean): string | null {
      if (begun?.put !== end) begun = { from: readWallTime(before) ?? lastStart, end, put: end }
      lastStart = readWallTime(to) ?? readWallTime(before) ?? lastStart
      const next = endAfterMove(begun.from, to, begun.end, allDay)
      if (next !== null) begun = { ...begun, put: next }
      return next
    },
    /** The start was left: what is typed there from now on is another move. */
    leave: () => {
      begun = null
    },
  }
}

/** Both boxes after «all day» was switched; the hours that were there before come back. */
export function spanOfDays(
  boxes: SpanValues,
  allDay: boolean,
  hours: SpanValues | null,
): SpanValues {
  const span = spanOf(boxes)
  if (!span) return boxes
  if (allDay) return boxesOf(fullDays(span))
  const before = hours && spanOf(hours)
  const sameDays = before && isSameDays(before, span)
  return boxesOf(sameDays ? before : withHours(span))
}

/** The same again and again: what the hours were is remembered from one to the next. */
export function switchedDays() {
  let hours: SpanValues | null = null
  return (boxes: SpanValues, allDay: boolean): SpanValues => {
    const next = spanOfDays(boxes, allDay, hours)
    hours = allDay ? boxes : null
    return next
  }
}

function isSameDays(one: Span, other: Span): boolean {
  return (
    one.start.slice(0, 10) === other.start.slice(0, 10) &&
    one.end.slice(0, 10) === other.end.slice(0, 10)
  )
}

function boxesOf({ start, end }: Span): SpanValues {
  return { start_date: start, end_date: end }
}
