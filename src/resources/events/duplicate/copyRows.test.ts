import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import {
  clockOf,
  dayOf,
  daysCounted,
  readWallTime,
  secondsBetween,
  wallTimeAt,
  type WallTime,
} from '../../../time/wallTime.ts'
import { placeOnClock } from '../../../time/zoneClock.ts'
import { mostCopies, rowNote, rowProblem, rowsOf, timesOn } from './copyRows.ts'

const wall = (text: string): WallTime => {
  const read = readWallTime(text)
  if (!read) throw new Error(`no time: ${text}`)
  return read
}

const seconds = { min: Date.UTC(2020, 0, 1) / 1000, max: Date.UTC(2036, 0, 1) / 1000 }
const walls = fc.integer(seconds).map((at) => wallTimeAt(at * 1000, 'UTC'))
const days = walls.map(dayOf)
const zones = fc.constantFrom('Europe/Madrid', 'America/Havana', 'Australia/Lord_Howe', 'UTC+2')
const spans = fc.tuple(walls, fc.nat({ max: 500_000 })).map(([start, length]) => ({
  start_date: start,
  end_date: wallTimeAt(Date.parse(`${start.replace(' ', 'T')}Z`) + length * 1000, 'UTC'),
}))

const source = {
  title: 'Fira',
  all_day: false,
  start_date: '2026-09-26 02:30:00',
  end_date: '2026-09-26 04:00:00',
  timezone: 'Europe/Madrid',
}
const on = (text: string) => ({ day: dayOf(wall(text)) })
const none = new Map<string, never>()

describe('a copy', () => {
  test('has the hours and the duration of its original, on its own day', () =>
    forAll([spans, zones, days], (times, timezone, day) => {
      const moved = timesOn({ ...times, timezone, all_day: false }, { day })
      if (!moved) throw new Error('no times')
      expect(dayOf(moved.start)).toBe(day)
      expect(clockOf(moved.start)).toBe(clockOf(times.start_date))
      expect(secondsBetween(moved.start, moved.end)).toBe(
        secondsBetween(times.start_date, times.end_date),
      )
    }))

  test('of whole days has as many of them', () =>
    forAll([spans, days], (times, day) => {
      const moved = timesOn({ ...times, timezone: 'UTC', all_day: true }, { day, clock: '19:00' })
      if (!moved) throw new Error('no times')
      expect(moved.start).toBe(`${day} 00:00:00`)
      expect(moved.end.endsWith(' 23:59:59')).toBe(true)
      expect(daysCounted(day, dayOf(moved.end))).toBe(
        daysCounted(dayOf(times.start_date), dayOf(times.end_date)),
      )
    }))

  test('is stopped exactly by a time that its zone never shows', () =>
    forAll([spans, zones, days], (times, timezone, day) => {
      const whole = { ...source, ...times, timezone }
      const [row] = rowsOf(whole, [{ day }], none).rows
      if (!row) throw new Error('no row')
      const isMissing = [row.start_date, row.end_date].some(
        (time) => placeOnClock(time, timezone).kind === 'gap',
      )
      expect(rowProblem(row, whole)?.startsWith('gap') ?? false).toBe(isMissing)
    }))

  test('in the night the clock jumps is stopped until it is edited; in the other one it is noted', () => {
    const [spring, autumn] = rowsOf(source, [on('2027-03-28'), on('2027-10-31')], none).rows
    if (!spring || !autumn) throw new Error('no rows')
    expect(rowProblem(spring, source)).toBe('gapStart')
    expect(rowProblem(autumn, source)).toBeNull()
    expect(rowNote(autumn, source)).toBe('overlapStart')
    const edit = { start_date: wall('2027-03-28 03:30:00') }
    const [mended] = rowsOf(source, [on('2027-03-28')], new Map([[spring.key, edit]])).rows
    if (!mended) throw new Error('no row')
    expect(rowProblem(mended, source)).toBeNull()
    expect(rowProblem({ ...mended, end_date: spring.key }, source)).toBe('endBeforeStart')
  })

  test('is held to what the form of an event is held to', () => {
    const [row] = rowsOf(source, [on('2027-04-03')], none).rows
    if (!row) throw new Error('no row')
    const problem = (edit: object) => rowProblem({ ...row, ...edit }, source)
    expect(problem({ title: 'a'.repeat(10_000) })).toBeNull()
    expect(problem({ title: 'a'.repeat(10_001) })).toBe('longTitle')
    expect(problem({ title: ' ' })).toBe('noTitle')
    expect(problem({ title: '\u200B\u202E' })).toBe('noTitle')
    expect(problem({ start_date: wall('0027-04-03 10:00:00') })).toBe('yearStart')
    expect(problem({ end_date: wall('9999-04-03 10:00:00') })).toBe('yearEnd')
  })
})

test('rows are in order, each start once, and no more than are made in one go', async () => {
  const chosen = fc.array(fc.record({ day: days, clock: fc.constantFrom(null, '11:00') }), {
    maxLength: 300,
  })
  await forAll([chosen], (all) => {
    const { rows, repeated, beyond } = rowsOf(source, all, none)
    const starts = rows.map(({ key }) => key)
    expect(starts).toEqual([...new Set(starts)].toSorted())
    expect(rows.length + repeated + beyond).toBe(all.length)
    expect(rows.length).toBeLessThanOrEqual(mostCopies)
  })
})
