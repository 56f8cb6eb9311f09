import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { secondsBetween, wallTimeAt } from '../../time/wallTime.ts'
import { placeOnClock } from '../../time/zoneClock.ts'
import { isShiftable, shifted } from './shiftedDates.ts'

const zone = 'Europe/Madrid'
const evening = { all_day: false, timezone: '' }

const walls = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 1000, max: Date.UTC(2035, 0, 1) / 1000 })
  .map((seconds) => wallTimeAt(seconds * 1000, 'UTC'))
const shifts = fc.record({
  days: fc.integer({ min: -400, max: 400 }),
  minutes: fc.integer({ min: -3000, max: 3000 }),
})
const lengths = fc.integer({ min: 0, max: 3 * 86_400 })

describe('dates put off', () => {
  test('keep the duration on the wall and stand where the clock shows them', () => {
    fc.assert(
      fc.property(walls, lengths, shifts, (start_date, length, shift) => {
        const end_date = wallTimeAt(
          Date.parse(`${start_date.replace(' ', 'T')}Z`) + length * 1000,
          'UTC',
        )
        const moved = shifted({ ...evening, start_date, end_date }, shift, zone)
        if (!moved) throw new Error('not moved')
        expect(placeOnClock(moved.start_date, zone).kind).not.toBe('gap')
        expect(placeOnClock(moved.end_date, zone).kind).not.toBe('gap')
        if (moved.note === 'gap') return
        expect(secondsBetween(start_date, moved.start_date)).toBe(
          shift.days * 86_400 + shift.minutes * 60,
        )
        expect(secondsBetween(moved.start_date, moved.end_date)).toBe(length)
      }),
    )
  })

  test('come back where they were, but for hours that the clock never shows', () => {
    fc.assert(
      fc.property(walls, lengths, shifts, (start_date, length, shift) => {
        const end_date = wallTimeAt(
          Date.parse(`${start_date.replace(' ', 'T')}Z`) + length * 1000,
          'UTC',
        )
        const isReal = [start_date, end_date].every(
          (wall) => placeOnClock(wall, zone).kind !== 'gap',
        )
        const there = shifted({ ...evening, start_date, end_date }, shift, zone)
        fc.pre(isReal && there !== null && there.note !== 'gap')
        const back = { days: -shift.days, minutes: -shift.minutes }
        expect(there && shifted({ ...evening, ...there }, back, zone)).toMatchObject({
          start_date,
          end_date,
        })
      }),
    )
  })

  test('in the hour that spring skips begin after it, as long as before', () => {
    const event = { ...evening, start_date: '2027-03-27 02:30:00', end_date: '2027-03-27 04:30:00' }
    expect(shifted(event, { days: 1, minutes: 0 }, zone)).toEqual({
      start_date: '2027-03-28 03:30:00',
      end_date: '2027-03-28 05:30:00',
      note: 'gap',
    })
  })

  test('say the hour that autumn repeats, and a night that is longer', () => {
    const late = { ...evening, start_date: '2026-10-24 02:30:00', end_date: '2026-10-24 02:45:00' }
    expect(shifted(late, { days: 1, minutes: 0 }, zone)?.note).toBe('twice')
    const night = { ...evening, start_date: '2026-10-23 22:00:00', end_date: '2026-10-24 06:00:00' }
    expect(shifted(night, { days: 1, minutes: 0 }, zone)).toEqual({
      start_date: '2026-10-24 22:00:00',
      end_date: '2026-10-25 06:00:00',
      note: 'changes',
    })
  })

  test('go by the clock of the event, not of the site', () => {
    const event = {
      all_day: false,
      timezone: 'America/New_York',
      start_date: '2027-03-27 02:30:00',
      end_date: '2027-03-27 03:00:00',
    }
    expect(shifted(event, { days: 1, minutes: 0 }, zone)).toMatchObject({
      start_date: '2027-03-28 02:30:00',
      note: null,
    })
  })

  test('of whole days stay whole days', () => {
    const days = {
      all_day: true,
      timezone: zone,
      start_date: '2027-03-27 00:00:00',
      end_date: '2027-03-28 23:59:59',
    }
    expect(shifted(days, { days: 7, minutes: 0 }, zone)).toEqual({
      start_date: '2027-04-03 00:00:00',
      end_date: '2027-04-04 23:59:59',
      note: null,
    })
    expect(isShiftable(days, { days: 0, minutes: 90 })).toBe(false)
    expect(isShiftable(days, { days: 2, minutes: 0 })).toBe(true)
  })

  test('that cannot be read are left alone', () => {
    expect(
      shifted({ ...evening, start_date: '', end_date: '' }, { days: 1, minutes: 0 }, zone),
    ).toBeNull()
  })
})
