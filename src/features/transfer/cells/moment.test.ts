import type { WallDay } from '../../../time/wallTime.ts'
import type { StoredCell } from './cell.ts'
import { clockIn, momentOf } from './moment.ts'

const today = '2026-11-22' as WallDay

const stored = (kind: StoredCell['kind'], value: string) => ({ kind, value, shown: value })

test.each([
  ['20:30:00', '20:30:00'],
  ['26:00:00', '26:00:00'],
  ['20:99:00', null],
  ['100:00:00', null],
])('an hour of a workbook, %s, is %s', (value, clock) => {
  expect(clockIn(stored('hour', value))).toBe(clock)
  expect(clockIn(stored('moment', `2026-12-26 ${value}`))).toBe(clock)
})

test('a moment of a workbook is none where its hour is none', () => {
  const read = (value: string) => momentOf(stored('moment', value), today, 'dayFirst')
  expect(read('2026-12-26 20:30:00')).toMatchObject({ day: '2026-12-26', clock: '20:30:00' })
  expect(read('2026-12-26 99:99:99')).toEqual({ problem: 'date' })
})
