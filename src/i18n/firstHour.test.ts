import { expect, it } from 'vitest'
import { hourIn, withFirstHour } from './firstHour.ts'
import { formatDateTime } from './formats.ts'
import { formatInstant } from './instants.ts'

it.each([
  ['dissabte, 3 d’octubre del 2026, a les 1:05', 'dissabte, 3 d’octubre del 2026, a la 1:05'],
  ['3 de octubre de 2026 a las 01:05', '3 de octubre de 2026 a la 01:05'],
  ['Sense xarxa des de les 01:05.', 'Sense xarxa des de la 01:05.'],
  ['Sin red desde las 01:05 (21 nov).', 'Sin red desde la 01:05 (21 nov).'],
  ['des de les 11:05', 'des de les 11:05'],
  ['a les 11:05', 'a les 11:05'],
  ['a las 21:01', 'a las 21:01'],
  ['a les 0:01', 'a les 0:01'],
])('«%s» is said «%s»', (written, said) => {
  expect(withFirstHour(written)).toBe(said)
})

it('is so wherever a date and a time are written in one', () => {
  const first = '2026-10-03 01:05:00'
  const second = '2026-10-03 02:05:00'
  for (const language of ['ca', 'es', 'en']) {
    expect(formatDateTime(language, first)).not.toMatch(/a l[ea]s 0?1:/)
    expect(formatDateTime(language, second)).not.toMatch(/a la /)
  }
  expect(formatInstant('ca', first.replace(' ', 'T'))).toMatch(/a la 0?1:05$/)
  expect(formatInstant('ca', second.replace(' ', 'T'))).toMatch(/a les 0?2:05$/)
})

it.each([
  ['1:05', 1],
  ['01:05', 1],
  ['11:05', 11],
  ['21:01', 21],
])('the hour of %s is %i', (time, hour) => {
  expect(hourIn(time)).toBe(hour)
})
