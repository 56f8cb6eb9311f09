import { screen, waitFor, within } from '@testing-library/react'
import { answering, editor, openApp, pageMode, worldOfEach } from '../../app/appBed.tsx'
import { forget } from '../../platform/entries.ts'
import { storedCount } from '../../platform/storedCounts.ts'

const dates = { start_date: '2027-03-01 20:00:00', end_date: '2027-03-01 22:00:00' }
const over = { start_date: '2020-03-01 20:00:00', end_date: '2020-03-01 22:00:00' }

/** What is requested of the service from now on. */
function watchRequests() {
  const seen = answering()
  return () => seen.map(({ url }) => url).filter(({ pathname }) => pathname.includes('/events/v1/'))
}

const world = worldOfEach(pageMode)
const make = (collection: string, body: object, language = 'ca') =>
  world.askIn(language, 'POST', collection, body)

const option = (name: RegExp) => screen.findByRole('option', { name })
const isSettled = (words: RegExp) =>
  waitFor(() =>
    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(words),
  )

/** The dialog over a page, and how to search for something else in it. */
async function opened() {
  const app = await openApp(world, '/ca/tags', editor, 'en')
  await screen.findByRole('heading', { level: 1 })
  await app.user.keyboard('/')
  const combobox = await screen.findByRole('combobox', { name: 'Search everywhere' })
  await waitFor(() => expect(combobox).toHaveFocus())
  const search = async (text: string) => {
    const now = await screen.findByRole('combobox', { name: 'Search everywhere' })
    await app.user.clear(now)
    await app.user.paste(text)
  }
  return { ...app, search }
}

test('searching everywhere finds all five by a word, with one request each, and opens the first; what comes before what is long over', async () => {
  const { id } = await make('events', { title: 'Jazz & swing', status: 'publish', ...dates })
  await make('events', { title: 'Jazz vell', status: 'publish', ...over })
  await make('venues', { venue: 'Jazz Cava', city: 'Vic', status: 'publish' })
  await make('organizers', { organizer: 'Jazz Ateneu', email: 'a@b.example', status: 'publish' })
  const { id: parent } = await make('categories', { name: 'Música' })
  await make('categories', { name: 'Jazz modern', parent })
  await make('tags', { name: 'jazz' })
  await make('events', { title: 'Jazz en inglés', status: 'publish', ...dates }, 'es')
  const { user, place, search } = await opened()
  const requests = watchRequests()
  await search('jazz')
  expect(await option(/^Jazz & swing.*1 Mar 2027.*20:00.*Published/)).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(await option(/^Jazz Cava.*Vic/)).toBeVisible()
  expect(await option(/^Jazz Ateneu.*a@b\.example/)).toBeVisible()
  expect(await option(/^Jazz modern.*Música/)).toBeVisible()
  expect(await option(/^jazz/)).toBeVisible()
  await isSettled(/6 results/)
  const listings = requests().filter(({ searchParams }) => searchParams.has('search'))
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

  const names = Array.from({ length: 51 }, (_, at) => `Ball ${at + 1}`)
  await Promise.all(names.map((title) => make('events', { title, status: 'publish', ...over })))
  await make('events', { title: 'Ball de demà passat', status: 'publish', ...dates })
  await screen.findByRole('heading', { level: 1, name: 'Jazz & swing' })
  await user.keyboard('/')
  await search('ball')
  expect(await option(/^Ball de demà passat/)).toHaveAttribute('aria-selected', 'true')
  await isSettled(/^6 results/)
  await user.click(await option(/^See all 52 in the list/))
  await waitFor(() => expect(place()).toBe('/ca/events?search=ball&starts_after=1900-01-01'))
})

test('searching everywhere finds an event by words of its title, venue, category and month together, with three requests more', async () => {
  const church = Number((await make('venues', { venue: 'Església Vella', status: 'publish' })).id)
  const music = Number((await make('categories', { name: 'Concerts' })).id)
  const venue = pageMode === 'live' ? church : [church]
  const at = (start: string) => ({
    start_date: `${start} 20:00:00`,
    end_date: `${start} 22:00:00`,
  })
  const year = new Date().getFullYear() + 1
  const there = { status: 'publish', venue, categories: [music] }
  await make('events', { title: 'Cor jove', ...there, ...at(`${year}-03-14`) })
  await make('events', { title: 'Cor gran', ...there, ...at(`${year}-05-14`) })
  await make('events', { title: 'Concert al port', status: 'publish', ...at(`${year}-03-20`) })
  const { user, search } = await opened()
  const requests = watchRequests()
  await search('concert esgl march')
  expect(await option(/^Cor jove/)).toHaveAttribute('aria-selected', 'true')
  await isSettled(/^1 result/)
  const listings = requests().filter(({ pathname }) => pathname.endsWith('/events'))
  // Both months of that name, the longest word, and all of it in one text.
  expect(listings).toHaveLength(4)
  await search(`14 març ${year}`)
  expect(await option(/^Cor jove/)).toBeVisible()
  await isSettled(/^1 result/)
  // Where none has all of the words, those with most.
  await search('ball esgl març')
  expect(await option(/^Cor jove/)).toBeVisible()
  expect(await screen.findByText('Events: none has all the words')).toBeVisible()
  const days = { start_date: `${year}-07-01 10:00:00`, end_date: `${year}-07-01 11:00:00` }
  for (let at = 0; at < 51; at += 1)
    await make('events', { title: `Casal ${at}`, status: 'publish', ...days })
  await search('july')
  expect(await option(/^50 of 51 events searched/)).toBeVisible()
  await search('xyzzy plugh')
  await isSettled(/Nothing was found/)
  const [list, ...others] = await screen.findAllByRole('option', { name: /^Events of every date/ })
  // Of the two languages that were not searched.
  expect(others).toHaveLength(1)
  await user.click(list ?? document.body)
  expect(await screen.findByText('Nothing here')).toBeVisible()
})

test('searching everywhere shows at once what the device has of an event, which keeps its place in the answer', async () => {
  await forget('mirror', 'all')
  for (const title of ['Fira gran', 'Fira petita'])
    await make('events', { title, status: 'publish', ...dates })
  await make('events', { title: 'Mercat', description: 'fira', status: 'publish', ...dates })
  await make('events', { title: 'Fira vella', status: 'publish', ...over })
  const { user, go } = await openApp(world, '/ca/translations', editor, 'en')
  await screen.findByRole('link', { name: 'Fira gran' }, { timeout: 10_000 })
  // A head for each language, a chunk of the one that has events, and the routes that there are.
  await waitFor(async () => expect(await storedCount('mirror')).toBe(5), { timeout: 20_000 })
  go('/ca/tags')
  await screen.findByRole('heading', { level: 1, name: 'Tags' })
  await world.fail([{ kind: 'latency', ms: 3000, path: 'events' }])
  await user.keyboard('/')
  const combobox = await screen.findByRole('combobox', { name: 'Search everywhere' })
  await user.type(combobox, 'fira')
  const shown = () => screen.getAllByRole('option').map((one) => one.textContent)
  await waitFor(() => expect(shown()).toHaveLength(2), { timeout: 1000 })
  const [first, second] = shown()
  expect([first, second].join()).toMatch(/^Fira (gran|petita).*Fira (gran|petita)/)
  await option(/^Mercat/)
  await isSettled(/4 results/)
  expect(shown()).toEqual([
    first,
    second,
    expect.stringMatching(/^Fira vella/),
    expect.stringMatching(/^Mercat/),
  ])
})

test('searching everywhere finds by number, by slug and by address what no listing shows, and nothing of another site', async () => {
  const draft = { title: 'Secret', status: 'draft', hide_from_listings: true, ...dates }
  const { id } = await make('events', draft)
  const reserved = { title: 'Reservado', status: 'private', slug: 'reservado', ...dates }
  const { url, id: spanish } = await make('events', reserved, 'es')
  const hidden = { hide_from_listings: true, status: 'publish', ...dates }
  await make('events', { ...hidden, title: 'Tardor', slug: 'castanyada' })
  await make('events', { ...hidden, title: 'Hivern', slug: 'pessebre' })
  await make('events', { title: 'Gran pessebre', status: 'publish', ...dates })
  const venue = await make('venues', { venue: 'Sala Gran', status: 'publish' })
  const { user, place, search } = await opened()
  await search(`#${Number(id)}`)
  expect(await option(/^Secret.*Draft.*Hidden from listings/)).toBeVisible()
  // A word that is in no text, and of a record that no listing shows.
  await search('castanyada')
  expect(await option(/^Tardor/)).toBeVisible()
  // It comes below what has the word, which it moves nowhere.
  await search('pessebre')
  expect(await option(/^Hivern/)).toBeVisible()
  const [first] = screen.getAllByRole('option')
  expect(first).toHaveTextContent('Gran pessebre')
  expect(first).toHaveAttribute('aria-selected', 'true')
  await search(`${world.base}ca/venues/${Number(venue.id)}`)
  expect(await option(/^Sala Gran/)).toBeVisible()
  await search('https://elsewhere.example/ca/event/castanyada/')
  await isSettled(/No record has this address/)
  await search(`${world.base}ca/calendar?view=week`)
  expect(await option(/calendar\?view=week/)).toBeVisible()
  await search(String(url))
  expect(await option(/^Reservado.*Private/)).toBeVisible()
  expect(screen.getAllByRole('option')).toHaveLength(1)
  // A service shows it by its number in every language: its address tells which is its own.
  await search(`#${Number(spanish)}`)
  expect(await option(/^Reservado.*Private/)).toBeVisible()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(place()).toBe(`/es/events/${Number(spanish)}`))
})

test('searching everywhere is used by keys, in every language, offers pages and what was open, and asks again what was not answered', async () => {
  for (const name of ['nit u', 'nit dos']) await make('tags', { name })
  await make('events', { title: 'Concierto de jazz', status: 'publish', ...dates }, 'es')
  const { user, place, search } = await opened()
  const openTab = vi.fn()
  vi.stubGlobal('open', openTab)
  await user.keyboard('{Escape}')
  const button = screen.getByRole('button', { name: 'Search or go to' })
  button.focus()
  await user.keyboard('{Enter}')
  await world.fail([{ kind: 'status', code: 404, path: 'venues' }])
  await search('nit')
  await option(/^nit dos/)
  const again = await screen.findByRole('button', { name: /^Try again: Venues \(Catalan\)/ })
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
  const tags = expect.stringContaining(`${world.base}ca/tags/`)
  expect(openTab).toHaveBeenCalledExactlyOnceWith(tags, '_blank')
  await user.pointer({ keys: '[MouseMiddle]', target: await option(/^nit u/) })
  expect(openTab).toHaveBeenCalledTimes(2)
  await world.fail([])
  await user.click(again)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull())

  await search('concierto')
  await isSettled(/Nothing was found/)
  await user.click(screen.getByRole('switch', { name: 'In every language' }))
  expect(within(await option(/^Concierto/)).getByText('Concierto de jazz')).toHaveAttribute(
    'lang',
    'es',
  )
  await user.click(screen.getByRole('combobox', { name: 'Search everywhere' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(button).toHaveFocus())

  await user.keyboard('/')
  expect(await screen.findByRole('switch', { name: 'In every language' })).toBeChecked()
  await search('go CALÉNDAR')
  expect(await option(/^Go to: Calendar/)).toHaveAttribute('aria-selected', 'true')
  await search('nit u')
  await user.click(await option(/^nit u/))
  await screen.findByRole('heading', { level: 1, name: 'nit u' })
  await user.keyboard('/')
  expect(await option(/^nit u.*Tag/)).toHaveAttribute('aria-selected', 'true')
  await search('nit dos')
  await option(/^nit dos/)
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  expect(await option(/^nit dos.*Pinned/)).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByText('is pinned.', { exact: false })).toBeInTheDocument()
  await user.clear(screen.getByRole('combobox', { name: 'Search everywhere' }))
  const pinned = () => within(screen.getByRole('group', { name: 'Pinned' })).getAllByRole('option')
  expect(pinned().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^nit dos/),
  ])
  await user.click(within(await option(/^nit u/)).getByTitle('Pin'))
  expect(pinned()).toHaveLength(2)
  for (const one of pinned()) await user.click(within(one).getByTitle('Unpin'))
  expect(screen.queryByRole('group', { name: 'Pinned' })).toBeNull()
  await user.click(await option(/^Go to: Settings/))
  await waitFor(() => expect(place()).toBe('/settings'))
})
