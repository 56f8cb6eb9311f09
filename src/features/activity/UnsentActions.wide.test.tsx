import { editor, openApp, makeWorld, pageMode, type TestWorld } from '../../app/appBed.tsx'
import { ownerOf } from '../../core/query/owner.ts'
import { enqueueAlso, noteQueued, noteSending } from '../../core/write/queue/enqueue.ts'
import { heldWrite } from '../../core/write/queue/unsent.ts'
import { createOptions } from '../../core/write/writeOptions.ts'
import { freshRecord } from '../../core/write/writing.ts'
import { readEntries } from '../../platform/entries.ts'
import { events, type EventRecord } from '../../resources/events/events.ts'
import { writables } from '../../resources/records.ts'
import { type Account, headersOf } from '../../api/account.ts'
import type { Service } from '../../api/service.ts'
import { cleanup, said, screen, waitFor, within } from '../../testSaid.ts'
import { venues } from '../../resources/venues/venues.ts'
import {
  create,
  event,
  run,
  sending,
  span,
  titled,
  update,
  waitForDeletion,
  waiting,
  waitWith,
} from './send/queueBed.ts'

let world: TestWorld
let service: Service
let fair: EventRecord
beforeEach(async () => {
  world = await makeWorld(pageMode)
  service = world.service()
  fair = await event(service, 'Fair')
})

const openQueue = (account = editor) => openApp(world, '/ca/activity?show=unsent', account, 'en')
const retitled = (by: Service = service) =>
  waitWith(world, by, () => update(by, fair, { title: 'Great fair' }))
const now = () => world.ask('GET', `events/${fair.id}?password=sesam`)
const isLive = (news: HTMLElement) =>
  expect(news.closest('[aria-live], [role="alert"], [role="status"], output')).not.toBeNull()

/** Nothing goes out by itself, as long as the browser says that there is no network: that would count, and say nothing. */
async function opened() {
  await retitled()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await openQueue()
  const button = await screen.findByRole('button', { name: 'Send now' })
  return { user, press: () => user.click(button) }
}

test('who presses “Send now” is told that the calendar failed, and is asked the third time', async () => {
  const { press } = await opened()
  await world.fail([{ kind: 'html', code: 502, method: 'POST' }])
  await press()
  isLive(
    await screen.findByText('The site failed. Unsent changes are kept here and sent again later.'),
  )
  expect(await waiting(service)).toMatchObject([{ stop: null, failures: 1 }])
  await press()
  await waitFor(async () => expect(await waiting(service)).toMatchObject([{ failures: 2 }]))
  await press()
  isLive(await screen.findByText('One change wasn’t sent. It needs your decision.'))
  expect(
    screen.getByText('The site failed. Unsent changes are kept here until you send them.'),
  ).toBeVisible()
  expect(screen.getByRole('listitem', { name: 'Great fair' })).toHaveTextContent(
    'The site failed. Your text is kept here.',
  )
})

test('who presses “Send now” is told that the session ended, when nobody signs in again', async () => {
  const { user, press } = await opened()
  await world.fail([{ kind: 'endedSession' }])
  await press()
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }))
  isLive(
    await screen.findByText(
      'Your session has ended. Unsent changes are kept here until you send them.',
    ),
  )
  expect(await waiting(service)).toMatchObject([{ stop: null, title: 'Great fair' }])
})

/** Opens the page of what waits, and a colleague gives the event a password just before it is read next. */
async function openProtected() {
  await world.meddle('before GET', `events/${fair.id}`, { password: 'sesam' })
  const { user } = await openQueue()
  await user.click(await screen.findByRole('button', { name: 'Send now' }))
  const box = await screen.findByLabelText('Password of the event')
  return { user, box }
}

test('what waits for an event that got a password is sent with it, which is kept nowhere', async () => {
  await retitled()
  const { user, box } = await openProtected()
  const item = screen.getByRole('listitem', { name: 'Great fair' })
  await within(item).findByText(said(/^This event is protected by a password/))
  await user.type(box, 'wrong{Enter}')
  await screen.findByText('Wrong password.')
  await user.type(await screen.findByLabelText('Password of the event'), 'sesam')
  await user.click(within(item).getByRole('button', { name: 'Send' }))
  await waitFor(async () => expect(await now()).toMatchObject({ title: 'Great fair' }))
  await waitFor(async () => expect(await waiting(service)).toEqual([]))
  const all = await readEntries('operations', ownerOf(service))
  expect(JSON.stringify([all, { ...localStorage }, { ...sessionStorage }])).not.toContain('sesam')
})

test('an event that got a password is deleted with it', async () => {
  await waitForDeletion(service, fair)
  const { user, box } = await openProtected()
  await user.type(box, 'sesam{Enter}')
  await waitFor(async () => expect(await waiting(service)).toEqual([]))
  await expect(now()).resolves.toMatchObject({ status: 'trash' })
})

test('a new record that may be under way says so, beside it and when sending is asked for, and goes on', async () => {
  const meant = { service, collection: events, opened: null }
  await enqueueAlso(service, [heldWrite({ ...meant, changes: { title: 'Aplec', ...span } }, null)])
  const since = Date.now()
  for (const item of await waiting(service)) await noteSending(item, since)
  const { user } = await openQueue()
  await waitFor(async () =>
    expect(await screen.findByRole('listitem', { name: 'Aplec' })).toHaveTextContent(
      'It may have arrived already. That’s checked before it’s sent.',
    ),
  )
  expect(screen.queryByText(said(/isn’t sent again yet/))).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  isLive(await screen.findByText(said('“Aplec” isn’t sent again yet. It may still be on its way.')))
  expect(await titled(service, 'Aplec')).toEqual([])
  cleanup()
  vi.setSystemTime(since + 125_000)
  await openQueue()
  expect(await screen.findByText(said(/“Aplec” has been sent and added/))).toBeVisible()
  expect(await titled(service, 'Aplec')).toHaveLength(1)
  vi.useRealTimers()
})

/** Lets a title wait in the site’s own session, over a service that takes its nonce for an editor's. */
async function openSession(account: Account) {
  await retitled(world.service(account))
  const { fetch: ask } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation((at, init = {}) => {
    const { 'X-WP-Nonce': nonce, ...headers } = { ...(init.headers as Record<string, string>) }
    return ask(at, { ...init, headers: { ...headers, ...(nonce && headersOf(editor)) } })
  })
  return await openApp(world, '/ca/activity?show=unsent', account, 'en')
}

test('what waits in the site’s own session goes out by itself where the site says whose it is', async () => {
  await openSession({ kind: 'session', nonce: 'a1b2c3d4e5', who: 5 })
  await waitFor(async () => expect(await now()).toMatchObject({ title: 'Great fair' }))
})

test('it is sent by a person only where it does not: it may be somebody else by now', async () => {
  const tries = vi.spyOn(globalThis, 'setInterval')
  const account: Account = { kind: 'session', nonce: 'a1b2c3d4e5' }
  const { user } = await openSession(account)
  expect(await screen.findByText(/^This site doesn’t say who is signed in/)).toBeVisible()
  expect(screen.getByText('It waits until you send it.')).toBeVisible()
  await waitFor(() => expect(tries.mock.calls.map(([, often]) => often)).toContain(30_000))
  for (const [look, often] of tries.mock.calls)
    if (often === 30_000 && typeof look === 'function') look()
  expect(await now()).toMatchObject({ title: 'Fair' })
  expect(await waiting(world.service(account))).toMatchObject([{ sentAt: null }])
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  await waitFor(async () => expect(await now()).toMatchObject({ title: 'Great fair' }))
})

test('a name that is taken is asked about, and made all the same when that is wanted', async () => {
  await waitWith(world, service, () =>
    run(createOptions(service, venues), { values: { venue: 'Hall' } }),
  )
  const { id } = await world.ask('POST', 'venues', { venue: 'Hall', city: 'Vic' })
  await sending(service).send()
  const { user } = await openQueue()
  const item = await screen.findByRole('listitem', { name: 'Hall' })
  expect(item).toHaveTextContent('One with this name exists already.')
  const existing = screen.getByRole('link', { name: 'Open the one there is' })
  expect(existing.getAttribute('href')).toMatch(new RegExp(`/ca/venues/${Number(id)}$`))
  await user.click(screen.getByRole('button', { name: 'Create anyway: Hall' }))
  expect(await screen.findByText(said(/“Hall” has been sent and added/))).toBeVisible()
  expect((await world.ask('GET', `venues/${Number(id)}`)).city).toBe('Vic')
  expect((await world.ask('GET', 'venues?search=Hall&status=publish,draft')).total).toBe(2)
})

test('in doubt a person looks; one can be removed and put back', async () => {
  const { id } = await world.ask('POST', 'venues', { venue: 'Hall' })
  const values = { title: 'Ball', ...span, venue: [Number(id)] }
  await waitWith(world, service, () => create(service, values))
  const [kept] = await waiting(service)
  if (kept) await noteQueued(kept, { sentAt: 1, stop: { kind: 'doubt' } })
  const { user } = await openQueue()
  const item = () => screen.findByRole('listitem', { name: 'Ball' })
  expect(await item()).toHaveTextContent('We couldn’t check whether it was created.')
  await user.click(screen.getByRole('button', { name: 'Compare: Ball' }))
  const compared = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(compared.getByText(said('After: Hall'))).toBeVisible())
  await user.click(compared.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
  const look = screen.getByRole('link', { name: 'Look in the list' })
  expect(look.getAttribute('href')).toMatch(/\/ca\/events\?search=Ball$/)
  await user.click(screen.getByRole('button', { name: 'Remove: Ball' }))
  await screen.findByText('No unsent changes')
  expect(await screen.findByText(/was removed too late and may have been sent/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Return to queue' }))
  await item()
  await user.click(screen.getByRole('button', { name: 'Send again: Ball' }))
  expect(await screen.findByText(said(/“Ball” has been sent and added/))).toBeVisible()
  expect(await waiting(service)).toEqual([])
})

test('an organizer that is deleted says which events it left without their others', async () => {
  world = await makeWorld('live')
  service = world.service()
  const organizer: number[] = []
  for (const name of ['Colla', 'Cineclub'])
    organizer.push(await world.make('organizers', { organizer: name }))
  await world.ask('POST', 'events', { title: 'Cinema', status: 'publish', ...span, organizer })
  const collection = writables.organizers
  const opened = await freshRecord({ service, collection }, `organizers/${organizer[0]}`)
  const meant = { service, collection, opened, changes: {}, deletes: true }
  await enqueueAlso(service, [heldWrite(meant, null)])
  const { user } = await openQueue()
  await screen.findByRole('listitem', { name: 'Colla' })
  await world.fail([{ kind: 'status', code: 500, method: 'POST', path: 'events' }])
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  const gone = await screen.findByText(said(/“.*Colla.*” is in the trash\./))
  expect(gone).toHaveTextContent(/1 event has lost its other organizers too/)
})
