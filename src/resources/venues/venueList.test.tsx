import { editor, openApp, makeWorld, pageMode } from '../../app/appBed.tsx'
import { namesInRows, watchListings } from '../../core/views/list/listBed.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'
import { cleanup, said, screen, waitFor, within } from '../../testSaid.ts'
import { createQueryClient } from '../../core/query/queryClient.ts'
import { fetchMirrored } from '../../core/mirror/mirror.ts'
import { everyStatus } from '../../core/resource/everyStatus.ts'
import { venues } from './venues.ts'

const allStatuses = 'publish,draft,pending,private,future'

const ids = new Map<string, number>()

const add = async (venue: string, more: object = {}) => {
  const { id } = await world.ask('POST', 'venues', { venue, status: 'publish', ...more })
  ids.set(venue, Number(id))
}

const world = await makeWorld(pageMode)
await add('Sala gran', { date: '2025-01-01 10:00:00', city: 'Vic', address: 'Plaça Major, 1' })
await add('Teatre', { date: '2025-02-01 10:00:00', city: 'Reus' })
await add('Pati', { date: '2025-03-01 10:00:00', status: 'draft' })
const day = addDays(todayIn('Europe/Madrid'), 3)
const teatre = ids.get('Teatre') ?? 0
const { id } = await world.ask('POST', 'events', {
  title: 'Concert',
  start_date: `${day} 10:00:00`,
  end_date: `${day} 12:00:00`,
  status: 'publish',
  venue: pageMode === 'live' ? teatre : [teatre],
})
const event = Number(id)

const open = (search = '') => openApp(world, `/ca/venues${search}`, editor, 'en')

test('list of venues alphabetical where it is one page, newest first where it is more, in every status', async () => {
  const listings = watchListings('venues')
  const { user, go } = await open()
  expect(await screen.findByText('3 venues')).toBeVisible()
  expect(namesInRows()).toEqual(['Pati', 'Sala gran', 'Teatre'])
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  expect(listings()[0]).toEqual({ per_page: '50', status: allStatuses, i18n_language: 'ca' })
  expect(document.title).toMatch(/^Venues – /)
  expect(screen.getByRole('button', { name: 'Show: All' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Status: Any status' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Drafts 1' }))
  await waitFor(() => expect(namesInRows()).toEqual(['Pati']))
  go('/ca/venues?per_page=2')
  await waitFor(() => expect(namesInRows()).toEqual(['Pati', 'Teatre']))
})

test('list of venues alphabetical over its pages where this device has them all, with what the service counts besides', async () => {
  const service = world.service(editor)
  const status = everyStatus(service.configuration)
  await fetchMirrored(createQueryClient(), service, venues, { status })
  const { go } = await open('?per_page=2')
  await waitFor(() => expect(namesInRows()).toEqual(['Pati', 'Sala gran']))
  expect(await screen.findByText('3 venues')).toBeVisible()
  go('/ca/venues?per_page=2&page=2')
  await waitFor(() => expect(namesInRows()).toEqual(['Teatre']))
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  cleanup()
  // Beyond the page that is asked for.
  await add('Auditori', { date: '2024-01-01 10:00:00' })
  const { user } = await open('?per_page=2')
  await user.click(await screen.findByRole('button', { name: /^1 new/ }))
  await waitFor(() => expect(namesInRows()).toEqual(['Auditori', 'Pati']))
  await world.ask('DELETE', `venues/${ids.get('Auditori')}`)
})

test('list of venues a search that finds nothing counts nothing, whatever the service says', async () => {
  const { user } = await open('?search=zzz')
  expect(await screen.findByText(said('Nothing here with “zzz”.'))).toBeVisible()
  expect(screen.getByText('0 venues')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Status: Any status' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Any status 0' }))
  await user.click(screen.getByRole('link', { name: 'Clear the search' }))
  expect(await screen.findByText('3 venues')).toBeVisible()
})

test('list of venues events are counted only when their column is shown, and lead to their list', async () => {
  const counts = watchCounts()
  const { user, place } = await open()
  await screen.findByText('3 venues')
  expect(counts()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Events' }))
  await user.keyboard('{Escape}')
  const row = screen.getByRole('row', { name: /Teatre/ })
  await user.click(await within(row).findByRole('link', { name: '1' }))
  await screen.findByRole('heading', { level: 1, name: 'Events' })
  expect(place()).toBe(`/ca/events?venue=${ids.get('Teatre')}&starts_after=1900-01-01`)
  expect(await screen.findByRole('link', { name: 'Concert' })).toBeVisible()
})

test('list of venues filters are drawn from their definition, applied together, removed one by one', async () => {
  const { user, place } = await open()
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  const drawer = await screen.findByRole('dialog', { name: 'Filters' }, { timeout: 10_000 })
  await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Have events' }), 'Yes')
  await user.click(within(drawer).getByRole('checkbox', { name: 'Published' }))
  const picker = within(drawer).getByRole('combobox', { name: 'Of an event' })
  await user.type(picker, 'Concert')
  await user.click(await screen.findByRole('option', { name: /Concert/ }))
  await user.click(within(drawer).getByRole('button', { name: 'Show results' }))
  expect(await screen.findByText('1 venue')).toBeVisible()
  expect(place()).toBe(`/ca/venues?event=${event}&has_events=true&status=publish`)
  await user.click(
    await screen.findByRole('button', { name: 'Remove the filter “Of an event: Concert”' }),
  )
  await waitFor(() => expect(place()).toBe('/ca/venues?has_events=true&status=publish'))
})

/** The questions about events asked for one record at a time. */
function watchCounts() {
  const spy = vi.spyOn(globalThis, 'fetch')
  return () =>
    spy.mock.calls
      .map(([input]) => new URL(input instanceof Request ? input.url : String(input)))
      .filter(({ pathname, searchParams }) => {
        return pathname.endsWith('/events') && searchParams.get('per_page') === '1'
      })
}
