import { editor, modes, openApp, makeWorld, answering } from './app/appBed.tsx'
import { addDays, todayIn } from './time/wallTime.ts'
import { act, said, screen, waitFor, within } from './testSaid.ts'

const day = addDays(todayIn('Europe/Madrid'), 3)
const times = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }

const resources = [
  { name: 'events', label: 'Title', naming: 'title', more: times },
  { name: 'venues', label: 'Name', naming: 'venue', more: { city: 'Vic' } },
  { name: 'organizers', label: 'Name', naming: 'organizer', more: { phone: '93' } },
]

interface Sent {
  method: string
  /** below the namespace */
  path: string
  body: string
}

/** What goes out to records from now on. */
function watch(): Sent[] {
  const sent: Sent[] = []
  answering(({ method, body, ...seen }, _, go) => {
    const [, path] = /\/events\/v1\/(.+\/.+)$/.exec(seen.path) ?? []
    if (path) sent.push({ method, path, body: JSON.stringify(body ?? '') })
    return go()
  })
  return sent
}

/** A minute later somebody comes back to the page, which reads what is on it again. */
function comeBackLater() {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 60_000)
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
}

describe.each(modes)('by slug over the %s service', async (mode) => {
  const world = await makeWorld(mode)

  const make = (path: string, body: object) =>
    world.ask('POST', path, { status: 'publish', ...body })
  const makeEvent = (title: string, slug: string) => make('events', { title, slug, ...times })
  const writesOf = (sent: readonly Sent[]) => sent.filter(({ method }) => method !== 'GET')

  test.each(resources)('$name are read, saved and deleted', async ({ name, label, ...one }) => {
    const { id, slug } = await make(name, { [one.naming]: 'La Colla', ...one.more })
    const path = `${name}/by-slug/${String(slug)}`
    const sent = watch()
    const { user, place } = await openApp(world, `/ca/${path}`, editor, 'en')
    const box = await screen.findByRole('textbox', { name: label })
    expect(sent.map((each) => each.path)).toContain(path)
    expect(sent.map((each) => each.path)).not.toContain(`${name}/${Number(id)}`)
    await user.type(box, ' gran')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await screen.findByText(said('“La Colla gran” has been saved: published.'))
    await user.click(await screen.findByRole('button', { name: 'Move to the trash…' }))
    const dialog = await screen.findByRole('alertdialog')
    const confirm = within(dialog).getByRole('button', { name: 'Move to the trash' })
    await waitFor(() => expect(confirm).toBeEnabled())
    await user.click(confirm)
    await screen.findByText(said('“La Colla gran” is in the trash.'))
    await waitFor(() => expect(place()).toBe(`/ca/${name}`))

    const writes = writesOf(sent)
    expect(writes.map((each) => `${each.method} ${each.path}`)).toEqual([
      `POST ${path}`,
      `DELETE ${path}`,
    ])
    for (const { body } of writes) expect(body).not.toMatch(/"(slug|id)"/)
    expect((await world.ask('GET', `${name}/${Number(id)}`)).status).toBe('trash')
  })

  test('a slug that passed to another event writes and deletes the one that was opened, and nothing of the other', async () => {
    const first = await makeEvent('Aplec', 'aplec')
    const { user } = await openApp(world, '/ca/events/by-slug/aplec', editor, 'en')
    const box = await screen.findByRole('textbox', { name: 'Title' })
    await world.ask('POST', `events/${Number(first.id)}`, {
      title: 'Aplec',
      slug: 'aplec-vell',
      status: 'publish',
      ...times,
    })
    const other = await makeEvent('Un altre aplec', 'aplec')
    expect(other.slug).toBe('aplec')
    const sent = watch()
    await user.type(box, ' nou')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await screen.findByText(said('“Aplec nou” has been saved: published.'))
    await user.click(await screen.findByRole('button', { name: 'Move to the trash…' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Move to the trash' }))
    await screen.findByText(said('“Aplec nou” is in the trash.'))
    const own = `events/${Number(first.id)}`
    expect(writesOf(sent).map((each) => `${each.method} ${each.path}`)).toEqual([
      `POST ${own}`,
      `DELETE ${own}`,
    ])
    expect(await world.ask('GET', own)).toMatchObject({
      slug: expect.stringMatching(/^aplec-vell/),
    })
    expect(await world.ask('GET', `events/${Number(other.id)}`)).toEqual(
      await world.ask('GET', 'events/by-slug/aplec'),
    )
  })

  test.each(resources)('$name: after another slug, by number', async ({ name, label, ...one }) => {
    const { id, slug } = await make(name, { [one.naming]: 'El Casal', ...one.more })
    const own = `${name}/${Number(id)}`
    const path = `${name}/by-slug/${String(slug)}`
    const { user } = await openApp(world, `/ca/${path}`, editor, 'en')
    const box = await screen.findByRole('textbox', { name: label })
    await user.type(box, ' nou')
    await world.meddle('before GET', path, { slug: `${String(slug)}-nou` })
    comeBackLater()
    expect(await screen.findByText(/no longer leads here/)).toBeVisible()
    expect(box).toHaveValue('El Casal nou')
    const sent = watch()
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await screen.findByText(said('“El Casal nou” has been saved: published.'))
    expect(writesOf(sent).map((each) => `${each.method} ${each.path}`)).toEqual([`POST ${own}`])
  })

  test('a protected event says so, and leads to it by number, or to the list where no listing shows it', async () => {
    const hidden = { hide_from_listings: true, ...times }
    const way = mode === 'live' ? 'To the list' : 'Open by ID'
    await make('events', { title: 'Secret', slug: 'secret', ...hidden })
    const path = 'events/by-slug/secret'
    await world.meddle('before GET', path, { password: 'sesam' })
    const sent = watch()
    await openApp(world, `/ca/${path}`, editor, 'en')
    expect(await screen.findByText(/can’t be used with a slug/)).toBeVisible()
    expect(await screen.findByRole('link', { name: way })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull()
    expect(writesOf(sent)).toEqual([])
  })

  test('its link is copied beside the one by number', async () => {
    const { id, slug } = await make('venues', { venue: 'Envelat' })
    const { user } = await openApp(world, '/ca/venues', editor, 'en')
    const copied = async (item: string) => {
      await user.click(await screen.findByRole('button', { name: 'Actions for “Envelat”' }))
      await user.click(await screen.findByRole('menuitem', { name: item }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      return navigator.clipboard.readText()
    }
    expect(await copied('Copy link')).toMatch(new RegExp(`/ca/venues/${Number(id)}$`))
    expect(await copied('Copy link by slug')).toMatch(`/ca/venues/by-slug/${String(slug)}`)
  })
})
