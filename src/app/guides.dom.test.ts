import { createMemoryHistory } from '@tanstack/react-router'
import configurationFile from '../../public/config.json'
import { createQueryClient } from '../core/query/queryClient.ts'
import { guideNames, guideOfRoute, guideTo, placeOf } from '../features/help/guide/pages.ts'
import { createTranslator } from '../i18n/i18n.ts'
import { interfaceLanguages } from '../i18n/interfaceLanguage.ts'
import { configurationOf } from '../api/configuration.ts'
import { createAppRouter } from './router.ts'
import { createSession } from './session/session.ts'

async function routePaths(): Promise<string[]> {
  const base = 'https://agenda.test/'
  const configuration = configurationOf(configurationFile)
  const session = createSession({
    configuration,
    base,
    account: null,
    queryClient: createQueryClient(),
  })
  const router = createAppRouter(session, await createTranslator('en'), base, createMemoryHistory())
  return Object.keys(router.routesByPath)
}

/** The start and addresses of earlier versions lead on; the guides and the accessibility statement are texts themselves. */
const ofNone = new Set([
  '/',
  '/accessibility',
  '/$language/guide/{-$page}',
  '/$language/queue',
  '/$language/history',
  '/$language/events/rules',
])

test('every page has a guide, and no guide speaks of a page that is not there', async () => {
  const paths = await routePaths()
  const pages = paths.filter((path) => !ofNone.has(path))
  expect(pages.filter((path) => guideTo(path) === undefined)).toEqual([])
  const known = new Set(paths.map((path) => path.replace(/(?<=.)\/$/, '')))
  expect(Object.keys(guideOfRoute).filter((path) => !known.has(path))).toEqual([])
  expect(['in', 'new', 'pack'].map((part) => guideTo('/$language/transfer', part))).toEqual([
    'import',
    'import-new',
    'agenda',
  ])
})

const longest = 100
const shortest = 25
const longestSentence = 15

test.each(interfaceLanguages)('each guide in %s is short, of real buttons', async (language) => {
  const translator = await createTranslator(language)
  await translator.loadNamespaces(['guide', 'signIn', 'form'])
  for (const name of guideNames) {
    const raw: unknown = translator.getResource(language, 'guide', `pages.${name}`)
    const named = [...JSON.stringify(raw).matchAll(/\$t\(([^)]+)\)/g)].map(([, key = '']) => key)
    expect(named.length, name).toBeGreaterThan(0)
    for (const key of named) {
      const [namespace = '', path = ''] = key.split(':')
      const label: unknown = translator.getResource(language, namespace, path)
      expect([key, typeof label === 'string' && !label.includes('{{')]).toEqual([key, true])
    }
    const texts: unknown = translator.t(`guide:pages.${name}`, { returnObjects: true })
    const text = textsIn(texts).join(' ')
    expect(text, name).not.toMatch(/\$t\(|\w:\w+\./)
    expect(text.split('`').length % 2, name).toBe(1)
    const sentences = textsIn(texts).flatMap((told) => told.split(/(?<=[.?]) /))
    const long = sentences.filter((told) => told.split(/\s+/).length > longestSentence)
    expect(long).toEqual([])
    const { length } = text.split(/\s+/)
    expect(length, name).toBeGreaterThanOrEqual(shortest)
    expect(length, name).toBeLessThanOrEqual(longest)
  }
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

test('a place is led to where it needs no record', () => {
  expect(placeOf('events', 'ca')).toBe('/ca/events')
  expect(placeOf('agenda', 'es')).toBe('/es/transfer?part=pack')
  expect(placeOf('settings', 'es')).toBe('/settings')
  expect(placeOf('event', 'ca')).toBe('/ca/events/new')
  expect(
    (['version', 'visibility', 'sign-in'] as const).map((name) => placeOf(name, 'ca')),
  ).toEqual([undefined, undefined, undefined])
})
