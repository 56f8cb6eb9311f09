import { droppedDates } from './drops.ts'
import { item } from './itemBed.ts'

const site = 'Europe/Madrid'
const evening = item('2027-03-12 20:00:00', '2027-03-12 22:00:00')
const fair = item('2027-03-12 00:00:00', '2027-03-13 23:59:59', { all_day: true })
/** So long that its hours are said, not drawn. */
const camp = item('2027-03-12 18:00:00', '2027-03-14 12:00:00')

const night = item('2027-03-12 22:00:00', '2027-03-13 09:30:00')
const by = (days: number, minutes = 0) => ({ part: 'whole', by: { days, minutes } }) as const
const longer = { part: 'end', by: { days: 2, minutes: 0 } } as const

test.each([
  ['on another day of a month keeps its hours', evening, by(4), null, '16 20:00', '16 22:00'],
  ['back by a day and on by hours', evening, by(-2, 1425), null, '11 19:45', '11 21:45'],
  ['among other whole days keeps the hours said of it', camp, by(7), null, '19 18:00', '21 12:00'],
  ['by days ends with the last second of the last one', fair, longer, null, '12 00:00', '15 23:59'],
  [
    'among whole days lasts all those it was drawn on',
    night,
    by(1),
    'days',
    '13 00:00',
    '14 23:59',
  ],
  ['from whole days at an hour lasts one', fair, by(1, 615), 'hours', '13 10:15', '13 11:15'],
] as const)('an event dropped %s', (_what, event, move, becomes, start, end) => {
  const dates = {
    start_date: `2027-03-${start}:00`,
    end_date: `2027-03-${end}:${end.endsWith('23:59') ? '59' : '00'}`,
    note: null,
  }
  expect(droppedDates({ item: event, ...move, becomes }, site)).toEqual(
    becomes === null ? dates : { ...dates, all_day: becomes === 'days' },
  )
})

test('an event that lasts days fits no hour', () => {
  expect(droppedDates({ item: camp, ...by(0, 600), becomes: 'hours' }, site)).toBeNull()
})
