import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import configurationFile from '../../public/config.json'
import { createQueryClient } from '../collection/queryClient.ts'
import { guideNames, guideOfRoute, guideTo, placeOf } from '../guide/pages.ts'
import { createTranslator } from '../i18n/i18n.ts'
import { interfaceLanguages } from '../i18n/interfaceLanguage.ts'
import { configurationOf } from '../service/configuration.ts'
import { editor, openApp, openWorld } from './appBed.tsx'
import { createAppRouter } from './router.ts'
import { createSession } from './session/session.ts'
import { said } from '../testSaid.ts'

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

/** The start leads on; the guides and the accessibility statement are texts themselves. */
const ofNone = new Set(['/', '/accessibility', '/$language/guide/{-$page}'])

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

const longest = 200
const shortest = 80

test.each(interfaceLanguages)(
  'each guide in %s names real buttons and a key, and is short',
  async (language) => {
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
      expect(text, name).toMatch(/`[^`]+`/)
      const { length } = text.split(/\s+/)
      expect(length, name).toBeGreaterThanOrEqual(shortest)
      expect(length, name).toBeLessThanOrEqual(longest)
    }
  },
)

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
    (['by-slug', 'visibility', 'sign-in'] as const).map((name) => placeOf(name, 'ca')),
  ).toEqual([undefined, undefined, undefined])
})

describe('the guide beside a page', async () => {
  const world = await openWorld()

  test('is opened and closed by F1 in a form, keeps what was typed, and follows the page', async () => {
    const { user, go } = await openApp(world, '/ca/events/new', editor, 'en')
    const title = await screen.findByRole('textbox', { name: /^Title/ })
    await user.type(title, 'Fira')
    await user.keyboard('{F1}')
    const heading = await screen.findByRole('heading', { name: 'Guide: An event' })
    await waitFor(() => expect(heading).toHaveFocus())
    const sheet = screen.getByRole('complementary', { name: 'Guide: An event' })
    expect(within(sheet).getByText(said(/“Send for review” for an editor/))).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(title).toHaveFocus()
    expect(title).toHaveValue('Fira')
    await user.clear(title)
    await user.keyboard('{F1}')
    await screen.findByRole('heading', { name: 'Guide: An event' })
    go('/ca/tags')
    await screen.findByRole('heading', { name: 'Guide: Tags' })
    await user.keyboard('{F1}')
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  test('lists all guides, finds those with certain words, and shows the one that is chosen', async () => {
    const { user } = await openApp(world, '/ca/guide', editor, 'en')
    await screen.findByRole('heading', { level: 1, name: 'Guide' })
    await user.type(screen.getByRole('searchbox', { name: 'Search the guides' }), 'XLIFF')
    const main = within(screen.getByRole('main'))
    const found = main.getAllByRole('link')
    expect(found.map(({ textContent }) => textContent)).toEqual(['Outside translators'])
    await user.type(screen.getByRole('searchbox', { name: 'Search the guides' }), ' quokka')
    expect(screen.getByText('No guide has these words.')).toBeInTheDocument()
  })

  test('has an address for everyone, that leads on to the next', async () => {
    const { user, place } = await openApp(world, '/ca/guide/trash', null, 'en')
    await screen.findByRole('heading', { level: 1, name: 'Guide: Trash' })
    await user.click(screen.getByRole('link', { name: 'Next: History' }))
    await screen.findByRole('heading', { level: 1, name: 'Guide: History' })
    expect(place()).toBe('/ca/guide/history')
  })
})
