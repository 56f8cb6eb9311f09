import dayjs from 'dayjs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wallTimeAt } from '../../time/wallTime.ts'
import { pickerValue, typedMoment, unreadable } from './typedMoment.ts'

describe('a wall time in a date field', () => {
  test('comes out as it went in, whatever the zone of the browser', () => {
    const moments = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) / 1000 })
    fc.assert(
      fc.property(moments, (seconds) => {
        const wall = wallTimeAt(seconds * 1000, 'UTC')
        expect(typedMoment(pickerValue(wall))).toBe(wall)
      }),
    )
  })

  test('survives the hour that the clock of Europe jumps over', () => {
    expect(typedMoment(pickerValue('2027-03-28 02:30:00'))).toBe('2027-03-28 02:30:00')
  })

  test('is empty, or says that it cannot be read', () => {
    expect(typedMoment(null)).toBe('')
    expect(typedMoment(dayjs.utc('no date'))).toBe(unreadable)
    expect(pickerValue('')).toBeNull()
    expect(pickerValue(unreadable)?.isValid()).toBe(false)
  })

  test('gets the time of a field that asks for days only', () => {
    expect(typedMoment(dayjs.utc('2026-12-24T20:30:00Z'), '23:59:59')).toBe('2026-12-24 23:59:59')
  })
})
