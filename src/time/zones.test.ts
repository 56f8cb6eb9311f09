import { describe, expect, test } from 'vitest'
import { isZone, zoneKey, zoneNames } from './zones.ts'

describe('zones', () => {
  test('the list has what a calendar here needs, each once', () => {
    const names = zoneNames()
    expect(names).toEqual(expect.arrayContaining(['Europe/Madrid', 'Atlantic/Canary', 'UTC']))
    expect(new Set(names).size).toBe(names.length)
  })

  test.each([
    ['Europe/Madrid', 'Europe/Madrid'],
    ['UTC', 'UTC'],
    ['UTC+2', '+02:00'],
    ['UTC-3.5', '-03:30'],
    ['+05:45', '+05:45'],
    ['UTC+99', null],
    ['Mars/Olympus', null],
    ['', null],
  ])('%s is %s', (zone, key) => {
    expect(zoneKey(zone)).toBe(key)
    expect(isZone(zone)).toBe(key !== null)
  })
})
