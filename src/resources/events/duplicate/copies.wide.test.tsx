import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { sending } from '../../../features/activity/send/queueBed.ts'
import { openPage } from '../eventPagesBed.tsx'
import { typeMoment } from '../testFormTyping.ts'
import { worldOfEach } from '../../../api/testWorld.ts'

const title = 'Cinema a la fresca'
const dates = ['2027-03-08', '2027-03-15', '2027-03-22', '2027-03-29']

const world = worldOfEach('live')

/** An event with everything. */
async function seed() {
  const venue = await world.make('venues', { venue: 'Sala', status: 'publish' })
  const id = await world.make('events', {
    title,
    description: '<p>Una <strong>nit</strong> & una altra.</p>',
    excerpt: 'Cinema',
    status: 'publish',
    start_date: '2027-03-01 19:30:00',
    end_date: '2027-03-01 21:00:00',
    timezone: 'Atlantic/Canary',
    cost: '10€',
    website: 'https://example.org/?a=1&b=2',
    venue,
    organizer: [
      await world.make('organizers', { organizer: 'Ateneu', status: 'publish' }),
      await world.make('organizers', { organizer: 'Casal', status: 'publish' }),
    ],
    categories: [await world.make('categories', { name: 'Cinema' })],
    tags: [await world.make('tags', { name: 'Nit' })],
    show_map: true,
    show_map_link: true,
    sticky: true,
    featured: true,
  })
  return { id, venue }
}

async function copiesOf(id: number) {
  const query = 'starts_after=1900-01-01&per_page=50&status=publish,draft,future'
  const { events } = await world.ask('GET', `events?${query}`)
  const all = events as Record<string, unknown>[]
  return all.filter((event) => event.id !== id && event.title === title)
}

const startsOf = async (id: number) => (await copiesOf(id)).map(({ start_date }) => start_date)
const evenings = dates.map((day) => `${day} 19:30:00`)

/** What every copy has of its own, or what follows from its times (modes.md). */
const own =
  /^(id|global_id.*|slug|url|rest_url|date|date_utc|modified.*|status|website|json_ld|timezone_abbr|.*(start|end)_date.*)$/

function facts(event: Record<string, unknown>): unknown {
  const shared = Object.fromEntries(Object.entries(event).filter(([name]) => !own.test(name)))
  return JSON.parse(
    JSON.stringify(shared, (key, value: unknown) => (key === 'count' ? undefined : value)),
  )
}

const button = (name: RegExp) => screen.findByRole('button', { name })

async function openRepeating(id: number) {
  const { user } = await openPage(world, { at: `/ca/events/${id}/duplicate` })
  await user.click(await screen.findByRole('radio', { name: 'Repeating' }))
  return user
}

test('copies that clash, at the same venue or by title, are shown, and can be left out', async () => {
  const { id, venue } = await seed()
  const at = (name: string, start_date: string, more: object = {}) => {
    const end_date = start_date.replace(/ .*/, ' 23:00:00')
    const event = { title: name, status: 'draft', start_date, end_date, ...more }
    return world.ask('POST', 'events', { ...event, timezone: 'Atlantic/Canary' })
  }
  await at('Assaig', '2027-03-08 20:30:00', { venue })
  await at('Assaig', '2027-03-15 21:00:00', { venue })
  await at(title, '2027-04-04 10:00:00')
  const user = await openRepeating(id)
  const table = within(await screen.findByRole('table', { name: 'Preview' }))
  expect(await table.findByRole('link', { name: 'Assaig' })).toBeVisible()
  const rows = table.getAllByRole('row').slice(1)
  const clashes = rows.map((row) => /Same (venue|title)/.exec(row.textContent)?.[1] ?? '')
  expect(clashes).toEqual(['venue', '', '', 'title'])
  await user.click(table.getByRole('checkbox', { name: /8 March 2027/ }))
  expect(await button(/^Create 3 copies$/)).toBeVisible()
})

test('copies have everything of the original but their dates, are scheduled, and undone all at once', async () => {
  const { id } = await seed()
  const user = await openRepeating(id)
  const status = await screen.findByRole('combobox', { name: 'Status of the copies' })
  await user.selectOptions(status, 'future')
  await user.click(await button(/^Create 4 copies$/))
  expect(await screen.findByText('Choose a future date and time.')).toBeVisible()
  await typeMoment(user, 'Publication date', '020120370900')
  await user.click(await button(/^Create 4 copies$/))
  expect(await screen.findByText('Done: 4 saved.')).toBeVisible()
  const original = await world.ask('GET', `events/${id}`)
  expect(await startsOf(id)).toEqual(evenings)
  for (const listed of await copiesOf(id)) {
    const copy = await world.ask('GET', `events/${String(listed.id)}`)
    const end_date = String(copy.start_date).replace('19:30', '21:00')
    const scheduled = { status: 'future', date: '2037-01-02 09:00:00' }
    expect(copy).toMatchObject({ ...scheduled, end_date, website: original.website })
    expect(facts(copy)).toEqual(facts(original))
  }
  expect(screen.queryByText(/site changed/)).toBeNull()
  await user.click(await button(/^Undo 4 records/))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone: 4 saved.')).toBeVisible()
  expect(await copiesOf(id)).toEqual([])
})

test('copies wait where there is no network, and are made once each when there is one', async () => {
  const { id } = await seed()
  const user = await openRepeating(id)
  const count = await screen.findByLabelText('Number of copies')
  await user.clear(count)
  await user.type(count, '5')
  const make = await button(/^Create 5 copies$/)
  await world.fail([{ kind: 'dropped', path: 'events', method: 'POST' }])
  await user.click(make)
  // Four go out at once: the fifth would fare no better.
  const later = /^Send 5 when back online$/
  await screen.findByText(/^4 of 5/)
  await button(later)
  await user.click(await button(/^Continue$/))
  await screen.findByText('Done: 5 refused.')
  await user.click(await button(later))
  expect(await screen.findByText('Done: 5 unsent.')).toBeVisible()
  await world.fail([])
  expect(await copiesOf(id)).toEqual([])
  const { journal, send } = sending(world.service())
  await send()
  expect(await startsOf(id)).toEqual([...evenings, '2027-04-05 19:30:00'])
  expect(new Set(journal.entries().map(({ series }) => series)).size).toBe(1)
  cleanup()
  await openRepeating(id)
  expect(await button(/^Create 4 copies$/)).toBeVisible()
})

test('one copy is opened in the form, filled, and made when that is saved', async () => {
  const { id } = await seed()
  const { user, router } = await openPage(world, { at: `/ca/events/${id}/duplicate` })
  await user.click(await button(/^Open the form$/))
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue(title)
  expect(await copiesOf(id)).toEqual([])
  await user.click(await button(/^Save draft$/))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/events\/\d+$/))
  const [copy] = await copiesOf(id)
  const read = await world.ask('GET', `events/${String(copy?.id)}`)
  expect(read).toMatchObject({ status: 'draft', start_date: '2027-03-08 19:30:00' })
  expect(facts(read)).toEqual(facts(await world.ask('GET', `events/${id}`)))
})
