import { expect, it } from 'vitest'
import configurationFile from '../../../public/config.json'
import { configurationOf } from '../../api/configuration.ts'
import { fallbackLanguageOf } from '../../api/language.ts'
import { nextInLanguage } from './nextInLanguage.ts'

const configuration = configurationOf(configurationFile)
const ca = fallbackLanguageOf(configuration)

it.each([
  ['/en', '/ca'],
  ['/en/events?search=jazz&page=2#top', '/ca/events?search=jazz&page=2#top'],
  ['/en/venues/new', '/ca/venues/new'],
  ['/settings', '/settings'],
  ['/', '/'],
  ['/xx/events', '/xx/events'],
])('%s is %s in Catalan', (next, wanted) => {
  expect(nextInLanguage(configuration, next, ca)).toBe(wanted)
})

it.each(['/en/events/5', '/en/venues/by-slug/hall?x=1'])('%s is of its own language', (next) => {
  expect(nextInLanguage(configuration, next, ca)).toBeNull()
})
