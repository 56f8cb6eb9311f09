import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDate } from '../../i18n/formats.ts'
import { addDays, dayOf, readWallDay, wallTimeAt } from '../../time/wallTime.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { readPastedDates } from './pastedDates.ts'

const day = (text: string): WallDay => {
  const read = readWallDay(text)
  if (!read) throw new Error(`no day: ${text}`)
  return read
}

const today = day('2026-09-01')

const one = (text: string) => {
  const [line] = readPastedDates(text, today)
  return line?.kind === 'date' ? [line.day, line.clock] : line?.kind
}

const days = fc
  .integer({ min: Date.UTC(2026, 8, 1) / 86_400_000, max: Date.UTC(2060, 0, 1) / 86_400_000 })
  .map((number) => dayOf(wallTimeAt(number * 86_400_000, 'UTC')))
const clocks = fc
  .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))

describe('a pasted date', () => {
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
    ['Saturday 3 October 2026 at 7.30pm', '2026-10-03', '19:30'],
    ['Sat, October 3rd, 2026, 7:30 p.m.', '2026-10-03', '19:30'],
    ['3rd of October at 7 pm', '2026-10-03', '19:00'],
    ['12:15 am 3 October', '2026-10-03', '00:15'],
    ['19:30 3/10/2026', '2026-10-03', '19:30'],
    ['· 3/10/2026', '2026-10-03', null],
    ['29/2', '2028-02-29', null],
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
        const [line] = readPastedDates(`${date}/${month}`, now)
        fc.pre(`${month}-${date}` !== '02-29')
        expect(line).toMatchObject({ kind: 'date', day: meant })
      }),
    )
  })

  test('any text is read or refused at its line, never thrown at', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (lines) => {
        const pasted = lines.join('\n')
        const found = readPastedDates(pasted, today)
        const all = pasted.split(/\r\n|\r|\n/)
        for (const { line, text } of found) expect(all[line - 1]?.trim()).toBe(text)
        expect(found).toHaveLength(all.filter((text) => text.trim() !== '').length)
      }),
    )
  })

  test('is looked for in a line, not in a book', () => {
    expect(one(`3/10/2026 ${'x'.repeat(1_000_000)}`)).toBe('noDate')
    expect(readPastedDates('3/10/2026\n'.repeat(5000), today)).toHaveLength(1000)
  })
})
