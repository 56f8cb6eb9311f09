import { screen, waitFor, within } from '@testing-library/react'
import { keepPair } from '../features/translations/near/useKeepPair.ts'
import { editor, makeWorld, modes, openApp, type TestWorld } from './appBed.tsx'
import { makeOthers } from './testOthers.ts'

let world: TestWorld

const times = { start_date: '2027-03-05 19:00:00', end_date: '2027-03-05 21:00:00' }

/** Presses a language in the switch. */
async function switchTo(app: Awaited<ReturnType<typeof openApp>>, name: RegExp) {
  await screen.findByRole('heading', { level: 1 })
  const group = await screen.findByRole('navigation', { name: 'Language of the calendar' })
  await app.user.click(within(group).getByRole('link', { name }))
}

const open = (path: string) => openApp(world, path, editor, 'en')

describe.each(modes)('the language switch on a record over the %s service', (mode) => {
  beforeEach(async () => {
    world = await makeWorld(mode)
  })

  test('goes to a version that is almost certain, and back', async () => {
    await makeOthers(world)
    const facts = { ...times, slug: 'concert', cost: '12' }
    const one = await world.makeIn('ca', 'events', { title: 'Concert', ...facts })
    const other = await world.makeIn('es', 'events', { title: 'Concierto', ...facts })
    const app = await open(`/ca/events/${one}`)
    await switchTo(app, /Español/)
    await waitFor(() => expect(app.place()).toBe(`/es/events/${other}`))
    await screen.findByRole('heading', { level: 1, name: 'Concierto' })
    await switchTo(app, /Català/)
    await waitFor(() => expect(app.place()).toBe(`/ca/events/${one}`))
  })

  test('goes at once to what was confirmed, whatever the records say', async () => {
    const one = await world.makeIn('ca', 'events', { title: 'Concert', ...times })
    const other = await world.makeIn('es', 'events', {
      title: 'Otra cosa',
      start_date: '2028-01-01 10:00:00',
      end_date: '2028-01-01 11:00:00',
    })
    await keepPair(world.service(), { collection: 'events', versions: { ca: one, es: other } })
    const app = await open(`/ca/events/${one}`)
    await switchTo(app, /Español/)
    await screen.findByRole('heading', { level: 1, name: 'Otra cosa' })
    expect(app.place()).toBe(`/es/events/${other}`)
  })

  test('offers what may be the version, with title, date and slug, and remembers the answer', async () => {
    const one = await world.makeIn('ca', 'events', { title: 'Concert', slug: 'concert', ...times })
    const other = await world.makeIn('es', 'events', {
      title: 'Velada',
      slug: 'velada',
      ...times,
    })
    const app = await open(`/ca/events/${one}`)
    await switchTo(app, /Español/)
    const answer = await screen.findByRole('button', { name: /^This is its version: Velada/ })
    expect(screen.getByRole('main')).toHaveTextContent(
      /Concert.*2027.*concert.*Velada.*2027.*velada/,
    )
    await app.user.click(answer)
    await screen.findByRole('heading', { level: 1, name: 'Velada' })
    expect(app.place()).toBe(`/es/events/${other}`)
    await switchTo(app, /Català/)
    await waitFor(() => expect(app.place()).toBe(`/ca/events/${one}`))
  })

  test('offers to make a version where there is none', async () => {
    const one = await world.makeIn('ca', 'events', { title: 'Concert', slug: 'concert', ...times })
    const app = await open(`/ca/events/by-slug/concert`)
    await switchTo(app, /Español/)
    await screen.findByText('No version in Spanish was found.')
    const link = screen.getByRole('link', { name: 'Create the version in Spanish side by side' })
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(`/ca/translations/${one}\\?create=es$`),
    )
  })

  test.each([
    ['venues', { venue: 'Teatre Vell', address: 'Plaça Major, 1' }, 'venue'],
    ['organizers', { organizer: 'Ateneu', phone: '93 123 45 67' }, 'organizer'],
    ['tags', { name: 'Jazz' }, 'name'],
  ])('makes a version of one of the %s, its source untouched', async (room, values, name) => {
    const id = await world.makeIn('ca', room, values)
    const before = await world.ask('GET', `${room}/${id}`)
    const app = await open(`/ca/${room}/${id}`)
    await switchTo(app, /Español/)
    await app.user.click(await screen.findByRole('button', { name: 'Create it in Spanish' }))
    await waitFor(() => expect(app.place()).toMatch(new RegExp(`^/es/${room}/\\d+$`)))
    const made = Number(app.place().split('/').at(-1))
    expect(made).not.toBe(id)
    expect(await world.askIn('es', 'GET', `${room}/${made}`)).toMatchObject(values)
    expect(await world.ask('GET', `${room}/${id}`)).toEqual(before)
    expect(before).toHaveProperty(name)
    await switchTo(app, /Català/)
    await waitFor(() => expect(app.place()).toBe(`/ca/${room}/${id}`))
  })

  test('makes a category below the version of its parent', async () => {
    const [above, aboveThere] = [
      await world.makeIn('ca', 'categories', { name: 'Música' }),
      await world.makeIn('es', 'categories', { name: 'Conciertos' }),
    ]
    await keepPair(world.service(), {
      collection: 'categories',
      versions: { ca: above, es: aboveThere },
    })
    const id = await world.makeIn('ca', 'categories', { name: 'Jazz', parent: above })
    const app = await open(`/ca/categories/${id}`)
    await switchTo(app, /Español/)
    await app.user.click(await screen.findByRole('button', { name: 'Create it in Spanish' }))
    await waitFor(() => expect(app.place()).toMatch(/^\/es\/categories\/\d+$/))
    const made = Number(app.place().split('/').at(-1))
    expect(await world.askIn('es', 'GET', `categories/${made}`)).toMatchObject({
      name: 'Jazz',
      parent: aboveThere,
    })
  })

  test('says that what was confirmed is in the trash or deleted, and looks for another on demand', async () => {
    const one = await world.makeIn('ca', 'events', { title: 'Concert', ...times })
    const other = await world.makeIn('es', 'events', { title: 'Concierto', ...times })
    await keepPair(world.service(), { collection: 'events', versions: { ca: one, es: other } })
    await world.askIn('es', 'DELETE', `events/${other}`)
    const app = await open(`/ca/events/${one}`)
    await switchTo(app, /Español/)
    await screen.findByText('Its version in Spanish is in the trash.')
    expect(screen.getByRole('link', { name: 'Open it, to restore it' })).toHaveAttribute(
      'href',
      expect.stringMatching(`/es/events/${other}$`),
    )
    await app.user.click(screen.getByRole('button', { name: 'Look for another version' }))
    await screen.findByText('No version in Spanish was found.')
  })

  test('says that a language does not answer, and tries again', async () => {
    const one = await world.makeIn('ca', 'events', { title: 'Concert', ...times })
    const app = await open(`/ca/events/${one}`)
    await screen.findByRole('heading', { level: 1, name: 'Concert' })
    await world.fail([{ kind: 'status', code: 403, method: 'GET', path: 'events' }])
    await switchTo(app, /Español/)
    await screen.findByRole('heading', { level: 1, name: 'The version in Spanish' })
    await world.fail([])
    await app.user.click(screen.getByRole('button', { name: /^Try again/ }))
    await screen.findByText('No version in Spanish was found.')
  })
})
