import { describe, expect, test } from 'vitest'
import { boxesOfDays, endAfterMove } from './moveSpan.ts'

describe('the end follows the start', () => {
  test.each([
    [
      'keeps the duration',
      '2026-12-01 20:00:00',
      '2026-12-05 18:00:00',
      '2026-12-01 23:30:00',
      false,
      '2026-12-05 21:30:00',
    ],
    [
      'is two hours later where there was none',
      '',
      '2026-12-05 18:00:00',
      '',
      false,
      '2026-12-05 20:00:00',
    ],
    [
      'keeps how many days they are',
      '2026-12-01 00:00:00',
      '2026-12-10 00:00:00',
      '2026-12-03 23:59:59',
      true,
      '2026-12-12 23:59:59',
    ],
    [
      'is the same day where there was none',
      '',
      '2026-12-10 00:00:00',
      '',
      true,
      '2026-12-10 23:59:59',
    ],
    [
      'stays where the start is not written whole',
      '2026-12-01 20:00:00',
      'unreadable',
      '2026-12-01 23:30:00',
      false,
      null,
    ],
    [
      'stays where it was typed before any start',
      '',
      '2026-12-05 18:00:00',
      '2026-12-06 10:00:00',
      false,
      null,
    ],
    [
      'does not fall before the start',
      '2026-12-01 20:00:00',
      '2026-12-05 18:00:00',
      '2026-12-01 10:00:00',
      false,
      '2026-12-05 18:00:00',
    ],
  ])('and %s', (_, from, to, end, allDay, expected) => {
    expect(endAfterMove(from, to, end, allDay)).toBe(expected)
  })
})

describe('all day', () => {
  const hours = { start_date: '2026-12-01 20:00:00', end_date: '2026-12-02 01:00:00' }
  const days = { start_date: '2026-12-01 00:00:00', end_date: '2026-12-02 23:59:59' }

  test('takes the whole of the days', () => expect(boxesOfDays(hours, true, null)).toEqual(days))
  test('gives the hours back', () => expect(boxesOfDays(days, false, hours)).toEqual(hours))
  test('makes hours for other days than those', () => {
    const other = { start_date: '2026-12-05 00:00:00', end_date: '2026-12-05 23:59:59' }
    expect(boxesOfDays(other, false, hours)).toEqual({
      start_date: '2026-12-05 19:00:00',
      end_date: '2026-12-05 21:00:00',
    })
  })
  test('leaves alone what is no time yet', () => {
    const empty = { start_date: '', end_date: '' }
    expect(boxesOfDays(empty, true, null)).toEqual(empty)
  })
})
