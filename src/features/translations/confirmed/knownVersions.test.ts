import { configurationOf } from '../../../api/configuration.ts'
import { languageOf } from '../../../api/language.ts'
import { configurationJson } from '../../../api/testSite.ts'
import type { ConfirmedPairs } from './confirmedPairs.ts'
import { knownVersions } from './knownVersions.ts'

const configuration = configurationOf(configurationJson)
const language = languageOf(configuration, 'ca')
if (!language) throw new Error('no Catalan')
const here = { configuration, language }

function said(collection: 'events' | 'venues', versions: Record<string, number>): ConfirmedPairs {
  return { together: [{ collection, versions }], apart: [] }
}

test('the versions are those that were confirmed of this event', () => {
  const confirmed = said('events', { ca: 7, es: 8, en: 9 })
  expect(knownVersions(confirmed, here)(7)).toEqual([
    { language: 'es', id: 8 },
    { language: 'en', id: 9 },
  ])
  expect(knownVersions(confirmed, here)(8)).toEqual([])
  expect(knownVersions(said('venues', { ca: 7, es: 8 }), here)(7)).toEqual([])
})

test('one record for all languages is moved already, and a language that is no more is left out', () => {
  expect(knownVersions(said('events', { ca: 7, es: 7, xx: 9 }), here)(7)).toEqual([])
})

test('of what nobody confirmed it is said that it is almost certain', () => {
  const links = {
    together: [
      { collection: 'events' as const, versions: { ca: 7, es: 8, en: 9 }, likely: ['en'] },
    ],
  }
  expect(knownVersions(links, here)(7)).toEqual([
    { language: 'es', id: 8 },
    { language: 'en', id: 9, isLikely: true },
  ])
})
