import { assert, date, property } from 'fast-check'
import {
  formatDate,
  formatDateTime,
  formatList,
  formatNumber,
  formatTime,
  wallTimeInUtc,
} from './formats.ts'

describe('wall times in words', () => {
  it.each([
    ['ca', 'dimecres, 18 de novembre del 2026'],
    ['es', 'miércoles, 18 de noviembre de 2026'],
    ['en', 'Wednesday 18 November 2026'],
  ])('%s', (language, words) => {
    expect(formatDate(language, '2026-11-18 19:30:00').replaceAll(',', '')).toBe(
      words.replaceAll(',', ''),
    )
  })

  it('show the digits of the clock, on the night it changes too', () => {
    for (const language of ['ca', 'es', 'en']) {
      expect(formatTime(language, '2026-03-29 02:30:00')).toMatch(/^0?2:30$/)
      expect(formatDateTime(language, '2026-10-25 00:00:00')).toMatch(/00?:00$/)
    }
  })

  it('give back what is no wall time', () => {
    expect(formatDate('ca', 'demà')).toBe('demà')
    expect(wallTimeInUtc('2026-02-30')).toBeNull()
  })

  it('keep the day, whatever zone the browser is in', () => {
    const days = date({
      min: new Date('1900-01-01'),
      max: new Date('2200-01-01'),
      noInvalidDate: true,
    })
    assert(
      property(days, (day) => {
        const wall = day.toISOString().slice(0, 10)
        expect(wallTimeInUtc(wall)?.toISOString()).toBe(`${wall}T00:00:00.000Z`)
      }),
    )
  })
})

it('writes numbers and lists as people do', () => {
  expect(formatNumber('ca', 1_234_567)).toBe('1.234.567')
  expect(formatList('ca', ['a', 'b', 'c'])).toBe('a, b i c')
  expect(formatList('es', ['a', 'b'], 'disjunction')).toBe('a o b')
})

it.each(['e Íñigo', 'e Ignacio', 'e «Hilo»', 'y hielo', 'y «Iósif»', 'y Ana'])(
  'joins in Spanish as one says it: Joan %s',
  (joined) => {
    const name = joined.slice(2)
    expect(formatList('es', ['Joan', name])).toBe(`Joan ${joined}`)
    expect(formatList('es', [name, 'Ana'])).toBe(`${name} y Ana`)
  },
)
