import { expect, test } from 'vitest'
import { clockChanges } from './clockChanges.ts'

const year = (of: number) => [Date.UTC(of, 0, 1), Date.UTC(of + 1, 0, 1)] as const

test.each([
  [
    'Europe/Madrid',
    [
      { wall: '2026-03-29 02:00:00', before: 3600, after: 7200 },
      { wall: '2026-10-25 03:00:00', before: 7200, after: 3600 },
    ],
  ],
  [
    // Half an hour of summer time.
    'Australia/Lord_Howe',
    [
      { wall: '2026-04-05 02:00:00', before: 39_600, after: 37_800 },
      { wall: '2026-10-04 02:00:00', before: 37_800, after: 39_600 },
    ],
  ],
  ['UTC', []],
  ['+05:30', []],
])('the clock changes of %s in 2026', (zone, changes) => {
  expect(clockChanges(zone, ...year(2026))).toEqual(changes)
})
