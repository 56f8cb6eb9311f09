import * as fc from 'fast-check'
import { forAll } from '../testProperty.ts'
import {
  endsBeforeStart,
  isFullDays,
  startDayMoved,
  startMoved,
  fullDays,
  withHours,
} from './span.ts'
import { dayOf, daysCounted, secondsBetween, wallTimeAt } from './wallTime.ts'

const walls = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 1000, max: Date.UTC(2060, 0, 1) / 1000 })
  .map((seconds) => wallTimeAt(seconds * 1000, 'UTC'))
const spans = fc.tuple(walls, walls).map(([one, other]) => ({
  start: one < other ? one : other,
  end: one < other ? other : one,
}))

test('spans: moving the start keeps the duration', () =>
  forAll([spans, walls], (span, start) => {
    const moved = startMoved(span, start)
    expect(secondsBetween(moved.start, moved.end)).toBe(secondsBetween(span.start, span.end))
    expect(endsBeforeStart(moved)).toBe(false)
  }))

test('spans: moving the first day keeps how many days they are', () =>
  forAll([spans, walls], (span, start) => {
    const moved = startDayMoved(span, start)
    expect(isFullDays(moved)).toBe(true)
    expect(daysCounted(dayOf(moved.start), dayOf(moved.end))).toBe(
      daysCounted(dayOf(span.start), dayOf(span.end)),
    )
  }))

test('spans: whole days touch the same days, and hours given to them do not end before the start', () =>
  forAll([spans], (span) => {
    const days = fullDays(span)
    expect([dayOf(days.start), dayOf(days.end)]).toEqual([dayOf(span.start), dayOf(span.end)])
    expect(isFullDays(days)).toBe(true)
    expect(endsBeforeStart(withHours(days))).toBe(false)
  }))
