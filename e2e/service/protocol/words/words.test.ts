import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultOptions } from '../../worlds/world.ts'
import { languages } from '../handlers.ts'
import { parametersOf } from '../parameters/parameter.ts'
import { routes } from '../routes.ts'
import { about } from './catalogues.ts'
import { say, words } from './say.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(root, name), 'utf8'))

/** The codes that refusals are thrown with, as written in the code. */
const codes = sources.flatMap((text) =>
  [...text.matchAll(/new ProtocolError\(\s*\d+,\s*'([^']+)'/g)].map(([, code = '']) => code),
)

const holes = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort()

it.each(languages)('the words of the service are the same set in %s as in English', (language) => {
  expect(Object.keys(words[language]).sort()).toEqual(Object.keys(words.en).sort())
})

it.each(languages)('have the same holes in %s as in English', (language) => {
  for (const [key, text] of Object.entries(words.en))
    expect(holes(words[language][key]), key).toEqual(holes(text))
})

it('the words of the service have something for every refusal that is thrown', () => {
  expect(codes.length).toBeGreaterThan(10)
  expect(codes.filter((code) => words.en[code] === undefined)).toEqual([])
})

it('the words of the service have something for every parameter of every route', () => {
  const options = defaultOptions.live
  const keys = (['interface', 'live'] as const).flatMap((mode) =>
    routes
      .flatMap(({ endpoints }) => endpoints.flatMap(({ tables }) => tables))
      .flatMap((table) => {
        const world = { mode, options, now: () => new Date('2027-01-01T00:00:00Z') }
        return parametersOf(table, Object.assign(Object.create(null), world))
      })
      .map(({ words: key }) => key ?? ''),
  )
  expect(keys.filter((key) => words.en[key] === undefined)).toEqual([])
})

it('the words of the service fill their holes, and stop at a key that nobody has', () => {
  expect(say('es', 'rest_invalid_param', { names: 'a, b' })).toBe('Parámetros no válidos: a, b')
  expect(() => say('es', 'no such key')).toThrow('no such key')
})

it('the words of the service contract and agree in Catalan and Spanish', () => {
  expect(about('ca', 'venue', 'el nom {of}')).toBe('El nom del lloc')
  expect(about('ca', 'event', 'el nom {of}')).toBe('El nom de l’acte')
  expect(about('ca', 'category', 'el nom {of}')).toBe('El nom de la categoria')
  expect(about('es', 'tag', 'el nombre {of}')).toBe('El nombre de la etiqueta')
  expect(about('en', 'organizer', 'deletes {the}')).toBe('Deletes the organizer')
})
