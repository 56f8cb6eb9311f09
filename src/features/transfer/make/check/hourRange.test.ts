import { hourRange } from './whenOf.ts'
import cases from './hourRange.cases.json'

test.each(cases)('hours from and until «%s»', (cell, start, end) => {
  expect(hourRange(cell, true)).toEqual({ before: '', start, end })
})

test.each(['20:30', '18:00 i 20:00', '25:00-26:00', '18:70–20:00', 'tarda', '', '18:00/20:00'])(
  'are not in «%s»',
  (cell) => expect(hourRange(cell, true)).toBeNull(),
)

test('hours from and until stand behind a day, and two bare numbers there are none', () => {
  const found = hourRange('divendres 27 de novembre de 2026, de 18 a 20.30 h', false)
  expect(found).toEqual({
    before: 'divendres 27 de novembre de 2026',
    start: '18:00',
    end: '20:30',
  })
  expect(hourRange('novembre 3-5', false)).toBeNull()
})
