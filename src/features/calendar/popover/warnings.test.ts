import { item } from '../move/itemBed.ts'
import { warningsOf } from './EventFacts.tsx'

const site = 'Europe/Madrid'
const london = { timezone: 'Europe/London' }

test.each<[what: string, start: string, end: string, over: object, kinds: string[]]>([
  ['hours of the site', '2027-03-02 20:00', '2027-03-02 22:00', {}, []],
  ['hours of another zone', '2027-03-02 20:00', '2027-03-02 22:00', london, ['zone']],
  ['days with hours of another zone', '2027-03-02 20:00', '2027-03-05 22:00', london, ['zone']],
  ['whole days of another zone', '2027-03-02', '2027-03-05', london, ['daysOfZone']],
  ['whole days of the site', '2027-03-28', '2027-03-28', {}, []],
  ['a start that the clock skips', '2027-03-28 02:30', '2027-03-28 05:00', {}, ['gap']],
  ['an end that the clock skips', '2027-03-27 22:00', '2027-03-28 02:30', {}, ['endGap']],
  ['days that end then', '2027-03-25 22:00', '2027-03-28 02:30', {}, ['endGap']],
  ['an end that comes twice', '2027-10-30 22:00', '2027-10-31 02:30', {}, ['endOverlap']],
  ['days that begin then', '2027-10-31 02:30', '2027-11-02 10:00', {}, ['overlap']],
  ['no end, at an hour that comes twice', '2027-10-31 02:30', '', {}, ['noEnd', 'overlap']],
])('%s are explained', (_what, start, end, over, kinds) => {
  const isWhole = start.length === 10
  const [from, to] = isWhole
    ? [`${start} 00:00:00`, `${end} 23:59:59`]
    : [`${start}:00`, end && `${end}:00`]
  const event = item(from, to, { ...over, all_day: isWhole })
  expect(warningsOf(event, site, 'en').map(({ kind }) => kind)).toEqual(kinds)
})
