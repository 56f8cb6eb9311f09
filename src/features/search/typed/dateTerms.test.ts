import type { WallDay } from '../../../time/wallTime.ts'
import { datesIn, dateWord, daysMeant, isOnDate, termsOf } from './dateTerms.ts'

const today = '2026-11-28' as WallDay

test.each([
  ['march', { month: 3 }],
  ['Març', { month: 3 }],
  ['marz', { month: 3 }],
  ['desembre', { month: 12 }],
  ['dissabte', { weekday: 6 }],
  ['sábado', { weekday: 6 }],
  ['sunday', { weekday: 0 }],
  ['12/3', { day: 12, month: 3 }],
  ['12.3.2027', { day: 12, month: 3, year: 2027 }],
  ['2027', { year: 2027 }],
  ['14', { day: 14 }],
])('a word that means a date %s', (word, meant) => expect(dateWord(word)).toMatchObject(meant))

test.each(['concert', 'ma', 'església', '1999x'])('a word that means a date %s does not', (word) =>
  expect(dateWord(word)).toBeNull(),
)

test('a word that means a date is looked for in the next month of that name and the last one', () => {
  const of = (text: string) =>
    datesIn(termsOf(text).flatMap((word) => dateWord(word) ?? [])).flatMap((date) =>
      daysMeant(date, today),
    )
  expect(of('march')).toEqual([
    ['2027-03-01', '2027-03-31'],
    ['2026-03-01', '2026-03-31'],
  ])
  expect(of('december')).toEqual([
    ['2026-12-01', '2026-12-31'],
    ['2025-12-01', '2025-12-31'],
  ])
  expect(of('march 2025')).toEqual([['2025-03-01', '2025-03-31']])
  expect(of('friday')).toEqual([['2026-11-28', '2026-12-25']])
  expect(of('14')).toEqual([])
  const fifth = [
    ['2026-12-05', '2026-12-05'],
    ['2025-12-05', '2025-12-05'],
  ]
  for (const text of ['5 desembre', 'december 5th', '5 de diciembre', '5/12'])
    expect(of(text)).toEqual(fifth)
  expect(of('1 d’abril del 2027')).toEqual([['2027-04-01', '2027-04-01']])
  expect(of('30 febrer')).toEqual([])
})

test('a word that means a date by itself is one that is written out, and two of a kind are either', () => {
  for (const word of ['viernes', 'dissabte', 'sabado', 'March'])
    expect(dateWord(word, true)).not.toBeNull()
  for (const word of ['mar', 'viern']) expect(dateWord(word, true)).toBeNull()
  const said = (text: string) => datesIn(termsOf(text).flatMap((word) => dateWord(word) ?? []))
  expect(said('saturday sunday')).toHaveLength(2)
  expect(said('saturday march')).toEqual([{ day: null, month: 3, year: null, weekday: 6 }])
})

test('a word that means a date fits an event of any of its days', () => {
  const event = { start_date: '2027-02-27 10:00:00', end_date: '2027-03-02 12:00:00' }
  const fits = (word: string) => isOnDate(event, dateWord(word) ?? { ...never })
  const never = { day: 0, month: null, year: null, weekday: null }
  expect(['febrer', 'march', '28', '2027', 'lunes'].filter(fits)).toHaveLength(5)
  expect(['april', '5', '2026', 'friday'].filter(fits)).toEqual([])
  const midnight = { start_date: '2027-02-27 20:00:00', end_date: '2027-02-28 00:00:00' }
  expect(isOnDate(midnight, dateWord('sunday') ?? never)).toBe(false)
})
