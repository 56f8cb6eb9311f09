import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDate } from '../i18n/formats.ts'
import { addDays, dayOf, readWallDay, wallTimeAt, type WallDay } from './wallTime.ts'
import { readTypedClock, readTypedDate } from './typedDate.ts'

const day = (text: string): WallDay => {
  const read = readWallDay(text)
  if (!read) throw new Error(`no day: ${text}`)
  return read
}

const today = day('2026-09-01')

const one = (text: string) => {
  const read = readTypedDate(text, today)
  return read.kind === 'date' ? [read.day, read.clock] : read.kind
}

const days = fc
  .integer({ min: Date.UTC(2026, 8, 1) / 86_400_000, max: Date.UTC(2060, 0, 1) / 86_400_000 })
  .map((number) => dayOf(wallTimeAt(number * 86_400_000, 'UTC')))
const clocks = fc
  .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))

describe('a typed date', () => {
  test.each([
    ['3/10/2026', '2026-10-03', null],
    ['03/10/26', '2026-10-03', null],
    ['2026-10-03', '2026-10-03', null],
    ['2026-10-03 19:30', '2026-10-03', '19:30'],
    ['2026-10-03T19:30:00', '2026-10-03', '19:30'],
    ['3.10.2026 19.30', '2026-10-03', '19:30'],
    ['3-10-2026, 19h', '2026-10-03', '19:00'],
    ['3/10', '2026-10-03', null],
    ['3/10 19:30', '2026-10-03', '19:30'],
    ['1/2', '2027-02-01', null],
    ["3 d'octubre", '2026-10-03', null],
    ['3 d’octubre del 2026', '2026-10-03', null],
    ["dissabte 3 d'octubre a les 19:30", '2026-10-03', '19:30'],
    ["Dissabte, 3 d'octubre de 2026, a les 19.30 h", '2026-10-03', '19:30'],
    ['ds. 3 oct 2026 19h30', '2026-10-03', '19:30'],
    ['3 oct 2026 19.30', '2026-10-03', '19:30'],
    ['sábado 3 de octubre de 2026 a las 19:30 horas', '2026-10-03', '19:30'],
    ['el sáb 3 de oct', '2026-10-03', null],
    ['mar 6 oct', '2026-10-06', null],
    ['15 de març', '2027-03-15', null],
    ['1r de gener de 2027 20:00', '2027-01-01', '20:00'],
    ['2nov', '2026-11-02', null],
    ['el 5è de desembre', '2026-12-05', null],
    ['Saturday 3 October 2026 at 7.30pm', '2026-10-03', '19:30'],
    ['Sat, October 3rd, 2026, 7:30 p.m.', '2026-10-03', '19:30'],
    ['3rd of October at 7 pm', '2026-10-03', '19:00'],
    ['12:15 am 3 October', '2026-10-03', '00:15'],
    ['19:30 3/10/2026', '2026-10-03', '19:30'],
    ['· 3/10/2026', '2026-10-03', null],
    ['29/2', '2028-02-29', null],
    ['3 oct 26 19:30', '2026-10-03', '19:30'],
    ['3 oct 19.30', '2026-10-03', '19:30'],
    ['3 oct 10 pm', '2026-10-03', '22:00'],
    ['3 d’octubre, 20 h', '2026-10-03', '20:00'],
    ['3 octubre 20 hores', '2026-10-03', '20:00'],
    ['3/10/2026 20,30 h', '2026-10-03', '20:30'],
    ['3/10/2026 20’30 h', '2026-10-03', '20:30'],
    ['3/10/2026 20:30:15', '2026-10-03', '20:30:15'],
    ['3/10/2026 24:00', '2026-10-03', '24:00'],
    ['3/10/2026 a les 24 h', '2026-10-03', '24:00'],
    ['24.00 h 3/10/2026', '2026-10-03', '24:00'],
    ['19:30 3 10 2026', '2026-10-03', '19:30'],
    ['3.10.19.30', '2026-10-03', '19:30'],
  ])('%s is read', (text, expected, clock) => expect(one(text)).toEqual([expected, clock]))

  test.each([
    ['Concert de Nadal', 'noDate'],
    ['octubre 2026', 'noDate'],
    ['19:30', 'noDate'],
    ['31/2/2026', 'noSuchDay'],
    ['3/13/2026', 'noSuchDay'],
    ['3/10/2026 25:00', 'leftOver'],
    ['3/10/2026 concert', 'leftOver'],
    ['3/10/2026 19:30-21:00', 'leftOver'],
    ['3/10/2026 4/10/2026', 'leftOver'],
    ['divendres 3/10/2026', 'otherWeekday'],
    ['3/10/2026 24:30', 'leftOver'],
    ['3/10 2026', 'leftOver'],
    ['3 10 19 30', 'leftOver'],
    ['3/10/202 19:30', 'leftOver'],
    ['03102026193', 'noDate'],
    ['03102026', 'noDate'],
  ])('%s is none', (text, why) => expect(one(text)).toBe(why))

  test('that the application itself has written is read back, in every language', () => {
    fc.assert(
      fc.property(days, clocks, fc.constantFrom('ca', 'es', 'en'), (found, clock, language) => {
        for (const length of ['long', 'short'] as const)
          expect(one(`${formatDate(language, found, length)} ${clock}`)).toEqual([found, clock])
      }),
    )
  })

  test('in numbers is read, whatever parts it', () => {
    const sign = fc.constantFrom('/', '.', '-')
    fc.assert(
      fc.property(days, sign, fc.boolean(), (found, by, isShort) => {
        const [year = '', month, date] = found.split('-').map((part) => String(Number(part)))
        const text = [date, month, isShort ? year.slice(2) : year].join(by)
        expect(one(text)).toEqual([found, null])
      }),
    )
  })

  test('without a year is the next one from today on', () => {
    fc.assert(
      fc.property(days, fc.nat({ max: 360 }), (now, ahead) => {
        const meant = addDays(now, ahead)
        const [, month, date] = meant.split('-')
        const read = readTypedDate(`${date}/${month}`, now)
        fc.pre(`${month}-${date}` !== '02-29')
        expect(read).toMatchObject({ kind: 'date', day: meant })
      }),
    )
  })

  test('is looked for in a line, not in a book', () => {
    expect(one(`3/10/2026 ${'x'.repeat(1_000_000)}`)).toBe('noDate')
  })
})

/** 19 December 2026 and eight in the evening, in every spelling of both. */
const written = {
  days: [
    ...['/', '-', '.', ' ', ' / ', '. '].flatMap((by) => [
      ['19', '12', '2026'].join(by),
      ['19', '12', '26'].join(by),
    ]),
    ...'2026-12-19 | 2026/12/19 | 19 des. 2026 | 19 dic 2026 | 19-dic-26 | 19 December 2026'.split(
      ' | ',
    ),
    ...'19 de desembre de 2026 | 19 de desembre del 2026 | 19 de diciembre de 2026'.split(' | '),
    'Dec 19th, 2026',
    'dissabte, 19 de desembre de 2026',
    'sáb. 19/12/2026',
    'Saturday 19.12.26',
  ],
  clocks:
    '20:00 | 20.00 | 20h | 20 h | 20h00 | 20:00 h | 20.00 h | 2000 | 20 00 | 8 pm | 8:00 p. m.'.split(
      ' | ',
    ),
}

test.each(written.days)('%s is 19 December 2026, with every spelling of its hour', (text) => {
  expect(readTypedDate(text)).toMatchObject({ kind: 'date', day: '2026-12-19', clock: null })
  const joints = [' ', ', ', ' a les ', ' a las ', ' at ', '  ']
  for (const clock of written.clocks)
    for (const joint of joints)
      expect(one(`${text}${joint}${clock}`), `${text}${joint}${clock}`).toEqual([
        '2026-12-19',
        '20:00',
      ])
})

test('is what is written of any day and hour, whatever parts its numbers', () => {
  const signs = fc.constantFrom('/', '-', '.', ' ')
  const points = fc.constantFrom(':', '.', 'h', ' ', '')
  fc.assert(
    fc.property(days, clocks, signs, points, fc.boolean(), (day, clock, by, point, isShort) => {
      const [year = '', month, date] = day.split('-')
      const typed = [date, month, isShort ? year.slice(2) : year].join(by)
      expect(one(`${typed} ${clock.replace(':', point)}`)).toEqual([day, clock])
    }),
  )
})

test('has the year that is written; without one it is no date unless a day to count from is given', () => {
  expect(readTypedDate('19/12 20:00')).toEqual({ kind: 'noDate' })
  expect(readTypedDate('19/12 20:00', today)).toMatchObject({ hasYear: false })
  expect(readTypedDate('19/12/1026')).toMatchObject({ day: '1026-12-19', hasYear: true })
  expect(readTypedDate('4/2/0026')).toMatchObject({ day: '0026-02-04' })
})

test.each([
  ['20:30', '20:30'],
  ['20,30', '20:30'],
  ['20', '20:00'],
  ['24 h', '24:00'],
  ['24:00', '24:00'],
  ['a les 20.30 h', '20:30'],
  ['8 pm', '20:00'],
  ['25:00', null],
  ['24:01', null],
  ['dissabte 20:30', null],
  ['20:30 i 22:00', null],
  ['tarda', null],
])('an hour alone: %s', (text, clock) => expect(readTypedClock(text)).toBe(clock))
