import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import { Temporal } from 'temporal-polyfill'
import { readWallTime, type WallDay, type WallTime } from '../../../time/wallTime.ts'
import { chosen, type Picked } from './chosen.ts'

const madrid = 'Europe/Madrid'
const zones = [madrid, 'Atlantic/Canary', 'America/New_York', 'Australia/Lord_Howe', 'UTC']

const day = (text: string) => text as WallDay
const at = (text: string) => readWallTime(text) as WallTime

const slot = (text: string): Picked => ({ kind: 'slot', at: at(text) })
const hours = (start: string, end: string): Picked => ({
  kind: 'hours',
  start: at(start),
  end: at(end),
})
const days = { kind: 'days', first: day('2027-02-27'), last: day('2027-03-01') } as const

test.each<[Picked, string, string, boolean]>([
  [{ kind: 'day', day: day('2027-03-10') }, '2027-03-10 19:00:00', '2027-03-10 21:00:00', false],
  [days, '2027-02-27 00:00:00', '2027-03-01 23:59:59', true],
  [slot('2027-03-10 10:45'), '2027-03-10 10:30:00', '2027-03-10 12:30:00', false],
  [slot('2027-12-31 23:30'), '2027-12-31 23:30:00', '2028-01-01 01:30:00', false],
  [
    hours('2027-03-10 22:15', '2027-03-11 00:00'),
    '2027-03-10 22:15:00',
    '2027-03-11 00:00:00',
    false,
  ],
])('%o is from %s to %s', (picked, start_date, end_date, all_day) => {
  expect(chosen(picked, madrid)).toEqual({ start_date, end_date, all_day })
})

test.each<[string, Picked, string, string]>([
  ['starts', slot('2027-03-28 02:30'), '03:30', '04:30'],
  ['ends', slot('2027-03-28 00:30'), '00:30', '03:30'],
  ['begins and ends', hours('2027-03-28 02:00', '2027-03-28 02:45'), '03:00', '03:45'],
  ['only begins', hours('2027-03-28 02:30', '2027-03-28 03:00'), '03:30', '04:00'],
])('what %s in the hour that a night leaves out is after it', (_, picked, start, end) => {
  const { start_date, end_date } = chosen(picked, madrid)
  expect([start_date, end_date]).toEqual([`2027-03-28 ${start}:00`, `2027-03-28 ${end}:00`])
})

const anyDay = fc
  .integer({ min: 0, max: 47_000 })
  .map((days) => Temporal.PlainDate.from('1971-01-01').add({ days }))
const anyQuarter = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 95 }))
  .map(([date, quarter]) => date.toPlainDateTime().add({ minutes: 15 * quarter }))
const wall = (moment: Temporal.PlainDateTime) => at(moment.toString({ smallestUnit: 'second' }))

/** As the other library's clock of the zone shows a wall time. */
const shown = (moment: Temporal.PlainDateTime, zone: string) =>
  wall(moment.toZonedDateTime(zone, { disambiguation: 'later' }).toPlainDateTime())

test('a slot begins at its half hour, lasts two, and is shown by the clock of its zone', () =>
  forAll([anyQuarter, fc.constantFrom(...zones)], (moment, zone) => {
    const half = moment.with({ minute: moment.minute < 30 ? 0 : 30 })
    const { start_date, end_date } = chosen({ kind: 'slot', at: wall(moment) }, zone)
    expect(start_date).toBe(shown(half, zone))
    expect(end_date).toBe(shown(half.add({ hours: 2 }), zone))
  }))

test('hours that were drawn over end after they begin, and both exist', () =>
  forAll(
    [anyQuarter, fc.integer({ min: 2, max: 96 }), fc.constantFrom(...zones)],
    (moment, quarters, zone) => {
      const end = moment.add({ minutes: 15 * quarters })
      const made = chosen({ kind: 'hours', start: wall(moment), end: wall(end) }, zone)
      expect(made.end_date > made.start_date).toBe(true)
      for (const one of [made.start_date, made.end_date])
        expect(shown(Temporal.PlainDateTime.from(one.replace(' ', 'T')), zone)).toBe(one)
    },
  ))

test('days are whole ones from the first to the last, whatever the clock does in between', () =>
  forAll(
    [anyDay, fc.integer({ min: 0, max: 40 }), fc.constantFrom(...zones)],
    (date, more, zone) => {
      const last = date.add({ days: more })
      const picked = {
        kind: 'days',
        first: day(date.toString()),
        last: day(last.toString()),
      } as const
      expect(chosen(picked, zone)).toEqual({
        start_date: `${date.toString()} 00:00:00`,
        end_date: `${last.toString()} 23:59:59`,
        all_day: true,
      })
    },
  ))
