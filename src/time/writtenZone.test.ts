import { expect, test } from 'vitest'
import { writtenZone } from './writtenZone.ts'

test.each([
  ['Europe/London', 'Europe/London'],
  ['europe/madrid', 'Europe/Madrid'],
  ['"Europe/Paris"', 'Europe/Paris'],
  ['/mozilla.org/20050126_1/America/Argentina/Salta', 'America/Argentina/Salta'],
  ['/freeassociation.sourceforge.net/Europe/Madrid', 'Europe/Madrid'],
  ['UTC', 'UTC'],
  ['UTC+1', '+01:00'],
  ['GMT+0100', '+01:00'],
  ['GMT -3:30', '-03:30'],
  ['Romance Standard Time', 'Europe/Madrid'],
  ['Romance Standard Time 1', 'Europe/Madrid'],
  ['romance daylight time', 'Europe/Madrid'],
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['Tokyo Standard Time', 'Asia/Tokyo'],
  ['CET', 'Europe/Madrid'],
  ['CEST', 'Europe/Madrid'],
  ['WEST', 'Europe/London'],
  ['EST', 'EST'],
  ['(UTC+01:00) Brussels, Copenhagen, Madrid, Paris', 'Europe/Madrid'],
  ['(GMT+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 'Europe/Berlin'],
  ['(UTC) Dublin, Edinburgh, Lisbon, London', 'Europe/London'],
  ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
  ['(UTC-03:00) Buenos Aires', 'America/Buenos_Aires'],
  ['(UTC+09:00) Madrid', null],
  ['Customized Time Zone', null],
  ['Lluna/Mar', null],
  ['GMT+99', null],
  ['', null],
])('«%s» is %s', (written, zone) => {
  expect(writtenZone(written, 'Europe/Madrid')).toBe(zone)
})

test('an abbreviation or a name of Windows is the site’s zone only where that is one of its own', () => {
  expect(writtenZone('CET', 'Europe/London')).toBe('Europe/Paris')
  expect(writtenZone('WET', 'Atlantic/Canary')).toBe('Atlantic/Canary')
})
