import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { byKeysToo, noErrand, twins, withKeysThemselves } from './byKeysToo.ts'

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

const isComment = (line: string) => /^\s*(?:\/[/*]|\*)/.test(line)

/** The lines of a file, but for comments, that hold these words. */
const linesWith = (file: string, words: string) =>
  readFileSync(join(here, file), 'utf8')
    .split('\n')
    .filter((line) => line.includes(words) && !isComment(line))

test('what is by nature pointing has its twin with keys, and both are there', () => {
  const pointing = journeys.flatMap((file) =>
    linesWith(file, '@pointing').map((line) => ({ file, line })),
  )
  expect(pointing.length).toBeGreaterThan(5)
  const ofLine = ({ file, line }: (typeof pointing)[number]) =>
    twins.filter(([[known, words]]) => known === file && line.includes(words))
  expect(pointing.filter((one) => ofLine(one).length !== 1)).toEqual([])
  expect(new Set(pointing.flatMap(ofLine)).size).toBe(twins.length)
  for (const [, keys] of twins) expect(linesWith(...keys), String(keys)).toHaveLength(1)
})
