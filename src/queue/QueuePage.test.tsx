import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { ownerOf } from '../collection/owner.ts'
import { noteQueued } from '../collection/queue/queued.ts'
import { createOptions } from '../collection/writeOptions.ts'
import { pageModes } from '../service/testWorld.ts'
import { addDays, todayIn } from '../time/wallTime.ts'
import { venues } from '../venues/venues.ts'
import {
  create,
  event,
  findNetwork,
  loseNetwork,
  run,
  sending,
  span,
  update,
  waiting,
  waitWith,
} from './queueBed.ts'
import { said } from '../testSaid.ts'
import { lookedForBefore } from '../collection/tries.ts'

const day = addDays(todayIn('Europe/Madrid'), 3)
const soon = { status: 'publish', start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }

describe.each(pageModes)('what waits for the network, over the %s service', (mode) => {
  let world: World
  beforeEach(async () => {
    world = await openWorld({ mode })
  })

  const made = async (collection: string, body: object) =>
    Number((await world.ask('POST', collection, body)).id)
  const statusOf = async (path: string) => (await world.ask('GET', path)).status
  const openQueue = () => openApp(world, '/ca/queue', editor, 'en')
  const item = (name: string) => screen.findByRole('listitem', { name })
  const results = () => screen.findByRole('region', { name: /^Sent since/ })

  test('a change of many, and what it deletes is gone when it is sent', async () => {
    const ids = [
      await made('events', { title: 'Away', ...soon }),
      await made('events', { title: 'Far', ...soon }),
    ]
    const { user, go } = await openApp(world, '/ca/events', editor, 'en')
    for (const name of ['Away', 'Far'])
      await user.click(await screen.findByRole('checkbox', { name }))
    await user.click(await screen.findByRole('button', { name: 'Change…' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move to the trash' }))
    await loseNetwork(world)
    await user.click(await screen.findByRole('button', { name: 'Move 2 to the trash' }))
    await user.click(await screen.findByRole('button', { name: 'Send 2 when the network is back' }))
    expect(await screen.findByText(/^2 changes wait for the network/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    go('/ca/queue')
    expect(await item('Far')).toHaveTextContent('Event to be moved to the trash')
    await findNetwork(world)
    await user.click(screen.getByRole('button', { name: 'Send now' }))
    await waitFor(async () =>
      expect(
        within(await results()).getAllByText(said(/“(Away|Far)” is in the trash\./)),
      ).toHaveLength(2),
    )
    for (const id of ids) expect(await statusOf(`events/${id}`)).toBe('trash')
  })

  test('on a full device: a save stays in its form, and nothing is sent or lost unsaid', async () => {
    const id = await made('venues', { venue: 'Hall', status: 'publish' })
    const { user, go } = await openApp(world, `/ca/venues/${id}`, editor, 'en')
    const box = await screen.findByRole('textbox', { name: 'Name' })
    await user.clear(box)
    await user.type(box, 'Great hall')
    await loseNetwork(world)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const later = await screen.findByRole('button', { name: 'Send it when the network is back' })
    const fill = () =>
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
    const full = fill()
    await user.click(later)
    expect(await screen.findByText(/^This device has no room to keep it\./)).toBeVisible()
    expect(box).toHaveValue('Great hall')
    full.mockRestore()
    await user.click(later)
    // Until it is kept, leaving asks what is to become of it.
    expect(await screen.findByText(/^A change to this record waits/)).toBeVisible()

    go('/ca/queue')
    await item('Great hall')
    await findNetwork(world)
    fill()
    await user.click(screen.getByRole('button', { name: 'Send now' }))
    expect(await screen.findByText(/^Nothing was sent\. This device has no room/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove “Great hall” from the queue' }))
    await user.click(await screen.findByRole('button', { name: 'Put it back' }))
    await screen.findByText(said(/^“Great hall” is not back in the queue/))
    vi.restoreAllMocks()
    await user.click(screen.getByRole('button', { name: 'Put it back' }))
    await item('Great hall')
    await user.click(await screen.findByRole('button', { name: 'Send now' }))
    await waitFor(async () =>
      expect((await world.ask('GET', `venues/${id}`)).venue).toBe('Great hall'),
    )
  })

  test('a deletion asked for in its dialog, which asks again for what was changed since', async () => {
    const id = await made('venues', { venue: 'Hall', status: 'publish' })
    const { user, go } = await openApp(world, `/ca/venues/${id}`, editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'Move to the trash…' }))
    const dialog = await screen.findByRole('alertdialog')
    const remove = within(dialog).getByRole('button', { name: 'Move to the trash' })
    await waitFor(() => expect(remove).toBeEnabled())
    await loseNetwork(world)
    await user.click(remove)
    await user.click(
      await within(dialog).findByRole('button', { name: 'Send it when the network is back' }),
    )
    expect(await screen.findByText(/^A change to this record waits/)).toBeVisible()
    go('/ca/queue')
    await item('Hall')
    await findNetwork(world)
    await world.ask('POST', `venues/${id}`, { venue: 'Hall', city: 'Vic', status: 'publish' })
    await user.click(screen.getByRole('button', { name: 'Send now' }))
    await waitFor(async () =>
      expect(await item('Hall')).toHaveTextContent(/somebody has changed: Town\. Nothing was del/),
    )
    expect(await statusOf(`venues/${id}`)).toBe('publish')
    await user.click(screen.getByRole('button', { name: 'Delete “Hall” all the same' }))
    expect(await within(await results()).findByText(said(/“Hall” is in the trash\./))).toBeVisible()
    expect(await statusOf(`venues/${id}`)).toBe('trash')
  })

  test('what was to come back from the trash', async () => {
    const id = await made('organizers', { organizer: 'Club', status: 'publish' })
    await world.ask('DELETE', `organizers/${id}`)
    const { user, go } = await openApp(world, '/ca/trash?of=organizers', editor, 'en')
    const restore = await screen.findByRole('button', { name: 'Restore “Club”' })
    await loseNetwork(world)
    await user.click(restore)
    await user.click(
      await screen.findByRole('button', { name: 'Send it when the network is back' }),
    )
    go('/ca/queue')
    expect(await item('Club')).toHaveTextContent('Status: “In the trash” → “Draft”')
    await findNetwork(world)
    await user.click(screen.getByRole('button', { name: 'Send now' }))
    await waitFor(async () => expect(await statusOf(`organizers/${id}`)).toBe('draft'))
  })

  test('both changed the same: a choice, and what stays is sent', async () => {
    const service = world.service()
    const fair = await event(service, 'Fair')
    await waitWith(world, service, () => update(service, fair, { title: 'Mine', cost: '5' }))
    await update(service, fair, { title: 'Theirs' })
    await sending(service).send()
    const { user } = await openQueue()
    expect(await item('Mine')).toHaveTextContent(
      'Meanwhile somebody changed the same: Title. Nothing was written.',
    )
    await user.click(screen.getByRole('button', { name: 'Choose what stays: “Mine”' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(1)
    await user.click(within(dialog).getByRole('radio', { name: 'Theirs' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save with this choice' }))
    expect(
      await within(await results()).findByText(said(/“Mine” has been sent and saved/)),
    ).toBeVisible()
    const { title, cost } = await world.ask('GET', `events/${fair.id}`)
    expect({ title, cost }).toMatchObject({ title: 'Theirs', cost: expect.stringContaining('5') })
  })

  test('what the calendar made otherwise of what is sent is put back from its result', async () => {
    const service = world.service()
    const fair = await event(service, 'Fair')
    await waitWith(world, service, () => update(service, fair, { cost: '5' }))
    const path = `events/${fair.id}`
    const fields = { sticky: true }
    await world.fail([{ kind: 'colleague', when: 'after', method: 'POST', path, times: 1, fields }])
    const { user } = await openQueue()
    await user.click(await screen.findByRole('button', { name: 'Send now' }))
    await user.click(await screen.findByRole('button', { name: 'Put back… “Fair”' }))
    const dialog = await screen.findByRole('dialog', { name: 'Fair' })
    await user.click(await within(dialog).findByRole('button', { name: /^Put back: / }))
    await within(await results()).findByText(/had changed has been put back/)
    const now = await world.ask('GET', path)
    expect(now).toMatchObject({ sticky: false, cost: expect.stringContaining('5') })
  })

  test('a name that is taken is asked about, and made all the same when that is wanted', async () => {
    const service = world.service()
    await waitWith(world, service, () =>
      run(createOptions(service, venues), { values: { venue: 'Hall' }, tries: lookedForBefore() }),
    )
    const id = await made('venues', { venue: 'Hall', city: 'Vic', status: 'publish' })
    await sending(service).send()
    const { user } = await openQueue()
    expect(await item('Hall')).toHaveTextContent('There is one of this name already.')
    const existing = screen.getByRole('link', { name: 'Open the one there is' })
    expect(existing.getAttribute('href')).toMatch(new RegExp(`/ca/venues/${id}$`))
    await user.click(screen.getByRole('button', { name: 'Make “Hall” all the same' }))
    expect(
      await within(await results()).findByText(said(/“Hall” has been sent and added/)),
    ).toBeVisible()
    expect((await world.ask('GET', `venues/${id}`)).city).toBe('Vic')
    expect((await world.ask('GET', 'venues?search=Hall')).total).toBe(2)
  })

  test('in doubt a person looks; one can be removed and put back', async () => {
    const service = world.service()
    const hall = await made('venues', { venue: 'Hall', status: 'publish' })
    const values = { title: 'Fair', ...span, venue: [hall] }
    await waitWith(world, service, () => create(service, values))
    const [kept] = await waiting(service)
    if (kept) await noteQueued(ownerOf(service), kept, { sentAt: 1, stop: { kind: 'doubt' } })
    const { user } = await openQueue()
    expect(await item('Fair')).toHaveTextContent('We could not find out whether it has been made.')
    await waitFor(async () => expect(await item('Fair')).toHaveTextContent('Venue: “Hall”'))
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
    const look = screen.getByRole('link', { name: 'Look for “Fair” in the list' })
    expect(look.getAttribute('href')).toMatch(/\/ca\/events\?search=Fair$/)
    await user.click(screen.getByRole('button', { name: 'Remove “Fair” from the queue' }))
    await screen.findByText('Nothing waits to be sent')
    expect(await screen.findByText(/it may have got through/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Put it back' }))
    await item('Fair')
    await user.click(screen.getByRole('button', { name: 'Send “Fair” again' }))
    expect(
      await within(await results()).findByText(said(/“Fair” has been sent and added/)),
    ).toBeVisible()
    expect(await waiting(service)).toEqual([])
  })
})
