import { everyDate } from '../../../resources/events/events.ts'
import { widerDates } from '../listings/widerDates.ts'
import { readWallDay } from '../../../time/wallTime.ts'
import { datesOf, firstDayOf, type Span } from './driftFilters.ts'

const today = readWallDay('2027-03-10')

test.each<[span: Span, first: string | undefined, asked: object]>([
  ['upcoming', '2027-03-10', { ends_after: '2027-01-09' }],
  ['year', '2026-03-10', { ends_after: '2026-01-08' }],
  ['all', undefined, everyDate],
])('%s begins %s, and versions are looked for further', (span, first, asked) => {
  if (today === null) throw new Error('no day')
  expect(firstDayOf(span, today)).toBe(first)
  expect(widerDates(datesOf(span, today), today)).toEqual(asked)
})
