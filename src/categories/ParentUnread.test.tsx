import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { refused } from '../service/testSite.ts'
import { pageModes } from '../service/testWorld.ts'
import { said } from '../testSaid.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Answers this page of the whole tree with a refusal, until it is told to let go. */
function refusePage(page: string) {
  const real = globalThis.fetch
  let isRefused = true
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const [input, init] = asked
    const url = new URL(input instanceof Request ? input.url : input)
    const isTree = init?.method !== 'POST' && url.pathname.endsWith('/categories')
    const isMeant = isTree && (url.searchParams.get('page') ?? '1') === page
    return isMeant && isRefused ? refused(403, 'rest_forbidden') : await real(...asked)
  })
  return () => {
    isRefused = false
  }
}

describe.each(pageModes)('the place of a category in a tree of two pages, %s service', (mode) => {
  let world: World
  let top: number
  let inside: number

  const add = async (name: string, parent?: number) =>
    Number((await world.ask('POST', 'categories', { name, ...(parent && { parent }) })).id)

  // «Arrel» › «Zona» › «Branca»: by their names the one in the middle is on the second page.
  beforeEach(async () => {
    world = await openWorld({ mode })
    const fillers = Array.from({ length: 50 }, (_, at) => `Mena ${at + 10}`)
    await Promise.all(fillers.map((name) => add(name)))
    top = await add('Arrel')
    inside = await add('Branca', await add('Zona', top))
  })
  afterEach(async () => {
    cleanup()
    vi.unstubAllGlobals()
    await world.drop()
  })

  const parent = () => screen.findByRole('combobox', { name: 'Inside of' })
  /** At the field, and in the place of its options. */
  const saidTwice = () =>
    waitFor(() => expect(screen.getAllByText(/Not all categories could be read/)).toHaveLength(2))

  test('cannot be chosen while a page is missing; once it is here, never inside of itself', async () => {
    const letGo = refusePage('2')
    const { user } = await openApp(world, `/ca/categories/${top}`, editor, 'en')
    const note = await screen.findByText(/Not all categories could be read/)
    expect(note).toHaveTextContent('Your account may not do this')
    const box = await parent()
    expect(box).toHaveAccessibleDescription(/Not all categories could be read/)
    await user.click(box)
    await saidTwice()
    expect(screen.queryAllByRole('option')).toEqual([])
    await user.keyboard('{Escape}')
    letGo()
    await user.click(within(note).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/Not all categories/)).toBeNull())
    expect(box).toHaveFocus()
    await user.click(box)
    const own = await screen.findByRole('option', { name: /^Branca/ })
    expect(own).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('option', { name: /^Mena 10/ }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(said('“Arrel” has been saved.'))).toBeVisible()
    const place = Number((await world.ask('GET', `categories/${top}`)).parent)
    expect((await world.ask('GET', `categories/${place}`)).name).toBe('Mena 10')
    expect(await world.ask('GET', `categories/${inside}`)).not.toMatchObject({ parent: 0 })
  })

  test('where no page is here, a new one still goes to the top level', async () => {
    refusePage('1')
    const { user } = await openApp(world, '/ca/categories/new', editor, 'en')
    expect(await screen.findByText(/Not all categories could be read/)).toBeVisible()
    expect(await parent()).toHaveValue('The top level')
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Teatre')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(said('“Teatre” has been added.'))).toBeVisible()
  })

  test('in place, too, a page that is missing is said', async () => {
    refusePage('2')
    const { user } = await openApp(world, '/ca/events/new', editor, 'en')
    await user.type(await screen.findByRole('combobox', { name: 'Categories' }), 'Dansa')
    await user.click(await screen.findByRole('option', { name: /Dansa/ }))
    const dialog = await screen.findByRole('dialog')
    const box = await within(dialog).findByRole('combobox', { name: 'Inside of' })
    expect(await within(dialog).findByText(/Not all categories could be read/)).toBeVisible()
    await user.click(box)
    await saidTwice()
    expect(screen.queryAllByRole('option')).toEqual([])
  })
})
