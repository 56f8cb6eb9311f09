import { isZone, zoneKey, zoneName, zoneNames } from './zones.ts'
import cases from './zones.cases.json'

test('zones: the list has what a calendar here needs, each once', () => {
  const names = zoneNames()
  expect(names).toEqual(expect.arrayContaining(['Europe/Madrid', 'Atlantic/Canary', 'UTC']))
  expect(new Set(names).size).toBe(names.length)
})

test.each(cases)('zones: $zone is $key', ({ zone, key }) => {
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
