import configuration from '../../../../public/config.json'
import { configurationOf } from '../../../api/configuration.ts'
import { recordLanguage } from './recordLanguage.ts'

test.each([
  ['https://site.example/ca/event/fira/', 'ca'],
  ['https://site.example/sub/en/event/fair/', 'en'],
  ['https://site.example/event/fira/', null],
  ['https://es.example/event/fira/', null],
  ['', null],
  ['no address', null],
])('the language an address names: %s: %s', (url, language) => {
  expect(recordLanguage(url, configurationOf(configuration))).toBe(language)
})
