import { expect, test } from 'vitest'
import { isZone, zoneKey, zoneName, zoneNames } from './zones.ts'

test('zones: the list has what a calendar here needs, each once', () => {
  const names = zoneNames()
  expect(names).toEqual(expect.arrayContaining(['Europe/Madrid', 'Atlantic/Canary', 'UTC']))
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['Europe/Madrid', 'Europe/Madrid'],
  ['europe/madrid', 'Europe/Madrid'],
  ['UTC', 'UTC'],
  ['utc', 'UTC'],
  ['UTC+2', '+02:00'],
  ['UTC-3.5', '-03:30'],
  ['+05:45', '+05:45'],
  ['UTC+99', null],
  ['Mars/Olympus', null],
  ['', null],
])('zones: %s is %s', (zone, key) => {
  expect(zoneKey(zone)).toBe(key)
  expect(isZone(zone)).toBe(key !== null)
})

test('zones: a zone in other letters than its own is compared and written in those', () => {
  expect(['europe/madrid', 'UTC+2', 'Lluna', ''].map(zoneName)).toEqual([
    'Europe/Madrid',
    'UTC+2',
    'Lluna',
    '',
  ])
})
