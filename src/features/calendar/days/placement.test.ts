import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import { Temporal } from 'temporal-polyfill'
import { readWallDay } from '../../../time/wallTime.ts'
import { drawnAs, placementOf, reaches, touches } from './placement.ts'
import cases from './placement.cases.json'

const placed = (start_date: string, end_date: string, all_day = false) => {
  const found = placementOf({ start_date, end_date, all_day })
  return found && [found.kind, found.firstDay, found.lastDay]
}

/** «18 19:00» of November 2026. */
const inNovember = (short: string) => short && `2026-11-${short}:00`

describe('an event stands on', () => {
  test.each(cases)('%s', (_what, start, end, expected) => {
    const [kind = '', ...days] = placed(inNovember(start), inNovember(end)) ?? []
    expect([kind, ...days.map((day) => day.slice(8))].join(' ')).toBe(expected)
  })

  test.each([
    ['its whole days, the last one counted', '2026-11-18 00:00:00', '2026-11-20 23:59:59', true],
    ['every day of a year', '2026-01-01 10:00:00', '2026-12-31 20:00:00', false],
  ])('%s', (_what, start, end, isWhole) => {
    expect(placed(start, end, isWhole)).toEqual(['days', start.slice(0, 10), end.slice(0, 10)])
  })

  test('its start, and says that it ends before', () => {
    const dates = { start_date: '2026-11-18 19:00:00', end_date: '2026-11-17 10:00:00' }
    expect(placementOf({ ...dates, all_day: false })?.warning).toBe('endsBeforeStart')
  })
})

/** Wall times around both clock changes of Europe, around new year, and anywhere in five years. */
const walls = fc
  .oneof(
    fc.constantFrom('2026-03-28T12:00', '2026-10-24T12:00', '2026-12-31T00:00', '2028-02-28T09:00'),
    fc.integer({ min: 0, max: 5 * 365 }).map((days) => {
      return Temporal.PlainDate.from('2025-01-01').add({ days }).toPlainDateTime().toString()
    }),
  )
  .chain((from) =>
    fc.integer({ min: 0, max: 48 * 60 }).map((minutes) => {
      return Temporal.PlainDateTime.from(from).add({ minutes })
    }),
  )

const written = (at: Temporal.PlainDateTime) =>
  at.toString({ smallestUnit: 'second' }).replace('T', ' ')

/** The days an event is drawn on, reckoned otherwise: each is asked whether any of the event lies in its hours. */
function daysByHours(start: Temporal.PlainDateTime, end: Temporal.PlainDateTime, allDay: boolean) {
  const days: string[] = []
  const night = end.toPlainTime().toString() <= '08:00:00' && start.until(end).total('hours') < 24
  for (let day = start.toPlainDate(); ; day = day.add({ days: 1 })) {
    const begins = day.toPlainDateTime()
    const isFirst = days.length === 0
    const isBefore = Temporal.PlainDateTime.compare(begins, end) < 0
    const isLastOfAll = allDay && day.equals(end.toPlainDate())
    if (!isFirst && !isLastOfAll && (!isBefore || night)) return days
    days.push(day.toString())
  }
}

function daysDrawn(start: Temporal.PlainDateTime, end: Temporal.PlainDateTime, all_day: boolean) {
  const found = placementOf({ start_date: written(start), end_date: written(end), all_day })
  if (!found) return []
  const count = start.toPlainDate().until(found.lastDay).days + 1
  const near = Array.from({ length: Math.max(0, count) }, (_, days) =>
    readWallDay(start.toPlainDate().add({ days }).toString()),
  )
  return near.filter((day) => day !== null && touches(found, day, day))
}

describe('placement', () => {
  test('finds the days that plain reckoning finds', () =>
    forAll(
      [
        walls,
        fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 600_000 })),
        fc.boolean(),
      ],
      (start, minutes, allDay) => {
        const end = start.add({ minutes })
        expect(daysDrawn(start, end, allDay)).toEqual(daysByHours(start, end, allDay))
      },
      { numRuns: 150 },
    ))

  test('hands the component the digits of the wall, on both nights of a clock change too', () =>
    forAll([walls, fc.integer({ min: 1, max: 1439 })], (start, minutes) => {
      const dates = { start_date: written(start), end_date: written(start.add({ minutes })) }
      const found = placementOf({ ...dates, all_day: false })
      const drawn = found && drawnAs(found)
      expect(drawn?.start.replace('T', ' ')).toBe(dates.start_date)
      expect(drawn?.end?.replace('T', ' ')).toBe(dates.end_date)
    }))

  test('ends whole days on the morning after, which the component does not count', () => {
    const dates = { start_date: '2026-12-30 00:00:00', end_date: '2026-12-31 23:59:59' }
    const found = placementOf({ ...dates, all_day: true })
    expect(found && drawnAs(found)).toEqual({
      start: '2026-12-30',
      end: '2027-01-01',
      allDay: true,
    })
  })
})

test.each([
  ['of a night', '2026-11-18 22:00:00', '2026-11-19 03:00:00', true],
  ['of what ends at midnight', '2026-11-18 22:00:00', '2026-11-19 00:00:00', false],
  ['of a moment just before it', '2026-11-18 23:45:00', '', true],
  ['of what ends where it begins', '2026-11-18 19:00:00', '2026-11-18 19:00:00', false],
  ['of whole days', '2026-11-17 00:00:00', '2026-11-18 23:59:59', false],
])('what is drawn after midnight %s', (_of, start_date, end_date, isDrawn) => {
  const found = placementOf({ start_date, end_date, all_day: start_date.endsWith('00:00:00') })
  const after = readWallDay('2026-11-19')
  const evening = readWallDay('2026-11-18')
  if (!found || !after || !evening) throw new Error(start_date)
  expect(reaches(found, after, after)).toBe(isDrawn)
  expect(touches(found, after, after)).toBe(false)
  expect(reaches(found, evening, evening)).toBe(true)
})
