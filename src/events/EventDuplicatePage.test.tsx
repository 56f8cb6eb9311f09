// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPage, openWorld, type Mode, type World } from './eventPagesBed.tsx'

/** What every copy has of its own, or what follows from its times (modes.md). */
const own =
  /^(id|global_id.*|slug|url|rest_url|date|date_utc|modified.*|status|website|json_ld|timezone_abbr|.*(start|end)_date.*)$/

const dates = ['2027-03-08', '2027-03-15', '2027-03-22', '2027-03-29']

async function venueOf(world: World) {
  return Number((await world.ask('POST', 'venues', { venue: 'Sala', status: 'publish' })).id)
}

/** An event with everything. */
async function seed(world: World, mode: Mode, over: object = {}) {
  const venue = await venueOf(world)
  const made = (path: string, body: object) =>
    world.ask('POST', path, body).then(({ id }) => Number(id))
  return {
    venue,
    id: await made('events', {
      title: 'Cinema a la fresca',
      description: '<p>Una <strong>nit</strong> & una altra.</p>',
      excerpt: 'Cinema',
      status: 'publish',
      start_date: '2027-03-01 19:30:00',
      end_date: '2027-03-01 21:00:00',
      timezone: 'Atlantic/Canary',
      cost: '10€',
      website: 'https://example.org/?a=1&b=2',
      venue: mode === 'live' ? venue : [venue],
      organizer: [
        await made('organizers', { organizer: 'Ateneu', status: 'publish' }),
        await made('organizers', { organizer: 'Casal', status: 'publish' }),
      ],
      categories: [await made('categories', { name: 'Cinema' })],
      tags: [await made('tags', { name: 'Nit' })],
      show_map: true,
      show_map_link: true,
      sticky: true,
      featured: true,
      ...over,
    }),
  }
}

async function every(world: World) {
  const query = 'starts_after=1900-01-01&per_page=50&status=publish,draft,pending,private'
  const { events } = await world.ask('GET', `events?${query}`)
  if (!Array.isArray(events)) throw new Error('no list')
  return events as Record<string, unknown>[]
}

const copiesOf = async (world: World, id: number) =>
  (await every(world)).filter((event) => event.id !== id && event.title === 'Cinema a la fresca')

function facts(event: Record<string, unknown>) {
  const kept = Object.entries(event).filter(([name]) => !own.test(name))
  return JSON.parse(
    JSON.stringify(Object.fromEntries(kept), (key, value: unknown) =>
      key === 'count' ? undefined : value,
    ),
  ) as unknown
}

const make = (count: RegExp) => screen.findByRole('button', { name: count })

async function openRepeating(world: World, id: number) {
  const opened = await openPage(world, { at: `/ca/events/${id}/duplicate` })
  await opened.user.click(await screen.findByRole('radio', { name: 'Repeating' }))
  return opened
}

describe.each<Mode>(['interface', 'live'])('copies in %s', (mode) => {
  let world: World
  beforeEach(async () => {
    localStorage.clear()
    world = await openWorld(mode)
  })
  afterEach(async () => {
    cleanup()
    await world.drop()
  })

  test('have everything of the original but their dates, and are taken back all at once', async () => {
    const { id } = await seed(world, mode)
    const { user } = await openRepeating(world, id)
    await user.click(await make(/^Make 4 copies$/))
    expect(await screen.findByText('4 copies made.', {}, { timeout: 20_000 })).toBeVisible()
    const original = await world.ask('GET', `events/${id}`)
    const found = await copiesOf(world, id)
    expect(found.map(({ start_date }) => start_date)).toEqual(dates.map((day) => `${day} 19:30:00`))
    for (const listed of found) {
      const copy = await world.ask('GET', `events/${String(listed.id)}`)
      expect(copy).toMatchObject({
        status: 'draft',
        end_date: String(copy.start_date).replace('19:30', '21:00'),
        website: original.website,
      })
      expect(facts(copy)).toEqual(facts(original))
    }
    expect(screen.queryByText(/made something else/)).toBeNull()
    await user.click(screen.getByRole('button', { name: /move all 4 copies to the trash/ }))
    expect(await screen.findByText('4 in the trash.', {}, { timeout: 20_000 })).toBeVisible()
    expect(await copiesOf(world, id)).toEqual([])
  })

  test('are made once each although answers get lost', async () => {
    const { id } = await seed(world, mode)
    const { user } = await openRepeating(world, id)
    await make(/^Make 4 copies$/)
    await world.fail([{ kind: 'lostAnswer', path: 'events', method: 'POST', times: 2 }])
    await user.click(await make(/^Make 4 copies$/))
    await waitFor(
      async () => {
        const more = screen.queryByRole('button', { name: /^(Go on|Make the 2 that are missing)$/ })
        if (more) await user.click(more)
        expect(screen.getByText('4 copies made.')).toBeVisible()
      },
      { timeout: 30_000 },
    )
    const starts = (await copiesOf(world, id)).map(({ start_date }) => start_date)
    expect(starts).toEqual(dates.map((day) => `${day} 19:30:00`))
  })

  test('that were begun when the page went away are looked for, and the rest is made', async () => {
    const { id } = await seed(world, mode)
    const original = await world.ask('GET', `events/${id}`)
    const { user } = await openRepeating(world, id)
    await world.fail([{ kind: 'status', code: 403, path: 'events', method: 'POST' }])
    await user.click(await make(/^Make 4 copies$/))
    expect(await screen.findByText('4 refused.', {}, { timeout: 20_000 })).toBeVisible()
    await world.fail([])
    const name = Object.keys(localStorage).find((key) => key.includes('duplicating'))
    if (!name) throw new Error('no plan was kept')
    const plan = JSON.parse(localStorage.getItem(name) ?? '')
    // As a page leaves it that goes away: two of these were made, and it was told of none.
    for (const [at, state] of ['waiting', 'begun', 'begun', 'unknown'].entries())
      plan.copies[at].state = state
    const { values } = plan
    const venue = mode === 'live' ? values.venue[0] : values.venue
    for (const at of [1, 3])
      await world.ask('POST', 'events', {
        ...values,
        ...plan.copies[at],
        venue,
        id: undefined,
        image: undefined,
      })
    cleanup()
    localStorage.setItem(name, JSON.stringify(plan))
    window.dispatchEvent(new StorageEvent('storage', { key: name }))
    expect(await copiesOf(world, id)).toHaveLength(2)
    const second = await openPage(world, { at: `/ca/events/${id}/duplicate` })
    expect(await screen.findByText('These copies are not finished')).toBeVisible()
    await second.user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(await screen.findByText('4 copies made.', {}, { timeout: 20_000 })).toBeVisible()
    const found = await copiesOf(world, id)
    expect(found.map(({ start_date }) => start_date)).toEqual(dates.map((day) => `${day} 19:30:00`))
    for (const { id: copy } of found)
      expect(facts(await world.ask('GET', `events/${String(copy)}`))).toEqual(facts(original))
  })
})

describe('the page of copies', () => {
  let world: World
  beforeEach(async () => {
    localStorage.clear()
    world = await openWorld('live')
  })
  afterEach(async () => {
    cleanup()
    await world.drop()
  })

  test('shows what clashes, at the same venue and by title, and leaves rows out', async () => {
    const { id, venue } = await seed(world, 'live')
    const at = (title: string, day: string, time: string, more: object = {}) =>
      world.ask('POST', 'events', {
        title,
        status: 'draft',
        start_date: `${day} ${time}`,
        end_date: `${day} 23:00:00`,
        timezone: 'Atlantic/Canary',
        ...more,
      })
    await at('Assaig', '2027-03-08', '20:30:00', { venue })
    await at('Assaig', '2027-03-15', '21:00:00', { venue })
    await at('Cinema a la fresca', '2027-04-04', '10:00:00')
    const { user } = await openRepeating(world, id)
    const table = await screen.findByRole('table', { name: 'Preview' })
    expect(await within(table).findByRole('link', { name: 'Assaig' })).toBeVisible()
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map((row) => /Same (venue|title)/.exec(row.textContent)?.[1] ?? '')).toEqual([
      'venue',
      '',
      '',
      'title',
    ])
    await user.click(within(table).getByRole('checkbox', { name: /8 March 2027/ }))
    expect(await make(/^Make 3 copies$/)).toBeVisible()
  })

  test('stops an hour that no clock shows, and takes the one put in its place', async () => {
    // The clocks of the Canary Islands jump from one to two.
    const over = { start_date: '2027-03-07 01:30:00', end_date: '2027-03-07 02:30:00' }
    const { id } = await seed(world, 'live', over)
    const { user } = await openRepeating(world, id)
    expect(await screen.findByText(/1 copy cannot be made as it is/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /Edit the copy of .*28 March 2027/ }))
    const dialog = await screen.findByRole('dialog')
    await user.clear(within(dialog).getByRole('textbox', { name: 'Title' }))
    await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), 'Nit curta')
    await user.click(within(dialog).getByRole('button', { name: 'Keep' }))
    expect(await within(dialog).findByText(/does not exist/)).toBeVisible()
  })

  test('says of each line of a pasted list what is not understood', async () => {
    const { id } = await seed(world, 'live')
    const { user } = await openPage(world, { at: `/ca/events/${id}/duplicate` })
    await user.click(await screen.findByRole('radio', { name: 'A pasted list' }))
    const box = screen.getByRole('textbox', { name: /one on each line/ })
    await user.click(box)
    await user.paste('dissabte 6 de març de 2027 a les 18:00\ndemà\n6/3/2027 18.00\n31/2/2027')
    expect(await make(/^Make 1 copy$/)).toBeVisible()
    expect(screen.getByText(/Line 2, “demà”: there is no date/)).toBeVisible()
    expect(screen.getByText(/Line 4, “31\/2\/2027”: no calendar has that day/)).toBeVisible()
    expect(screen.getByText('1 date was there twice and is made once.')).toBeVisible()
    await user.click(await make(/^Make 1 copy$/))
    expect(await screen.findByText('1 copy made.', {}, { timeout: 20_000 })).toBeVisible()
    const [copy] = await copiesOf(world, id)
    expect(copy).toMatchObject({
      start_date: '2027-03-06 18:00:00',
      end_date: '2027-03-06 19:30:00',
    })
  })

  test('opens the form for one date, filled, and makes nothing before it is saved', async () => {
    const { id } = await seed(world, 'live')
    const { user, router } = await openPage(world, { at: `/ca/events/${id}/duplicate` })
    await user.click(await make(/^Open the form$/))
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Cinema a la fresca')
    expect(await copiesOf(world, id)).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/events\/\d+$/))
    const [copy] = await copiesOf(world, id)
    const original = await world.ask('GET', `events/${id}`)
    const read = await world.ask('GET', `events/${String(copy?.id)}`)
    expect(read).toMatchObject({ status: 'draft', start_date: '2027-03-08 19:30:00' })
    expect(facts(read)).toEqual(facts(original))
  })
})
