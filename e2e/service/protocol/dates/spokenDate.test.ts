import { spokenDate } from './spokenDate.ts'
import { isDate, writtenDate } from './written.ts'
import dates from './spokenDates.json' with { type: 'json' }

// A Friday.
const now = '2026-11-20 18:15:00'

it.each(dates)('reads %j as %j', (text, wall) => expect(spokenDate(text, now)).toBe(wall))

it.each(['', ' ', 'bogus', '13/05/2027', '2027-99-99', '2027-03-01 25:00', '13pm', '10:99'])(
  'cannot read %j',
  (text) => expect(spokenDate(text, now)).toBeNull(),
)

it('dates as strtotime reads them (contract.md §3.3) holds the epoch for no date, and timestamps for instants', () => {
  const clock = new Date('2026-11-20T17:15:00Z')
  expect(isDate('1970-01-01', 'UTC', clock)).toBe(false)
  expect(writtenDate('1798761600', 'America/New_York', clock)).toBe('2026-12-31 19:00:00')
  expect(writtenDate(true, 'UTC', clock)).toBeNull()
})
