import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { pageModes } from '../service/testWorld.ts'

const dates = { start_date: '2027-03-01 20:00:00', end_date: '2027-03-01 22:00:00' }
const over = { start_date: '2020-03-01 20:00:00', end_date: '2020-03-01 22:00:00' }

/** What was asked of the service since, as collection and query. */
function watched() {
  const asked: URL[] = []
  const fetched = globalThis.fetch
  vi.stubGlobal('fetch', (address: string | URL | Request, init?: RequestInit) => {
    asked.push(new URL(address instanceof Request ? address.url : address))
    return fetched(address, init)
  })
  return () => asked.filter(({ pathname }) => pathname.includes('/events/v1/'))
}

test('one record for all languages is offered once', async () => {
  const world = await openWorld({ mode: 'live', options: { oneRecordForAllLanguages: true } })
  await world.ask('POST', 'events', { title: 'Compartit', status: 'publish', ...dates })
  const { user } = await openApp(world, '/es/tags', editor, 'en')
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('/')
  await user.click(await screen.findByRole('switch', { name: 'In every language' }))
  await user.click(screen.getByRole('combobox', { name: 'Search everywhere' }))
  await user.paste('compartit')
  const status = within(screen.getByRole('dialog')).getByRole('status')
  await waitFor(() => expect(status).toHaveTextContent('1 result'))
  expect(screen.getAllByRole('option')).toHaveLength(1)
  cleanup()
  await world.drop()
})

describe.each(pageModes)('searching everywhere over the %s service', (mode) => {
  let world: World
  beforeEach(async () => {
    world = await openWorld({ mode })
  })
  afterEach(async () => {
    cleanup()
    vi.unstubAllGlobals()
    await world.drop()
  })

  const make = (collection: string, body: object, language = 'ca') =>
    world.askIn(language, 'POST', collection, body)

  /** The dialog over a page, and what one does in it. */
  async function opened(at = '/ca/tags') {
    const app = await openApp(world, at, editor, 'en')
    await screen.findByRole('heading', { level: 1 })
    await app.user.keyboard('/')
    const box = await screen.findByRole('combobox', { name: 'Search everywhere' })
    await waitFor(() => expect(box).toHaveFocus())
    return { ...app, box, option: (name: RegExp) => screen.findByRole('option', { name }) }
  }

  const isSettled = (words: RegExp) =>
    waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(words),
    )

  test('finds all five by a word, with one request each, and opens the first', async () => {
    const { id } = await make('events', { title: 'Jazz & swing', status: 'publish', ...dates })
    await make('events', { title: 'Jazz vell', status: 'publish', ...over })
    await make('venues', { venue: 'Jazz Cava', city: 'Vic', status: 'publish' })
    await make('organizers', { organizer: 'Jazz Ateneu', email: 'a@b.example', status: 'publish' })
    const { id: parent } = await make('categories', { name: 'Música' })
    await make('categories', { name: 'Jazz modern', parent })
    await make('tags', { name: 'jazz' })
    await make('events', { title: 'Jazz en inglés', status: 'publish', ...dates }, 'es')
    const { user, place, option } = await opened()
    const asked = watched()
    await user.paste('jazz')
    expect(await option(/^Jazz & swing.*1 Mar 2027.*20:00.*Published/)).toHaveAttribute(
      'aria-selected',
      'true',
    )
    expect(await option(/^Jazz Cava.*Vic/)).toBeVisible()
    expect(await option(/^Jazz Ateneu.*a@b\.example/)).toBeVisible()
    expect(await option(/^Jazz modern.*Música/)).toBeVisible()
    expect(await option(/^jazz/)).toBeVisible()
    const titles = screen.getAllByRole('option', { name: /^Jazz (& swing|vell)/ })
    expect(titles[1]).toHaveTextContent('Jazz vell')
    await isSettled(/6 results/)
    const listings = asked().filter(({ searchParams }) => searchParams.has('search'))
    expect(listings.map(({ pathname }) => pathname.split('/').at(-1)).toSorted()).toEqual([
      'categories',
      'events',
      'organizers',
      'tags',
      'venues',
    ])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(place()).toBe(`/ca/events/${Number(id)}`))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('finds in every language when that is wanted, and keeps to it', async () => {
    await make('events', { title: 'Concierto', status: 'publish', ...dates }, 'es')
    const { user, option, box, place } = await opened()
    await user.paste('concierto')
    await isSettled(/Nothing was found/)
    await user.click(screen.getByRole('switch', { name: 'In every language' }))
    const hit = await option(/^Concierto/)
    expect(within(hit).getByText('Concierto')).toHaveAttribute('lang', 'es')
    await user.click(box)
    await user.keyboard('{Escape}')
    await user.keyboard('/')
    expect(await screen.findByRole('switch', { name: 'In every language' })).toBeChecked()
    await user.click(await screen.findByRole('combobox', { name: 'Search everywhere' }))
    await user.paste('concierto')
    await user.click(await option(/^Concierto/))
    await waitFor(() => expect(place()).toMatch(/^\/es\/events\/\d+$/))
  })

  test('opens a hidden draft by its number, and a private event of another language by its address', async () => {
    const hidden = { title: 'Secret', status: 'draft', hide_from_listings: true, ...dates }
    const { id } = await make('events', hidden)
    const reserved = { title: 'Reservado', status: 'private', slug: 'reservado', ...dates }
    const { url, id: spanish } = await make('events', reserved, 'es')
    const { user, option, box, place } = await opened()
    await user.paste(`#${Number(id)}`)
    expect(await option(/^Secret.*Draft.*Hidden from listings/)).toBeVisible()
    await user.clear(box)
    await user.paste(String(url))
    expect(await option(/^Reservado.*Private/)).toBeVisible()
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(place()).toBe(`/es/events/${Number(spanish)}`))
  })

  test('finds by slug and by an address of Agenda, and takes no record of another site', async () => {
    await make('events', { title: 'Fira', slug: 'fira-gran', status: 'publish', ...dates })
    const venue = await make('venues', { venue: 'Sala Gran', status: 'publish' })
    const { user, option, box } = await opened()
    await user.paste('fira-gran')
    expect(await option(/^Fira/)).toBeVisible()
    // A word that is in no text, and of a record that no listing shows.
    const hidden = { title: 'Tardor', slug: 'castanyada', hide_from_listings: true, ...dates }
    await make('events', { ...hidden, status: 'publish' })
    await user.clear(box)
    await user.paste('castanyada')
    expect(await option(/^Tardor/)).toBeVisible()
    // It stands below what has the word, which it moves nowhere.
    await make('events', { ...hidden, title: 'Hivern', slug: 'pessebre', status: 'publish' })
    await make('events', { title: 'Gran pessebre', status: 'publish', ...dates })
    await user.clear(box)
    await user.paste('pessebre')
    expect(await option(/^Hivern/)).toBeVisible()
    const [first] = screen.getAllByRole('option')
    expect(first).toHaveTextContent('Gran pessebre')
    expect(first).toHaveAttribute('aria-selected', 'true')
    await user.clear(box)
    await user.paste(`${world.base}ca/venues/${Number(venue.id)}`)
    expect(await option(/^Sala Gran/)).toBeVisible()
    await user.clear(box)
    await user.paste('https://elsewhere.example/ca/event/fira-gran/')
    await isSettled(/No record here has this address/)
    await user.clear(box)
    await user.paste(`${world.base}ca/calendar?view=week`)
    expect(await option(/calendar\?view=week/)).toBeVisible()
  })

  test('leads to pages by their words, without accents, and remembers what was open', async () => {
    await make('tags', { name: 'nits' })
    const { user, place, option, box } = await opened()
    await user.click(await option(/^Go to: Settings/))
    await waitFor(() => expect(place()).toBe('/settings'))
    await user.keyboard('/')
    await user.paste('go CALÉNDAR')
    expect(await option(/^Go to: Calendar/)).toHaveAttribute('aria-selected', 'true')
    await user.clear(await screen.findByRole('combobox', { name: 'Search everywhere' }))
    await user.paste('nits')
    await user.click(await option(/^nits/))
    await screen.findByRole('heading', { level: 1, name: 'nits' })
    expect(box).not.toBeInTheDocument()
    await user.keyboard('/')
    expect(await option(/^nits.*Tag/)).toHaveAttribute('aria-selected', 'true')
  })

  test('finds what comes among many that are long over', async () => {
    const names = Array.from({ length: 51 }, (_, at) => `Ball ${at + 1}`)
    await Promise.all(names.map((title) => make('events', { title, status: 'publish', ...over })))
    await make('events', { title: 'Ball de demà passat', status: 'publish', ...dates })
    const { user, option, place } = await opened()
    await user.paste('ball')
    expect(await option(/^Ball de demà passat/)).toHaveAttribute('aria-selected', 'true')
    await isSettled(/^6 results/)
    await user.click(await option(/^See all 52 in the list/))
    await waitFor(() => expect(place()).toBe('/ca/events?search=ball&starts_after=1900-01-01'))
  })

  test('says what was not answered, beside what was, and asks again', async () => {
    await make('venues', { venue: 'Sala', status: 'publish' })
    await make('events', { title: 'Sala plena', status: 'publish', ...dates })
    const { user, option } = await opened()
    await world.fail([{ kind: 'status', code: 404, path: 'venues' }])
    await user.paste('sala')
    expect(await option(/^Sala plena/)).toBeVisible()
    const again = await screen.findByRole('button', { name: /^Try again: Venues \(Catalan\)/ })
    await world.fail([])
    await user.click(again)
    expect(await option(/^Sala /)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull()
  })

  test('goes through hits by keys, opens one in another tab, and gives the focus back', async () => {
    for (const name of ['nit u', 'nit dos']) await make('tags', { name })
    const { user, option } = await opened()
    const beside = vi.fn()
    vi.stubGlobal('open', beside)
    await user.keyboard('{Escape}')
    const button = screen.getByRole('button', { name: 'Search everywhere' })
    button.focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('combobox', { name: 'Search everywhere' })
    await user.paste('nit')
    await option(/^nit dos/)
    const selected = () => screen.getByRole('option', { selected: true }).textContent
    expect(selected()).toMatch(/^nit dos/)
    await user.keyboard('{ArrowDown}')
    expect(selected()).toMatch(/^nit u/)
    await user.keyboard('{ArrowDown}')
    expect(selected()).toMatch(/^nit dos/)
    await user.keyboard('{End}')
    expect(selected()).toMatch(/^nit u/)
    await user.keyboard('{Home}')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(beside).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`${world.base}ca/tags/`),
      '_blank',
    )
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(button).toHaveFocus())
  })
})
