import { day, event, october2026 } from '../packBed.ts'
import { usualChoices } from './packChoices.ts'

const wholeDays = (first: string, last = first) => ({
  all_day: true,
  start_date: `${first} 00:00:00`,
  end_date: `${last} 23:59:59`,
})
const hours = (start_date: string, end_date: string) => ({ start_date, end_date })

async function said(language: 'ca' | 'es' | 'en', wire: object, by: 'day' | 'category' = 'day') {
  const choices = { ...usualChoices, by }
  const { sections } = await october2026(language, [event(wire)], { choices })
  const [first] = sections
  return [first?.heading, first?.entries[0]?.when].join(' | ')
}

const oneDay = wholeDays('2026-10-03')
const twoDays = wholeDays('2026-10-03', '2026-10-04')
const threeDays = wholeDays('2026-10-03', '2026-10-05')
const evening = hours('2026-10-03 19:30:00', '2026-10-03 21:00:00')
const night = hours('2026-10-03 23:00:00', '2026-10-04 04:00:00')
const untilMidnight = hours('2026-10-03 22:00:00', '2026-10-04 00:00:00')
const moment = hours('2026-10-03 12:00:00', '2026-10-03 12:00:00')
const fair = hours('2026-10-03 10:00:00', '2026-10-04 20:00:00')
const running = wholeDays('2026-09-20', '2026-10-11')
const winter = wholeDays('2026-10-30', '2027-01-06')
const there = { ...evening, timezone: 'Atlantic/Canary' }

test.each([
  ['ca', evening, 'dissabte, 3 d’octubre | 19:30–21:00 h'],
  ['es', evening, 'sábado, 3 de octubre | 19:30–21:00 h'],
  ['en', evening, 'Saturday 3 October | 19:30–21:00'],
  ['ca', night, 'dissabte, 3 d’octubre | 23:00–04:00 h de l’endemà'],
  ['es', night, 'sábado, 3 de octubre | 23:00–04:00 h del día siguiente'],
  ['en', night, 'Saturday 3 October | 23:00–04:00 the next day'],
  ['ca', untilMidnight, 'dissabte, 3 d’octubre | 22:00–00:00 h'],
  ['ca', moment, 'dissabte, 3 d’octubre | 12:00 h'],
  ['ca', oneDay, 'dissabte, 3 d’octubre | tot el dia'],
  ['es', oneDay, 'sábado, 3 de octubre | todo el día'],
  ['en', oneDay, 'Saturday 3 October | all day'],
  ['ca', twoDays, 'dissabte, 3 d’octubre | fins al diumenge, 4 d’octubre'],
  ['ca', fair, 'dissabte, 3 d’octubre | 10:00 h, fins al diumenge, 4 d’octubre, a les 20:00'],
  ['es', fair, 'sábado, 3 de octubre | 10:00 h, hasta el domingo, 4 de octubre, 20:00'],
  ['en', fair, 'Saturday 3 October | 10:00, until Sunday 4 October at 20:00'],
  ['ca', running, 'Continuen | fins al diumenge, 11 d’octubre'],
  ['en', winter, 'Friday 30 October | until Wednesday, 6 January 2027'],
  ['ca', there, 'dissabte, 3 d’octubre | 19:30–21:00 h (zona horària Atlantic/Canary)'],
] as const)('under a day, in %s: %o', async (language, wire, words) => {
  expect(await said(language, wire)).toBe(words)
})

test.each([
  ['ca', evening, 'dissabte, 3 d’octubre, 19:30–21:00 h'],
  ['es', evening, 'sábado, 3 de octubre, 19:30–21:00 h'],
  ['en', evening, 'Saturday 3 October, 19:30–21:00'],
  ['ca', threeDays, 'del dissabte, 3 d’octubre, al dilluns, 5 d’octubre'],
  ['es', threeDays, 'del sábado, 3 de octubre, al lunes, 5 de octubre'],
  ['en', threeDays, 'from Saturday 3 October to Monday 5 October'],
] as const)('under a category, in %s: %o', async (language, wire, words) => {
  const ends = await said(language, wire, 'category')
  expect(ends.split(' | ')[1]).toBe(words)
})

test('the first hour is singular in Catalan', async () => {
  const wire = hours('2026-10-03 10:00:00', '2026-10-05 01:00:00')
  expect(await said('ca', wire)).toContain('a la 01:00')
})

test('under each of its days, an event of several says when it begins, goes on and is over', async () => {
  const choices = { ...usualChoices, long: 'daily' as const }
  const record = event(wholeDays('2026-10-30', '2026-11-01'))
  const { sections } = await october2026('ca', [record], { choices })
  expect(sections.map(({ heading }) => heading)).toEqual([
    'divendres, 30 d’octubre',
    'dissabte, 31 d’octubre',
  ])
  const over = await october2026('ca', [event(wholeDays('2026-10-02', '2026-10-03'))], { choices })
  expect(over.sections.map(({ entries }) => entries[0]?.when)).toEqual([
    'fins al dissabte, 3 d’octubre',
    'últim dia',
  ])
})

test('the days of the title are a month, or both ends', async () => {
  expect((await october2026('ca', [])).period).toBe('octubre del 2026')
  expect((await october2026('es', [])).period).toBe('octubre de 2026')
  const days = { first: day('2026-10-03'), last: day('2026-11-08') }
  expect((await october2026('ca', [], { days })).period).toBe(
    '3 d’octubre – 8 de novembre del 2026',
  )
})
