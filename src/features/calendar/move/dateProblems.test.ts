import { dateProblems } from './movedDates.ts'

const source = { all_day: false, end_date: '2027-03-12 22:00:00', timezone: '' }
const site = 'Europe/Madrid'
const newYork = { timezone: 'America/New_York' }
const start_date = '2027-03-27 20:00:00'

test.each([
  ['nothing', {}, start_date, '2027-03-27 22:00:00', {}],
  ['a start half typed', {}, 'unfinished', '', { start_date: 'needed' }],
  ['a year on its way', {}, '0020-03-27 20:00:00', '', { start_date: 'year' }],
  ['an emptied end', {}, start_date, '', { end_date: 'needed' }],
  ['no end where there was none', { end_date: '' }, start_date, '', {}],
  [
    'an end that comes first',
    {},
    start_date,
    '2027-03-27 19:00:00',
    { end_date: 'endBeforeStart' },
  ],
  ['an hour that the clock skips', {}, '2027-03-28 02:30:00', '', { start_date: 'gap' }],
  ['that hour where the clock shows it', newYork, '2027-03-28 02:30:00', '2027-03-28 04:00:00', {}],
] as const)('%s', (_what, over, start, end, expected) => {
  const dates = { start_date: start, end_date: end }
  expect(dateProblems({ ...source, ...over }, dates, site)).toEqual(expected)
})
