import { formatRecentTime } from './instantTime.ts'

const now = new Date(2026, 10, 22, 9, 5).getTime()

test('a time of today is a time, one of another day says which', () => {
  expect(formatRecentTime('en', new Date(2026, 10, 22, 8, 30).getTime(), now)).toBe('08:30')
  expect(formatRecentTime('en', new Date(2026, 10, 21, 19, 30).getTime(), now)).toBe(
    '19:30 (21 Nov)',
  )
  expect(formatRecentTime('ca', new Date(2026, 10, 21, 19, 30).getTime(), now)).toMatch(
    /^19:30 \(21 .*nov/,
  )
})
