import { readFilters } from '../../../core/resource/filters.ts'
import type { EventFilters } from '../../../resources/events/events.ts'
import { readWallDay } from '../../../time/wallTime.ts'
import { filtersOfBackwards, filtersOfDays, calendarFilters } from './calendarFilters.ts'

const first = readWallDay('2026-10-26')
const last = readWallDay('2026-12-06')

const status = ['publish', 'draft']
const begins = { ends_after: '2026-10-25' }
const exact = { strict_dates: true }
const wider = { ...exact, starts_before: '2026-12-07 23:59:59' }

test.each<[what: string, asked: EventFilters, sent: EventFilters]>([
  ['everything that overlaps', {}, { ...begins, starts_before: '2026-12-06' }],
  [
    'what the filters leave of it',
    { starts_before: '2026-11-10', ends_after: '2026-01-01', search: 'jazz' },
    { ...begins, starts_before: '2026-11-10', search: 'jazz' },
  ],
  [
    'what begins within it',
    { starts_after: '2026-11-01' },
    { ...begins, starts_before: '2026-12-06', starts_after: '2026-11-01' },
  ],
  // In whichever zone they are read.
  ['a day more for exact moments', exact, { ...wider, ends_after: '2026-10-24 23:59:59' }],
])('a month asks for %s', (_what, asked, sent) => {
  const filters = first && last && filtersOfDays(asked, { first, last }, status)
  expect(filters).toEqual({ status, ...sent })
})

test.each([
  ['2026-11-18', '2026-11-18', 0],
  ['2026-11', '2026-11-01', 0],
  ['2100-12-31', '2100-12-31', 0],
  ['2026-13', undefined, 1],
  ['2026-02-30', undefined, 1],
  ['0000-01-01', undefined, 1],
  ['9999-12', undefined, 1],
  ['tomorrow', undefined, 1],
])('the address may say date=%s', (text, date, mistakes) => {
  const read = readFilters(calendarFilters, { date: text })
  expect([read.filters.date, read.mistakes.length]).toEqual([date, mistakes])
})

const late = { starts_after: '2026-10-24 23:59:59', ends_before: '2026-10-27 23:59:59' }

test.each<[what: string, asked: EventFilters, sent: EventFilters]>([
  [
    'what begins in it and ended before it',
    {},
    { starts_after: '2026-10-25', starts_before: '2026-12-06', ends_before: '2026-10-26' },
  ],
  [
    'what the filters leave of that',
    { starts_after: '2026-11-01', ends_before: '2026-01-31' },
    { starts_after: '2026-11-01', starts_before: '2026-12-06', ends_before: '2026-01-31' },
  ],
  ['a day more for exact moments', exact, { ...wider, ...late }],
])('a month asks as well for %s', (_what, asked, sent) => {
  const filters = first && last && filtersOfBackwards(asked, { first, last }, status)
  expect(filters).toEqual({ status, ...sent })
})
