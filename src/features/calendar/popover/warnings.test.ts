import { expect, test } from 'vitest'
import { item } from '../move/itemBed.ts'
import { warningsOf } from './warnings.ts'

const site = 'Europe/Madrid'
const kindsOf = (start: string, end: string, over: object = {}) =>
  warningsOf(item(start, end, over), site, 'en').map(({ kind }) => kind)

test.each<[what: string, start: string, end: string, over: object, kinds: string[]]>([
  ['hours of the site', '2027-03-02 20:00:00', '2027-03-02 22:00:00', {}, []],
  [
    'hours of another zone',
    '2027-03-02 20:00:00',
    '2027-03-02 22:00:00',
    { timezone: 'Europe/London' },
    ['zone'],
  ],
  [
    'days with hours of another zone',
    '2027-03-02 20:00:00',
    '2027-03-05 22:00:00',
    { timezone: 'Europe/London' },
    ['zone'],
  ],
  [
    'whole days of another zone',
    '2027-03-02 00:00:00',
    '2027-03-05 23:59:59',
    { timezone: 'Europe/London', all_day: true },
    ['daysOfZone'],
  ],
  ['whole days of the site', '2027-03-28 00:00:00', '2027-03-28 23:59:59', { all_day: true }, []],
  ['a start that the clock skips', '2027-03-28 02:30:00', '2027-03-28 05:00:00', {}, ['gap']],
  ['an end that the clock skips', '2027-03-27 22:00:00', '2027-03-28 02:30:00', {}, ['endGap']],
  ['days that end then', '2027-03-25 22:00:00', '2027-03-28 02:30:00', {}, ['endGap']],
  ['an end that comes twice', '2027-10-30 22:00:00', '2027-10-31 02:30:00', {}, ['endOverlap']],
  ['days that begin then', '2027-10-31 02:30:00', '2027-11-02 10:00:00', {}, ['overlap']],
  ['no end, at an hour that comes twice', '2027-10-31 02:30:00', '', {}, ['noEnd', 'overlap']],
])('%s are explained', (_what, start, end, over, kinds) => {
  expect(kindsOf(start, end, over)).toEqual(kinds)
})
