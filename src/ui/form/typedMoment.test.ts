import dayjs from 'dayjs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wallTimeAt } from '../../time/wallTime.ts'
import { halfTypedText, isHalfTyped, textOfParts, unfinished, unreadable } from './halfTyped.ts'
import { pickerValue, typedMoment } from './typedMoment.ts'

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

describe('a date half typed', () => {
  const parts = (...values: string[]) =>
    values.map((value, at) => ({ value, startSeparator: '', endSeparator: '// :'[at] ?? '' }))

  test('is told as far as it goes, with dots for what is missing', () => {
    expect(textOfParts(parts('12', '', '', '', ''))).toBe('12/…')
    expect(textOfParts(parts('', '05', '2031', '18', '00'))).toBe('…/05/2031 18:00')
    expect(textOfParts(parts('', '', '', '', ''))).toBe('')
  })

  test('is no value of any other box, whatever is typed there', () => {
    for (const word of ['unfinished', 'unreadable', '12/…', ''])
      expect(isHalfTyped(word)).toBe(false)
    for (const sign of [unfinished, unreadable]) expect(halfTypedText(`${sign}12/…`)).toBe('12/…')
    expect(pickerValue(`${unfinished}12/…`)).toBeNull()
  })
})
