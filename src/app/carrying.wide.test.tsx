import { screen, waitFor, within } from '@testing-library/react'
import { confirmedOf } from '../features/translations/confirmed/storedLinks.ts'
import { keepPair } from '../features/translations/near/useKeepPair.ts'
import { editor, makeWorld, modes, openApp, type TestWorld } from './appBed.tsx'
import { makeOthers } from './testOthers.ts'

let world: TestWorld

const times = { start_date: '2027-03-05 19:00:00', end_date: '2027-03-05 21:00:00' }
const titles = { ca: 'Concert', es: 'Concierto', en: 'Concert at night' }

const read = (language: string, id: number) => world.askIn(language, 'GET', `events/${id}`)

/** One concert in three languages. */
async function concert(over: object = {}) {
  const facts = { ...times, slug: 'concert', cost: '12', ...over }
  const [ca, es, en] = [
    await world.makeIn('ca', 'events', { title: titles.ca, ...facts }),
    await world.makeIn('es', 'events', { title: titles.es, ...facts }),
    await world.makeIn('en', 'events', { title: titles.en, ...facts }),
  ]
  return { ca, es, en }
}

const open = (path: string) => openApp(world, path, editor, 'en')
type App = Awaited<ReturnType<typeof open>>

async function setPrice({ user }: App, price: string) {
  const box = await screen.findByRole('textbox', { name: /^Price/ })
  await user.clear(box)
  await user.type(box, price)
  await user.click(screen.getByRole('button', { name: 'Update' }))
}

const offer = () => screen.findByText(/^Not yet in the versions in /)
const dialog = () => screen.findByRole('dialog', { name: /Copy details to the other versions/ })

describe.each(modes)('facts changed in the ordinary form over the %s service', (mode) => {
  beforeEach(async () => {
    world = await makeWorld(mode)
  })

  test('are on every version with one confirmation, and taken back with one undo', async () => {
    const versions = await concert()
    await keepPair(world.service(), { collection: 'events', versions })
    const app = await open(`/ca/events/${versions.ca}`)
    await setPrice(app, '15')
    expect(await offer()).toHaveTextContent('Not yet in the versions in Spanish and English')
    await app.user.click(screen.getByRole('button', { name: 'Copy to them…' }))
    const asked = within(await dialog())
    expect(asked.getByRole('list', { name: /What will change/ })).toHaveTextContent(
      /Concierto.*Price: .*12.* becomes .*15.*Concert at night/,
    )
    await app.user.click(asked.getByRole('button', { name: 'Change 2' }))
    await asked.findByText('Done: 2 saved.')
    for (const language of ['es', 'en'] as const) {
      const after = await read(language, versions[language])
      expect(String(after.cost)).toContain('15')
      expect(after).toMatchObject({ title: titles[language], slug: 'concert', ...times })
    }
    await app.user.click(asked.getByRole('button', { name: 'Undo all 2 changes' }))
    await screen.findByText('Undone: 2 saved.')
    for (const language of ['es', 'en'] as const)
      expect(String((await read(language, versions[language])).cost)).toContain('12')
    expect(String((await read('ca', versions.ca)).cost)).toContain('15')
  })

  test('go to each language’s own venue; one that refuses is tried again', async () => {
    const places = [
      await world.makeIn('ca', 'venues', { venue: 'Teatre Vell' }),
      await world.makeIn('es', 'venues', { venue: 'Teatro Viejo' }),
    ] as const
    const service = world.service()
    await keepPair(service, { collection: 'venues', versions: { ca: places[0], es: places[1] } })
    const ca = await world.makeIn('ca', 'events', { title: 'Fira', ...times })
    const es = await world.makeIn('es', 'events', { title: 'Feria', ...times })
    await keepPair(service, { collection: 'events', versions: { ca, es } })
    const app = await open(`/ca/events/${ca}`)
    await app.user.type(await screen.findByRole('combobox', { name: /^Venue/ }), 'Teatre')
    await app.user.click(await screen.findByRole('option', { name: /Teatre Vell/ }))
    await app.user.click(screen.getByRole('button', { name: 'Update' }))
    await offer()
    await app.user.click(screen.getByRole('button', { name: 'Copy to them…' }))
    const asked = within(await dialog())
    await world.fail([{ kind: 'status', code: 403, method: 'POST', path: `events/${es}` }])
    await app.user.click(asked.getByRole('button', { name: 'Change 1' }))
    await asked.findByText(/Done: 1 refused/)
    await world.fail([])
    await app.user.click(asked.getByRole('button', { name: 'Retry 1' }))
    await asked.findByText('Done: 1 saved.')
    expect([(await read('es', es)).venue].flat()).toMatchObject([{ id: places[1] }])
  })

  test('take along a venue that is made for it; until it is there, nothing closes or begins', async () => {
    const place = await world.makeIn('ca', 'venues', { venue: 'Teatre Vell' })
    const ca = await world.makeIn('ca', 'events', { title: 'Fira', ...times })
    const es = await world.makeIn('es', 'events', { title: 'Feria', ...times })
    await keepPair(world.service(), { collection: 'events', versions: { ca, es } })
    const { user } = await open(`/ca/events/${ca}`)
    await user.type(await screen.findByRole('combobox', { name: /^Venue/ }), 'Teatre')
    await user.click(await screen.findByRole('option', { name: /Teatre Vell/ }))
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await offer()
    await user.click(screen.getByRole('button', { name: 'Copy to them…' }))
    const asked = within(await dialog())
    const box = asked.getByRole('combobox', { name: 'Venue “Teatre Vell” in Spanish' })
    expect(box).toHaveTextContent('Leave this field as it is there')
    await world.fail([{ kind: 'latency', ms: 1000, method: 'POST', path: 'venues' }])
    await user.click(asked.getByRole('button', { name: 'Create “Teatre Vell” there' }))
    await user.click(asked.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(box).toHaveTextContent(/Teatre Vell \(ID \d+\)/))
    expect(box).toHaveFocus()
    await user.click(asked.getByRole('button', { name: 'Change 1' }))
    await asked.findByText('Done: 1 saved.')
    const linked = [(await read('es', es)).venue].flat()
    expect(linked).toMatchObject([{ venue: 'Teatre Vell' }])
    expect(linked).not.toMatchObject([{ id: place }])
  })

  test('show titles, dates and slugs of what nobody has confirmed, and confirm it by being carried', async () => {
    await makeOthers(world)
    const facts = { ...times, slug: 'concert', cost: '12' }
    const ca = await world.makeIn('ca', 'events', { title: titles.ca, ...facts })
    const es = await world.makeIn('es', 'events', { title: titles.es, ...facts })
    const app = await open(`/ca/events/${ca}`)
    await setPrice(app, '15')
    await offer()
    await app.user.click(screen.getByRole('button', { name: 'Copy to them…' }))
    const asked = await dialog()
    expect(asked).toHaveTextContent(/Nobody has confirmed.*Concert.*2027.*concert.*Concierto/)
    await app.user.click(within(asked).getByRole('button', { name: 'Change 1' }))
    await within(asked).findByText('Done: 1 saved.')
    const { together } = await confirmedOf(world.service().site)
    expect(together).toContainEqual({ collection: 'events', versions: { ca, es } })
  })

  test('are offered to those that answer; of a language that refuses, it is said why, and it is asked again', async () => {
    const versions = await concert()
    await keepPair(world.service(), { collection: 'events', versions })
    const app = await open(`/ca/events/${versions.ca}`)
    await world.fail([{ kind: 'status', code: 403, method: 'GET', language: 'es' }])
    await setPrice(app, '15')
    expect(await offer()).toHaveTextContent('Not yet in the versions in English')
    const refused = screen.getByRole('alert')
    expect(refused).toHaveTextContent(/^Events in Spanish couldn’t be read.*Your account may not/)
    await world.fail([])
    await app.user.click(within(refused).getByRole('button', { name: 'Try again' }))
    await waitFor(async () =>
      expect(await offer()).toHaveTextContent('Not yet in the versions in Spanish and English'),
    )
    expect(refused).not.toBeInTheDocument()
  })

  test('are not called settled where no language could be looked through', async () => {
    const versions = await concert()
    await keepPair(world.service(), { collection: 'events', versions })
    const app = await open(`/ca/events/${versions.ca}`)
    await world.fail(
      ['es', 'en'].map((language) => ({ kind: 'status', code: 403, method: 'GET', language })),
    )
    await setPrice(app, '15')
    await screen.findByText(/^Events in Spanish couldn’t be read/)
    screen.getByText(/^Events in English couldn’t be read/)
    expect(screen.queryByText(/Not yet in the versions/)).toBeNull()
    const [leave] = screen.getAllByRole('button', { name: 'Leave them as they are' })
    if (leave) await app.user.click(leave)
    await waitFor(() => expect(screen.queryByText(/couldn’t be read/)).toBeNull())
  })

  test('are nobody’s business without versions, and no more once the save is undone', async () => {
    const versions = await concert()
    await keepPair(world.service(), { collection: 'events', versions })
    const app = await open(`/ca/events/${versions.ca}`)
    await setPrice(app, '15')
    await offer()
    await app.user.click(screen.getByText('Undo', { selector: 'button' }))
    await waitFor(() => expect(screen.queryByText(/Not yet in the versions/)).toBeNull())
    expect(String((await read('es', versions.es)).cost)).toContain('12')
  })
})
