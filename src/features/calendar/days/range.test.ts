import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import { Temporal } from 'temporal-polyfill'
import { type WallDay } from '../../../time/wallTime.ts'
import { periodTitle, daysOf, stepped, views } from './range.ts'

const day = (text: string) => text as WallDay

const anyDay = fc
  .integer({ min: 0, max: 60_000 })
  .map((days) => Temporal.PlainDate.from('1970-01-01').add({ days }))

test.each([
  ['month', '2026-11-18', '2026-10-26', '2026-12-06'],
  ['month', '2027-02-10', '2027-02-01', '2027-02-28'],
  ['agenda', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['day', '2026-11-22', '2026-11-22', '2026-11-22'],
] as const)('a %s of %s is %s to %s', (view, date, first, last) => {
  expect(daysOf(view, day(date))).toEqual({ first, last })
})

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-01-15', -1, '2026-12-15'],
] as const)('a month from %s by %i is %s', (date, step, expected) => {
  expect(stepped('month', day(date), step)).toBe(expected)
})

test('every view of a day lies in the weeks of its month', () =>
  forAll([anyDay, fc.constantFrom(...views)], (date, view) => {
    const at = day(date.toString())
    const whole = daysOf('month', at)
    const { first, last } = daysOf(view, at)
    expect([whole.first <= first, last <= whole.last]).toEqual([true, true])
    expect(Temporal.PlainDate.from(whole.first).dayOfWeek).toBe(1)
    expect(Temporal.PlainDate.from(whole.last).dayOfWeek).toBe(7)
  }))

test('a step forwards shows the days that follow, and none is passed over', () =>
  forAll([anyDay, fc.constantFrom('week', 'day', 'agenda')], (date, view) => {
    const at = day(date.toString())
    const next = daysOf(view, stepped(view, at, 1))
    expect(Temporal.PlainDate.from(daysOf(view, at).last).add({ days: 1 }).toString()).toBe(
      next.first,
    )
  }))

test.each([
  ['ca', 'month', 'Novembre del 2026'],
  ['es', 'month', 'Noviembre de 2026'],
  ['en', 'month', 'November 2026'],
  ['ca', 'day', 'Dimecres, 18 de novembre del 2026'],
] as const)('in %s a %s is called %s', (language, view, title) => {
  expect(periodTitle(view, day('2026-11-18'), language)).toBe(title)
})
