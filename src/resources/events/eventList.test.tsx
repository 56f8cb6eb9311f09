import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { anonymous } from '../../api/account.ts'
import { makeWorld, pageMode } from '../../api/testWorld.ts'
import { monthOf } from './list/datePresets.ts'
import { watchListings } from '../../core/views/list/listBed.ts'
import { addEvent, dayFromNow, openList } from './list/EventListBed.tsx'
import asked from './parameters.json'

const allStatuses = 'publish,draft,pending,private,future'

const titles = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent)

const seen = (words: string | RegExp) => screen.findByText(words, undefined, { timeout: 5000 })

const world = await makeWorld(pageMode)
const service = world.service()
await addEvent(service, { title: 'Older fair', from: -20 })
await addEvent(service, { title: 'Old fair', from: -10 })
await addEvent(service, { title: 'Running show', from: -3, to: 3 })
await addEvent(service, { title: 'Draft walk', from: 2, over: { status: 'draft' } })
const concert = await addEvent(service, { title: 'Concert', from: 5, over: { featured: true } })

test('list of events running and upcoming in every status, by overlap, soonest first', async () => {
  const listings = watchListings('events')
  const { user, path } = await openList(world.service())
  await seen('3 events')
  expect(titles()).toEqual(['Running show', 'Draft walk', 'Concert'])
  expect(screen.getByText('Concert')).toHaveAttribute('lang', 'ca')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 events found'))
  expect(listings()[0]).toEqual({
    per_page: '50',
    ends_after: dayFromNow(-1),
    status: allStatuses,
    i18n_language: 'ca',
  })
  await user.keyboard('jjjkje')
  await screen.findByRole('heading', { name: 'The event' })
  expect(path()).toBe(`/ca/events/${concert}`)
})

test('list of events a menu counts what each status lists', async () => {
  const { user } = await openList(world.service())
  await user.click(await screen.findByRole('button', { name: 'Status: Any status' }))
  const menu = await screen.findByRole('menu', { name: 'Status' })
  await within(menu).findByRole('menuitem', { name: 'Drafts 1' })
  expect(within(menu).getByRole('menuitem', { name: 'Published 2' })).toBeVisible()
  expect(within(menu).getByRole('menuitem', { name: 'Any status 3' })).toHaveAttribute(
    'aria-current',
  )
})

test('list of events every parameter of the interface goes out as the address says it', async () => {
  const listings = watchListings('events')
  await openList(world.service(), `?${new URLSearchParams(asked)}`)
  await waitFor(() => expect(listings()[0]).toEqual({ ...asked, i18n_language: 'ca' }))
})

test('list of events what is mistyped in the address is said, and the rest applies', async () => {
  const listings = watchListings('events')
  await openList(
    world.service(),
    '?featured=true&venue=abc&starts_after=2026-13-01&colour=red&geoloc_lat=41',
  )
  await seen('1 event')
  for (const sentence of [
    '“abc” says nothing for “Venues”.',
    '“2026-13-01” says nothing for “Starts after”.',
    'There’s no filter called “colour”.',
    '“Latitude of the venue” only works together with “Longitude of the venue”.',
  ])
    expect(screen.getByText(sentence)).toBeVisible()
  expect(Object.keys(listings()[0] ?? {}).sort()).toEqual(
    ['ends_after', 'featured', 'i18n_language', 'per_page', 'status'].sort(),
  )
})

test('list of events a page past the end becomes the last one, silently', async () => {
  const { address } = await openList(world.service(), '?per_page=2&page=40')
  await seen('3 events')
  expect(titles()).toEqual(['Concert'])
  await waitFor(() => expect(address()).toEqual({ per_page: '2', page: '2' }))
  const pages = screen.getByRole('navigation', { name: 'Pages' })
  expect(within(pages).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('list of events the past is read from its end', async () => {
  const { user, address } = await openList(world.service(), '?per_page=1')
  await user.click(await screen.findByRole('button', { name: 'Dates: Current and upcoming' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Past' }))
  await seen('2 events')
  expect(titles()).toEqual(['Old fair'])
  await user.click(screen.getByRole('link', { name: 'Next page' }))
  await waitFor(() => expect(titles()).toEqual(['Older fair']))
  expect(address()).toMatchObject({ ends_before: dayFromNow(0), page: '1' })
})

test('list of events nothing found: why, and one thing to do about it', async () => {
  const { user } = await openList(world.service(), '?search=fair')
  await seen('No event with “fair” in these dates.')
  await user.click(screen.getByRole('link', { name: 'Look in all dates' }))
  await seen('2 events')
  expect(titles()).toEqual(['Older fair', 'Old fair'])
})

test.each([
  ['', 'this filter: Categories', 'List without it'],
  ['&venue=987654', 'these filters: Categories, Venues', 'List without them'],
])('what filters%s the service refuses is said, with a way on', async (more, named, way) => {
  await openList(world.service(), `?categories=987654${more}&featured=true`)
  expect(await screen.findByRole('alert')).toHaveTextContent(`didn’t accept ${named}`)
  const without = screen.getByRole('link', { name: way })
  expect(without).toHaveAttribute('href', '/ca/events?featured=true')
})

test('list of events words typed are searched after a pause, in the address', async () => {
  const { user, address } = await openList(world.service())
  await seen('3 events')
  const listings = watchListings('events')
  await user.keyboard('f')
  await user.keyboard('concert')
  await seen('1 event')
  expect(address()).toEqual({ search: 'concert' })
  expect(listings().map(({ search }) => search)).toEqual(['concert'])
})

test('list of events columns are chosen and remembered', async () => {
  const { user } = await openList(world.service())
  await seen('3 events')
  await user.click(screen.getByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('checkbox', { name: 'ID' }))
  await user.click(screen.getByRole('checkbox', { name: 'Venue' }))
  cleanup()
  await openList(world.service())
  expect(await screen.findByRole('columnheader', { name: 'ID' })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'Venue' })).toBeNull()
  expect(screen.getByRole('cell', { name: String(concert) })).toBeVisible()
})

test('list of events filters are filled in beside the list, applied together, and removed one by one', async () => {
  const { user, address } = await openList(world.service())
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  // The drawer brings the pickers with it, which the first load does without.
  const drawer = await screen.findByRole('dialog', { name: 'Filters' }, { timeout: 10_000 })
  await user.click(within(drawer).getByRole('button', { name: 'Next month' }))
  const { from, to } = monthOf(dayFromNow(0), 1)
  const before = within(drawer).getByRole('textbox', { name: 'Starts on or before' })
  expect(before).toHaveAccessibleDescription(/This day included\.$/)
  const shown = (day: string) => day.split('-').toReversed().join('/')
  expect(before).toHaveValue(shown(to))
  const first = within(drawer).getByRole('textbox', { name: 'From' })
  expect(first).toHaveValue(shown(from))
  await user.clear(first)
  await user.type(first, `${shown(dayFromNow(0))}{Tab}`)
  expect(within(drawer).getByRole('textbox', { name: 'Ends after' })).toHaveValue(
    shown(dayFromNow(-1)),
  )
  expect(within(drawer).getByRole('button', { name: 'Next month' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  const last = within(drawer).getByRole('textbox', { name: 'To' })
  await user.clear(last)
  await user.type(last, `${shown(dayFromNow(-9))}{Tab}`)
  expect(first).toHaveValue(shown(dayFromNow(-9)))
  await user.clear(last)
  await user.type(last, `${shown(to)}{Tab}`)
  await user.clear(first)
  await user.type(first, `${shown(dayFromNow(0))}{Tab}`)
  await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Featured' }), 'Yes')
  await user.type(within(drawer).getByRole('textbox', { name: 'Event IDs' }), 'one')
  await user.click(within(drawer).getByRole('button', { name: 'Show results' }))
  expect(await within(drawer).findByText('Enter IDs separated by commas')).toBeVisible()
  const numbers = within(drawer).getByRole('textbox', { name: 'Event IDs' })
  await user.clear(numbers)
  await user.type(numbers, `${concert}, ${concert + 1000}`)
  await user.click(within(drawer).getByRole('button', { name: 'Show results' }))
  await seen('1 event')
  const days = { starts_before: to, ends_after: dayFromNow(-1) }
  const named = { include: `${concert},${concert + 1000}` }
  expect(address()).toEqual({ featured: 'true', ...named, ...days })
  await user.click(await screen.findByRole('button', { name: /^Remove the filter “Dates: / }))
  await waitFor(() => expect(address()).toEqual({ featured: 'true', ...named }))
  await user.click(await screen.findByRole('button', { name: 'Remove the filter “Featured: Yes”' }))
  await waitFor(() => expect(address()).toEqual(named))
})

test('list of events nobody in particular is shown what is published, and offered nothing to write', async () => {
  const listings = watchListings('events')
  await openList(world.service(anonymous))
  await seen('2 events')
  expect(listings()[0]?.status).toBe('publish')
  expect(screen.queryByRole('link', { name: 'New event' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Status/ })).toBeNull()
})

test('list of events an account that may not list drafts is asked for no more than it may', async () => {
  const subscriber = {
    kind: 'password',
    login: 'subscriber',
    password: 'subscriber demo password',
  } as const
  await openList(world.service(subscriber))
  await seen('2 events')
  expect(titles()).toEqual(['Running show', 'Concert'])
})

test('list of events hidden events: none known, any opened by its public address', async () => {
  const { user, path } = await openList(world.service(), '?view=hidden')
  await seen('This browser knows no hidden event in Catalan.')
  const box = screen.getByRole('textbox', { name: 'ID, slug or public address' })
  await user.type(box, 'two words{Enter}')
  expect(await seen('Not the ID, slug or address of an event.')).toBeVisible()
  await user.clear(box)
  await user.type(box, 'https://vila.example/ca/event/concert/{Enter}')
  await screen.findByRole('heading', { name: 'The event by slug' })
  expect(path()).toBe('/ca/events/by-slug/concert')
})
