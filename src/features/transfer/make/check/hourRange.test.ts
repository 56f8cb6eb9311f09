import { describe, expect, test } from 'vitest'
import { hourRange } from './whenOf.ts'

describe('hours from and until', () => {
  test.each([
    ['18:00–20:30', '18:00', '20:30'],
    ['18:00-20:30', '18:00', '20:30'],
    ['18.00 h - 20.30 h', '18:00', '20:30'],
    ['18h a 20h30', '18:00', '20:30'],
    ['de 18 a 20 h', '18:00', '20:00'],
    ['de les 18 a les 20.30 h', '18:00', '20:30'],
    ['de las 18:00 hasta las 20:00', '18:00', '20:00'],
    ['18 h fins a les 20 h', '18:00', '20:00'],
    ['from 6 to 8:30 pm', '18:00', '20:30'],
    ['11–1 pm', '11:00', '13:00'],
    ['10 am - 1 pm', '10:00', '13:00'],
    ['22:00 – 01:30', '22:00', '01:30'],
    ['18-20', '18:00', '20:00'],
  ])('«%s»', (cell, start, end) => {
    expect(hourRange(cell, true)).toEqual({ before: '', start, end })
  })

  test.each(['20:30', '18:00 i 20:00', '25:00-26:00', '18:70–20:00', 'tarda', '', '18:00/20:00'])(
    'are not in «%s»',
    (cell) => {
      expect(hourRange(cell, true)).toBeNull()
    },
  )

  test('stand behind a day, and two bare numbers there are none', () => {
    const found = hourRange('divendres 27 de novembre de 2026, de 18 a 20.30 h', false)
    expect(found).toEqual({
      before: 'divendres 27 de novembre de 2026',
      start: '18:00',
      end: '20:30',
    })
    expect(hourRange('novembre 3-5', false)).toBeNull()
  })
})
