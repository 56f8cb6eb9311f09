import { addressOf, restRootOf } from './outgoing.ts'
import { configurationOf } from './configuration.ts'
import { languagesOf } from './language.ts'
import { configurationJson } from './testSite.ts'

function roots(address: unknown, base = 'https://site.example/worlds/one/') {
  const configuration = configurationOf({
    ...configurationJson,
    service: { ...configurationJson.service, address },
  })
  return languagesOf(configuration).map((language) => restRootOf(configuration, language, base))
}

test('a template names the language', () => {
  expect(roots('./{language}/wp-json')).toEqual([
    'https://site.example/worlds/one/ca/wp-json',
    'https://site.example/worlds/one/es/wp-json',
    'https://site.example/worlds/one/en/wp-json',
  ])
})

test('a language without an address of its own is at that of the fallback', () => {
  const address = { ca: 'https://cal.example/wp-json/', en: 'https://cal.example/en/wp-json' }
  expect(roots(address)).toEqual([
    'https://cal.example/wp-json',
    'https://cal.example/wp-json',
    'https://cal.example/en/wp-json',
  ])
})

test('a query is encoded, lists are comma lists, and what is undefined stays out', () => {
  const query = { search: 'música & dansa', categories: [1, 'fira'], page: 2, status: undefined }
  expect(addressOf('https://cal.example/wp-json', 'ns/v1/events', query)).toBe(
    'https://cal.example/wp-json/ns/v1/events?search=m%C3%BAsica+%26+dansa&categories=1,fira&page=2',
  )
})

test('a root without pretty addresses has its query already', () => {
  expect(addressOf('https://cal.example/?rest_route=', 'ns/v1/events', { page: 2 })).toBe(
    'https://cal.example/?rest_route=/ns/v1/events&page=2',
  )
})
