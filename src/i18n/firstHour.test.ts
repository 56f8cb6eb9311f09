import { hourIn, withFirstHour, formatDateTime } from './formats.ts'
import { formatInstant } from './instants.ts'
import cases from './firstHour.cases.json'

it.each(cases.said)('«%s» is said «%s»', (written, said) => {
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

it.each(cases.hours)('the hour of $time is $hour', ({ time, hour }) => {
  expect(hourIn(time)).toBe(hour)
})
