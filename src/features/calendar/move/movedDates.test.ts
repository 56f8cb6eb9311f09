import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import { Temporal } from 'temporal-polyfill'
import { type Part, movedDates } from './movedDates.ts'

const site = 'Europe/Madrid'
const event = (start_date: string, end_date: string, over: object = {}) => {
  return { start_date, end_date, all_day: false, timezone: '', ...over }
}
const at = (part: Part, days: number, minutes = 0) => ({ part, by: { days, minutes } })

/** Around both clock changes of Europe and of New York, and anywhere in three years. */
const walls = fc
  .oneof(
    fc.constantFrom('2026-03-07T20:00', '2026-03-28T20:00', '2026-10-24T20:00', '2026-10-31T20:00'),
    fc
      .integer({ min: 0, max: 3 * 365 })
      .map((days) => Temporal.PlainDateTime.from('2025-06-01T00:00').add({ days }).toString()),
  )
  .chain((from) =>
    fc
      .integer({ min: 0, max: 24 * 60 })
      .map((minutes) => Temporal.PlainDateTime.from(from).add({ minutes })),
  )
const zones = fc.constantFrom('Europe/Madrid', 'America/New_York', 'Atlantic/Canary', 'UTC')
const steps = fc.record({
  days: fc.integer({ min: -40, max: 40 }),
  minutes: fc.integer({ min: -96, max: 96 }).map((quarters) => quarters * 15),
})
const lengths = fc.integer({ min: 1, max: 5000 })

const written = (wall: Temporal.PlainDateTime) =>
  wall.toString({ smallestUnit: 'second' }).replace('T', ' ')

/** What the clock of the zone shows where it was asked for this: reckoned without the code that is tested. */
const shownIn = (wall: Temporal.PlainDateTime, zone: string) =>
  wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).toPlainDateTime()

/** Days and minutes may go either way, which one sum of theirs may not. */
const put = (wall: Temporal.PlainDateTime, { days, minutes }: { days: number; minutes: number }) =>
  wall.add({ days }).add({ minutes })

describe('an event that is moved', () => {
  test('begins where plain reckoning on the clock of its own zone says, and lasts as long', () =>
    forAll([walls, lengths, zones, steps], (start, minutes, timezone, by) => {
      const end = start.add({ minutes })
      const moved = movedDates(
        event(written(start), written(end), { timezone }),
        { part: 'whole', by },
        site,
      )
      const from = shownIn(put(start, by), timezone)
      const to = shownIn(from.add({ minutes }), timezone)
      expect(moved).toMatchObject({ start_date: written(from), end_date: written(to) })
    }))

  test('by one of its ends keeps the other, or is left alone', () =>
    forAll(
      [walls, lengths, zones, steps, fc.constantFrom<Part>('start', 'end')],
      (start, minutes, timezone, by, part) => {
        const end = start.add({ minutes })
        const dates = event(written(start), written(end), { timezone })
        const moved = movedDates(dates, { part, by }, site)
        const there = written(shownIn(put(part === 'start' ? start : end, by), timezone))
        const expected =
          part === 'start'
            ? { start_date: there, end_date: written(end) }
            : { start_date: written(start), end_date: there }
        if (expected.start_date < expected.end_date) expect(moved).toMatchObject(expected)
        else expect(moved).toBeNull()
      },
    ))

  test('of whole days stays of whole days, whatever the clock does', () =>
    forAll([walls, fc.integer({ min: 0, max: 20 }), steps], (start, more, { days }) => {
      const first = start.toPlainDate()
      const last = first.add({ days: more })
      const dates = event(`${first} 00:00:00`, `${last} 23:59:59`, { all_day: true })
      expect(movedDates(dates, at('whole', days), site)).toEqual({
        start_date: `${first.add({ days })} 00:00:00`,
        end_date: `${last.add({ days })} 23:59:59`,
        note: null,
      })
      const longer = movedDates(dates, at('end', days), site)
      if (more + days < 0) expect(longer).toBeNull()
      else expect(longer?.end_date).toBe(`${last.add({ days })} 23:59:59`)
    }))
})

test.each([
  ['whole days by hours', { all_day: true }, at('whole', 0, 90), null],
  ['a night, by a day', {}, at('whole', 1), ['2026-11-19 22:00:00', '2026-11-20 03:00:00']],
  ['its end before its start', {}, at('end', 0, -300), null],
  ['its start to its end', {}, at('start', 0, 300), null],
  ['its end by an hour', {}, at('end', 0, 60), ['2026-11-18 22:00:00', '2026-11-19 04:00:00']],
] as const)('%s', (_what, over, move, expected) => {
  const moved = movedDates(event('2026-11-18 22:00:00', '2026-11-19 03:00:00', over), move, site)
  expect(moved && [moved.start_date, moved.end_date]).toEqual(expected)
})

test('what has no end keeps having none, and gets one from where it is drawn to when it is stretched', () => {
  const open = event('2026-11-18 19:00:00', '')
  expect(movedDates(open, at('whole', 1), site)).toMatchObject({
    start_date: '2026-11-19 19:00:00',
    end_date: '',
  })
  expect(movedDates(open, at('end', 0, 30), site)?.end_date).toBe('2026-11-18 20:00:00')
  expect(movedDates(event('soon', ''), at('end', 0, 30), site)).toBeNull()
})

test('what the clock does there is said', () => {
  const night = (date: string) => event(`${date} 02:30:00`, `${date} 02:45:00`)
  expect(movedDates(night('2027-03-27'), at('whole', 1), site)).toMatchObject({
    start_date: '2027-03-28 03:30:00',
    note: 'gap',
  })
  expect(movedDates(night('2026-10-24'), at('whole', 1), site)?.note).toBe('twice')
  // London jumps an hour earlier on its clock.
  const london = event('2027-03-27 01:30:00', '2027-03-27 04:00:00', { timezone: 'Europe/London' })
  const there = { start_date: '2027-03-28 02:30:00', note: 'gap' }
  expect(movedDates(london, at('whole', 1), site)).toMatchObject(there)
  const evening = event('2026-10-24 22:00:00', '2026-10-25 01:00:00')
  expect(movedDates(evening, at('end', 0, 300), site)?.note).toBe('changes')
})
