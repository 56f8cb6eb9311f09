import { editor, modes, openApp, makeWorld } from './app/appBed.tsx'
import { addDays, todayIn } from './time/wallTime.ts'
import { said, screen, waitFor, within } from './testSaid.ts'

const day = addDays(todayIn('Europe/Madrid'), 3)

/** The record without what every write changes, and what a live service gives a draft anew. */
function lasting(record: Record<string, unknown>) {
  const passing = new Set(['modified', 'modified_utc', 'json_ld'])
  return Object.fromEntries(Object.entries(record).filter(([name]) => !passing.has(name)))
}

describe.each(modes)('deleting over the %s service', async (mode) => {
  const world = await makeWorld(mode)

  const one = (id: number) => (mode === 'live' ? id : [id])
  const makeEvent = (title: string, more: object = {}) =>
    world.make('events', {
      title,
      start_date: `${day} 10:00:00`,
      end_date: `${day} 12:00:00`,
      status: 'publish',
      ...more,
    })
  /** Without the venue's own changes; a website that was never set reads as the event's own page (contract.md §9, 37). */
  const everyEvent = (ids: readonly number[]) =>
    Promise.all(
      ids.map(async (id) => {
        const { venue, ...event } = lasting(await world.ask('GET', `events/${id}`))
        const venues = [venue].flat().map((one) => lasting({ ...(one as object) }))
        const website = event.website === event.url ? '' : event.website
        return { ...event, website, venue: venues }
      }),
    )
  const statusOf = async (path: string) => (await world.ask('GET', path)).status

  /** Opens the menu of a row and chooses to delete. */
  async function remove(user: Awaited<ReturnType<typeof openApp>>['user'], name: string) {
    await user.click(await screen.findByRole('button', { name: `Actions for “${name}”` }))
    await user.click(
      await screen.findByRole('menuitem', { name: /Move to the trash|Delete permanently/ }),
    )
    return await screen.findByRole('alertdialog')
  }

  test('a venue: its events are named first, it goes to the trash and comes back whole', async () => {
    const id = await world.make('venues', {
      venue: 'Sala gran',
      status: 'private',
      address: 'Plaça, 1',
      city: 'Vic',
      country: 'Spain',
      province: 'Osona',
      phone: '123',
      website: 'https://example.org/sala',
      show_map: 'false',
    })
    await world.make('venues', { venue: 'Sala petita', status: 'publish' })
    const concerts: number[] = []
    for (const number of [1, 2, 3, 4, 5])
      concerts.push(await makeEvent(`Concert ${number}`, { venue: one(id) }))
    const eventsBefore = await everyEvent(concerts)
    const before = await world.ask('GET', `venues/${id}`)
    const { user } = await openApp(world, '/ca/venues', editor, 'en')
    const dialog = await remove(user, 'Sala gran')
    expect(dialog).toHaveAccessibleName('Move the venue “Sala gran” to the trash?')
    expect(await within(dialog).findByText('5 events in Catalan:')).toBeVisible()
    expect(within(dialog).getByRole('link', { name: 'Concert 1' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/ca\/events\/\d+$/),
    )
    expect(within(dialog).getByRole('link', { name: 'and 1 more' })).toBeVisible()
    expect(await statusOf(`venues/${id}`)).toBe('private')

    await user.click(within(dialog).getByRole('button', { name: 'Move to the trash' }))
    expect(await screen.findByText(said('“Sala gran” is in the trash.'))).toBeVisible()
    expect(await statusOf(`venues/${id}`)).toBe('trash')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Sala petita' })).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Sala gran' })).toBeNull())

    await user.click(screen.getByRole('button', { name: 'Undo' }))
    const news = await screen.findByText(said(/“Sala gran” is back: private\./))
    const lost = mode === 'live' ? / 5 events lost it/ : /private\.$/
    expect(news).toHaveTextContent(lost)
    expect(lasting(await world.ask('GET', `venues/${id}`))).toEqual(lasting(before))
    expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus()

    if (mode === 'live') {
      const moved = await world.make('venues', { venue: 'Sala nova', status: 'publish' })
      await world.ask('POST', `events/${concerts[4]}`, { venue: moved })
      await user.click(screen.getByRole('button', { name: 'Link those 5 events again' }))
      const words = await screen.findByText(said(/^4 events have “Sala gran” again\./))
      expect(words).toHaveTextContent(/1 event wasn’t changed/)
    }
    const after = await everyEvent(concerts)
    expect(after.slice(0, 4)).toEqual(eventsBefore.slice(0, 4))
    const [last] = [after[4]?.venue].flat()
    expect(last).toMatchObject({ venue: mode === 'live' ? 'Sala nova' : 'Sala gran' })
  })

  test('a venue of events in the trash: they lose it as well, and are named', async () => {
    const id = await world.make('venues', { venue: 'Envelat', status: 'publish' })
    const gone = await makeEvent('Envelat antic', { venue: one(id) })
    await world.ask('DELETE', `events/${gone}`)
    const { user } = await openApp(world, '/ca/venues', editor, 'en')
    const dialog = await remove(user, 'Envelat')
    expect(await within(dialog).findByText('1 event in the trash, in Catalan:')).toBeVisible()
    expect(within(dialog).getByRole('link', { name: 'Envelat antic' })).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  })

  test('a venue that nothing uses, and one of which it cannot be known', async () => {
    const id = await world.make('venues', { venue: 'Magatzem', status: 'publish' })
    const { user } = await openApp(world, '/ca/venues', editor, 'en')
    await screen.findByRole('link', { name: 'Magatzem' })
    await world.fail([{ kind: 'status', code: 503, path: 'events', times: 50 }])
    const dialog = await remove(user, 'Magatzem')
    expect(
      await within(dialog).findByText(
        /couldn’t check everywhere this is used/,
        {},
        { timeout: 20_000 },
      ),
    ).toBeVisible()
    await world.fail([])
    await user.click(within(dialog).getByRole('button', { name: 'Check again' }))
    expect(await within(dialog).findByText(/No listed event uses this/)).toBeVisible()
    await world.fail([{ kind: 'status', code: 403, method: 'DELETE', path: 'venues', times: 1 }])
    const confirm = within(dialog).getByRole('button', { name: 'Move to the trash' })
    await user.click(confirm)
    expect(await within(dialog).findByText(/may not do this/)).toBeVisible()
    expect(await statusOf(`venues/${id}`)).toBe('publish')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Actions for “Magatzem”' })).toHaveFocus()
  })

  test('what somebody else deleted meanwhile is no error', async () => {
    const id = await world.make('organizers', { organizer: 'Colla', status: 'publish' })
    const { user } = await openApp(world, '/ca/organizers', editor, 'en')
    const dialog = await remove(user, 'Colla')
    await world.ask('DELETE', `organizers/${id}`)
    const confirm = within(dialog).getByRole('button', { name: 'Move to the trash' })
    await waitFor(() => expect(confirm).toBeEnabled())
    await user.click(confirm)
    expect(await screen.findByText(said(/“Colla” was already gone/))).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('a category is gone for good: what is inside moves up, its events stay', async () => {
    const above = await world.make('categories', { name: 'Arts' })
    const id = await world.make('categories', { name: 'Teatre', parent: above })
    const inside = await world.make('categories', { name: 'Titelles', parent: id })
    const event = await makeEvent('Putxinel·lis', { categories: [id] })
    const { user, place } = await openApp(world, `/ca/categories/${id}`, editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'Delete permanently…' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveAccessibleDescription(/^There’s no trash for categories/)
    expect(await within(dialog).findByText('1 category inside it moves up:')).toBeVisible()
    expect(within(dialog).getByRole('link', { name: 'Titelles' })).toBeVisible()
    expect(within(dialog).getByText('1 event in Catalan:')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Delete permanently' }))
    expect(await screen.findByText(said('“Teatre” has been deleted permanently.'))).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await waitFor(() => expect(place()).toBe('/ca/categories'))
    expect((await world.ask('GET', `categories/${inside}`)).parent).toBe(above)
    expect((await world.ask('GET', `events/${event}`)).categories).toEqual([])
  })

  test('many categories: the events and the categories inside that feel it are named first', async () => {
    const erased: number[] = []
    for (const name of ['Circ', 'Màgia']) erased.push(await world.make('categories', { name }))
    await world.make('categories', { name: 'Pallassos', parent: erased[0] })
    await makeEvent('Gala', { categories: [erased[1]] })
    const search = `view=list&include=${erased.join(',')}`
    const { user } = await openApp(world, `/ca/categories?${search}`, editor, 'en')
    await user.click(await screen.findByRole('checkbox', { name: 'All on this page' }))
    await user.click(await screen.findByRole('button', { name: 'Change…' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete permanently' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete permanently' })
    expect(await within(dialog).findByText('1 category inside them moves up:')).toBeVisible()
    expect(within(dialog).getByRole('link', { name: 'Pallassos' })).toBeVisible()
    expect(within(dialog).getByText('1 event in Catalan:')).toBeVisible()
    expect(within(dialog).getByRole('link', { name: 'Gala' })).toBeVisible()
    within(dialog).getByText(/can only be created again, from this browser’s history/)
    await user.click(within(dialog).getByRole('button', { name: 'Delete 2 permanently' }))
    await within(dialog).findByText('Done: 2 saved.')
    expect(within(dialog).queryByRole('button', { name: /Undo/ })).toBeNull()
  })
})
