import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { byKeysToo, noErrand, withKeysThemselves } from './byKeysToo.ts'

const here = fileURLToPath(new URL('..', import.meta.url))

const journeys = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.spec.ts'),
)

const isNoErrand = (path: string) => noErrand.some((beginning) => path.startsWith(beginning))

test('every journey is done by keys too, is by keys itself, or is no errand: one of the three', () => {
  expect(journeys.length).toBeGreaterThan(50)
  const placesOf = (path: string) =>
    [byKeysToo.includes(path), withKeysThemselves.includes(path), isNoErrand(path)].filter(Boolean)
  expect(journeys.filter((path) => placesOf(path).length !== 1)).toEqual([])
})

test('none is named that is not there', () => {
  const named = [...byKeysToo, ...withKeysThemselves]
  expect(named.filter((path) => !journeys.includes(path))).toEqual([])
  const empty = noErrand.filter((beginning) => !journeys.some((path) => path.startsWith(beginning)))
  expect(empty).toEqual([])
})
