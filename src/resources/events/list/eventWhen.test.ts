import { readWallDay } from '../../../time/wallTime.ts'
import { eventWhen } from './eventWhen.ts'

const today = readWallDay('2026-11-20')

function when(start_date: string, end_date: string, all_day = false, language = 'en') {
  if (!today) throw new Error('no day')
  return eventWhen({ start_date, end_date, all_day }, language, today)
}

test('hours of one day', () => {
  expect(when('2026-11-20 19:30:00', '2026-11-20 21:00:00')).toEqual({
    kind: 'hours',
    days: 'Fri 20 Nov',
    hours: '19:30–21:00',
    count: 1,
  })
  expect(when('2026-11-20 19:30:00', '2026-11-20 19:30:00')?.hours).toBe('19:30')
})

test('whole days, one or several; the year when it is another one', () => {
  expect(when('2026-11-20 00:00:00', '2026-11-20 23:59:59', true)?.days).toBe('Fri 20 Nov')
  const several = when('2027-01-30 00:00:00', '2027-02-01 23:59:59', true, 'ca')
  expect(several).toMatchObject({ kind: 'wholeDays', hours: null, count: 3 })
  expect(several?.days).toContain('2027')
  // Over years the days of the week are left out.
  const years = when('2026-06-21 00:00:00', '2027-09-03 23:59:59', true)
  expect(years?.days).toMatch(/^21 Jun 2026\s–\s3 Sept 2027$/)
})

test('a night belongs to the evening it began on', () => {
  expect(when('2026-12-31 23:00:00', '2027-01-01 05:00:00')).toMatchObject({
    kind: 'overnight',
    hours: '23:00–05:00',
  })
  expect(when('2026-11-20 10:00:00', '2026-11-21 14:00:00')?.kind).toBe('span')
})

test('several days with hours say both ends', () => {
  const span = when('2026-11-20 10:00:00', '2026-11-22 14:00:00')
  expect(span?.days).toBe('Fri 20 Nov, 10:00 – Sun 22 Nov, 14:00')
})

test('the night of the clock change keeps the digits', () => {
  expect(when('2026-10-25 01:30:00', '2026-10-25 03:30:00')?.hours).toBe('01:30–03:30')
  expect(when('2026-03-29 02:30:00', '2026-03-29 04:00:00')?.hours).toBe('02:30–04:00')
})

test('a record without dates has no words', () => {
  expect(when('', '')).toBeNull()
})
