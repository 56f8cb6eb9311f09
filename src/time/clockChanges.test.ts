import { clockChanges } from './zoneClock.ts'
import cases from './clockChanges.cases.json'

const year = (of: number) => [Date.UTC(of, 0, 1), Date.UTC(of + 1, 0, 1)] as const

test.each(cases)('the clock changes of $zone in 2026', ({ zone, changes }) => {
  expect(clockChanges(zone, ...year(2026))).toEqual(changes)
})
