import * as fc from 'fast-check'
import { forAll } from '../testProperty.ts'
import {
  addDays,
  addSeconds,
  clockOf,
  dayOf,
  daysCounted,
  readWallDay,
  readWallTime,
  secondsBetween,
  todayIn,
  wallTime,
  wallTimeAt,
  type WallDay,
  type WallTime,
} from './wallTime.ts'
import cases from './wallTime.cases.json'

const walls = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 1000, max: Date.UTC(2100, 0, 1) / 1000 })
  .map((seconds) => wallTimeAt(seconds * 1000, 'UTC'))

test.each(cases.read)('wall times %s is read', (text, wall) =>
  expect(readWallTime(text)).toBe(wall),
)

test.each(cases.none)('wall times %j is none', (text) => expect(readWallTime(text)).toBeNull())

test('wall times what was written is read back', () =>
  forAll([walls], (wall) => {
    expect(readWallTime(wall)).toBe(wall)
  }))

test('wall times any text is read or refused, never thrown at', () =>
  forAll([fc.string()], (text) => {
    expect(readWallTime(text)?.length ?? 19).toBe(19)
  }))

test('wall times 24:00 is the midnight that ends the day', () => {
  expect(wallTime('2026-12-31' as WallDay, '24:00')).toBe('2027-01-01 00:00:00')
})

test('wall times day and clock make the whole again', () =>
  forAll([walls], (wall) => {
    expect(wallTime(dayOf(wall), clockOf(wall))).toBe(wall)
  }))

test('wall times adding the distance arrives', () =>
  forAll([walls, walls], (from: WallTime, to: WallTime) => {
    expect(addSeconds(from, secondsBetween(from, to))).toBe(to)
  }))

test('wall times days are counted with both ends', () => {
  const day = readWallDay('2026-02-27')
  expect(day && addDays(day, 2)).toBe('2026-03-01')
  expect(day && daysCounted(day, addDays(day, 2))).toBe(3)
})

test('wall times today is a matter of the zone', () => {
  const instant = Date.UTC(2026, 10, 20, 23, 30)
  expect(todayIn('Europe/Madrid', instant)).toBe('2026-11-21')
  expect(todayIn('America/New_York', instant)).toBe('2026-11-20')
})
