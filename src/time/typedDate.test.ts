import * as fc from 'fast-check'
import { forAll } from '../testProperty.ts'
import { formatDate } from '../i18n/formats.ts'
import { addDays, dayOf, readWallDay, wallTimeAt, type WallDay } from './wallTime.ts'
import { readTypedClock, readTypedDate } from './typedDate.ts'
import cases from './typedDate.cases.json'

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
  test.each(cases.read)('$text is read', ({ text, expected, clock }) =>
    expect(one(text)).toEqual([expected, clock]),
  )

  test.each(cases.none)('%s is none', (text, why) => expect(one(text)).toBe(why))

  test('that the application itself has written is read back, in every language', () =>
    forAll([days, clocks, fc.constantFrom('ca', 'es', 'en')], (found, clock, language) => {
      for (const length of ['long', 'short'] as const)
        expect(one(`${formatDate(language, found, length)} ${clock}`)).toEqual([found, clock])
    }))

  test('in numbers is read, whatever parts it', async () => {
    const sign = fc.constantFrom('/', '.', '-')
    await forAll([days, sign, fc.boolean()], (found, by, isShort) => {
      const [year = '', month, date] = found.split('-').map((part) => String(Number(part)))
      const text = [date, month, isShort ? year.slice(2) : year].join(by)
      expect(one(text)).toEqual([found, null])
    })
  })

  test('without a year is the next one from today on', () =>
    forAll([days, fc.nat({ max: 360 })], (now, ahead) => {
      const meant = addDays(now, ahead)
      const [, month, date] = meant.split('-')
      const read = readTypedDate(`${date}/${month}`, now)
      fc.pre(`${month}-${date}` !== '02-29')
      expect(read).toMatchObject({ kind: 'date', day: meant })
    }))

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

test('is what is written of any day and hour, whatever parts its numbers', async () => {
  const signs = fc.constantFrom('/', '-', '.', ' ')
  const points = fc.constantFrom(':', '.', 'h', ' ', '')
  await forAll([days, clocks, signs, points, fc.boolean()], (day, clock, by, point, isShort) => {
    const [year = '', month, date] = day.split('-')
    const typed = [date, month, isShort ? year.slice(2) : year].join(by)
    expect(one(`${typed} ${clock.replace(':', point)}`)).toEqual([day, clock])
  })
})

test('has the year that is written; without one it is no date unless a day to count from is given', () => {
  expect(readTypedDate('19/12 20:00')).toEqual({ kind: 'noDate' })
  expect(readTypedDate('19/12 20:00', today)).toMatchObject({ hasYear: false })
  expect(readTypedDate('19/12/1026')).toMatchObject({ day: '1026-12-19', hasYear: true })
  expect(readTypedDate('4/2/0026')).toMatchObject({ day: '0026-02-04' })
})

test.each(cases.hours)('an hour alone: $text', ({ text, clock }) =>
  expect(readTypedClock(text)).toBe(clock),
)
