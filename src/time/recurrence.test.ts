import * as fc from 'fast-check'
import { forAll } from '../testProperty.ts'
import { placeInMonth, recurringDays, weekdayOf, weekdays, type Weekday } from './recurrence.ts'
import { addDays, dayOf, daysCounted, readWallDay, wallTimeAt, type WallDay } from './wallTime.ts'

const day = (text: string): WallDay => {
  const read = readWallDay(text)
  if (!read) throw new Error(`no day: ${text}`)
  return read
}

const days = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2060, 0, 1) / 86_400_000 })
  .map((number) => dayOf(wallTimeAt(number * 86_400_000, 'UTC')))
const every = fc.integer({ min: 1, max: 12 })
const times = fc.integer({ min: 1, max: 60 })
const some = fc.subarray<Weekday>([...weekdays], { minLength: 1 })
const most = 200

function isRising(found: readonly WallDay[]): boolean {
  return found.every((one, at) => at === 0 || one > (found[at - 1] ?? ''))
}

test('a recurrence by weeks: on the weekdays chosen, in every so many weeks, none twice, as often as asked', () =>
  forAll([days, every, times, some], (from, weeks, count, on) => {
    const rule = { by: 'weeks', from, every: weeks, times: count, on } as const
    const found = recurringDays(rule, most).days
    const monday = addDays(from, 1 - weekdayOf(from))
    expect(found).toHaveLength(count)
    expect(isRising(found)).toBe(true)
    for (const one of found) {
      expect(one >= from).toBe(true)
      expect(on).toContain(weekdayOf(one))
      expect(Math.floor((daysCounted(monday, one) - 1) / 7) % weeks).toBe(0)
    }
  }))

test('a recurrence until a day: nothing after it, and nothing missing before it', () =>
  forAll([days, fc.nat({ max: 150 }), some], (from, length, on) => {
    const until = addDays(from, length)
    const { days: found } = recurringDays({ by: 'weeks', from, every: 1, until, on }, most)
    const all = Array.from({ length: length + 1 }, (_, at) => addDays(from, at))
    expect(found).toEqual(all.filter((one) => on.includes(weekdayOf(one))))
  }))

test('a recurrence by days: as far apart as asked', () =>
  forAll([days, every, times], (from, step, count) => {
    const rule = { by: 'days', from, every: step, times: count } as const
    const expected = Array.from({ length: count }, (_, at) => addDays(from, at * step))
    expect(recurringDays(rule, most).days).toEqual(expected)
  }))

test('a recurrence by months: one of its weekday in a month, at its place in it', async () => {
  const nth = fc.constantFrom(...([1, 2, 3, 4, 5, 'last'] as const))
  await forAll([days, every, nth, fc.constantFrom(...weekdays)], (from, step, place, weekday) => {
    const months = { weekday, nth: place }
    const rule = { by: 'months', from, every: step, place: months, times: 12 } as const
    const { days: found } = recurringDays(rule, most)
    // A fifth Monday of February comes once in 28 years: reckoning ends before the twelfth.
    if (place !== 5 || step % 12 !== 0) expect(found).toHaveLength(12)
    expect(isRising(found)).toBe(true)
    for (const one of found) {
      expect(weekdayOf(one)).toBe(weekday)
      const inWeek = Math.ceil(Number(one.slice(8)) / 7)
      if (place === 'last') expect(addDays(one, 7).slice(5, 7)).not.toBe(one.slice(5, 7))
      else expect(inWeek).toBe(place)
    }
  })
})

test('a recurrence the place of a day leads back to the day', () =>
  forAll([days], (from) => {
    const rule = { by: 'months', from, every: 1, times: 1, place: placeInMonth(from) } as const
    const [found] = recurringDays(rule, most).days
    const isFifthOrFourth = placeInMonth(from).nth === 'last' || Number(from.slice(8)) <= 28
    expect(isFifthOrFourth && found === from).toBe(true)
  }))

test('a recurrence the first Saturday of every second month', () => {
  const rule = {
    by: 'months',
    from: day('2026-10-03'),
    every: 2,
    times: 4,
    place: placeInMonth(day('2026-10-03')),
  } as const
  const expected = ['2026-10-03', '2026-12-05', '2027-02-06', '2027-04-03']
  expect(recurringDays(rule, most).days).toEqual(expected)
})

test('a recurrence stops at the most, and says so; at no end at all, it has no day', () => {
  const rule = { by: 'days', from: day('2026-10-03'), every: 1 } as const
  expect(recurringDays({ ...rule, times: 500 }, 200)).toMatchObject({ isCut: true })
  expect(recurringDays({ ...rule, times: 200 }, 200)).toMatchObject({ isCut: false })
  expect(recurringDays(rule, 200).days).toEqual([])
  expect(recurringDays({ ...rule, every: 0, times: 3 }, 200).days).toEqual([])
})

test('a recurrence comes to an end although nothing is found, or years run out', () => {
  const from = day('2026-10-03')
  const fifth = { weekday: 6, nth: 5 } as const
  const soon = day('2026-11-20')
  const months = { by: 'months', from, every: 1, until: soon, place: fifth } as const
  expect(recurringDays(months, 200).days).toEqual(['2026-10-31'])
  const far = { by: 'days', from, every: 100_000, times: 50 } as const
  expect(recurringDays(far, 200).days).toEqual(['2026-10-03'])
})
