import { assert, constantFrom, date, property } from 'fast-check'
import { abbreviationOf, inZone, instantOf, isZone, offsetAt, wallAt } from './zones.ts'

it.each(['Europe/Madrid', 'UTC', 'UTC+2', 'UTC-3.5', '+02:00', 'CET', 'CEST', 'EST', 'PDT'])(
  'zones knows %s',
  (zone) => expect(isZone(zone)).toBe(true),
)

it.each(['', 'Mars/Olympus', 'UTC+99', 'nonsense'])('zones does not know %j', (zone) =>
  expect(isZone(zone)).toBe(false),
)

it.each([
  ['Europe/Madrid', '2027-01-10 10:00:00', 'CET'],
  ['Europe/Madrid', '2027-07-10 10:00:00', 'CEST'],
  ['America/New_York', '2027-07-10 10:00:00', 'EDT'],
  ['UTC+2', '2027-07-10 10:00:00', 'UTC+2'],
])('zones abbreviates %s at %s as %s', (zone, utc, name) => {
  expect(abbreviationOf(zone, utc)).toBe(name)
})

it.each([
  ['UTC+2', '2027-01-10 08:00:00'],
  ['UTC-3.5', '2027-01-10 13:30:00'],
  ['CEST', '2027-01-10 08:00:00'],
])('zones turns ten o’clock in %s into %s', (zone, utc) => {
  expect(inZone('2027-01-10 10:00:00', zone).utc).toBe(utc)
})

it('zones moves over the hour that is left out, and takes the first of the hour that comes twice', () => {
  expect(inZone('2027-03-28 02:30:00', 'Europe/Madrid')).toEqual({
    wall: '2027-03-28 03:30:00',
    utc: '2027-03-28 01:30:00',
  })
  expect(inZone('2027-10-31 02:30:00', 'Europe/Madrid').utc).toBe('2027-10-31 00:30:00')
  expect(offsetAt('2027-10-31 02:30:00', 'Europe/Madrid')).toBe('+02:00')
})

it('zones comes back from UTC to the wall clock it started from', () => {
  const moments = date({
    min: new Date('1971-01-01'),
    max: new Date('2090-01-01'),
    noInvalidDate: true,
  })
  assert(
    property(moments, constantFrom('Europe/Madrid', 'America/New_York'), (moment, zone) => {
      const { wall, utc } = inZone(wallAt(moment, zone), zone)
      expect(wallAt(instantOf(utc), zone)).toBe(wall)
    }),
  )
})
