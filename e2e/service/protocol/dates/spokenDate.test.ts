import { describe, expect, it } from 'vitest'
import { spokenDate } from './spokenDate.ts'
import { isDate, writtenDate } from './written.ts'

// A Friday.
const now = '2026-11-20 18:15:00'

describe('dates as strtotime reads them (contract.md §3.3)', () => {
  it.each([
    ['2027-03-01', '2027-03-01 00:00:00'],
    ['2027-03-01 9:05', '2027-03-01 09:05:00'],
    ['2027-03-01T10:00:30.250+02:00', '2027-03-01 10:00:30'],
    ['20270301', '2027-03-01 00:00:00'],
    ['2027-02-31', '2027-03-03 00:00:00'],
    ['01/05/2027', '2027-01-05 00:00:00'],
    ['5.1.2027 10:00', '2027-01-05 10:00:00'],
    ['05-01-2027', '2027-01-05 00:00:00'],
    ['5 January 2027', '2027-01-05 00:00:00'],
    ['January 5th, 2027 9pm', '2027-01-05 21:00:00'],
    ['now', '2026-11-20 18:15:00'],
    ['today', '2026-11-20 00:00:00'],
    ['noon', '2026-11-20 12:00:00'],
    ['tomorrow 9am', '2026-11-21 09:00:00'],
    ['yesterday 23:59', '2026-11-19 23:59:00'],
    ['next wednesday 4pm', '2026-11-25 16:00:00'],
    ['friday', '2026-11-20 00:00:00'],
    ['next friday', '2026-11-27 00:00:00'],
    ['last monday', '2026-11-16 00:00:00'],
    ['+1 week 2 days', '2026-11-29 18:15:00'],
    ['3 days ago', '2026-11-17 18:15:00'],
    ['next month', '2026-12-20 18:15:00'],
    ['first day of next month', '2026-12-01 18:15:00'],
    ['last day of this month', '2026-11-30 18:15:00'],
    ['12am', '2026-11-20 00:00:00'],
    ['12:30 pm', '2026-11-20 12:30:00'],
    ['x', '2026-11-20 18:15:00'],
  ])('reads %j as %j', (text, wall) => {
    expect(spokenDate(text, now)).toBe(wall)
  })

  it.each(['', ' ', 'bogus', '13/05/2027', '2027-99-99', '2027-03-01 25:00', '13pm', '10:99'])(
    'cannot read %j',
    (text) => {
      expect(spokenDate(text, now)).toBeNull()
    },
  )

  it('holds the epoch for no date, and timestamps for instants', () => {
    const clock = new Date('2026-11-20T17:15:00Z')
    expect(isDate('1970-01-01', 'UTC', clock)).toBe(false)
    expect(writtenDate('1798761600', 'America/New_York', clock)).toBe('2026-12-31 19:00:00')
    expect(writtenDate(true, 'UTC', clock)).toBeNull()
  })
})
