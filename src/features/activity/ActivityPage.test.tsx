import { openDB } from 'idb'
import { ownerOf } from '../../core/query/owner.ts'
import { putDraft } from '../../core/write/drafts.ts'
import { storeOutcome } from '../../core/write/outcomes.ts'
import { testOperation } from '../../core/write/testOperation.ts'
import { keep } from '../../platform/entries.ts'
import { editor, openApp, pageMode, worldOfEach } from '../../app/appBed.tsx'
import { addDays, todayIn } from '../../time/wallTime.ts'
import { event, findNetwork, loseNetwork, update, waitWith } from './send/queueBed.ts'
import { said, screen, waitFor, within } from '../../testSaid.ts'

const day = addDays(todayIn('Europe/Madrid'), 3)
const soon = { status: 'publish', start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }

const world = worldOfEach(pageMode)

const made = (collection: string, body: object) => world.make(collection, body)
const statusOf = async (path: string) => (await world.ask('GET', path)).status
const item = (name: string) => screen.findByRole('listitem', { name })

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
  await user.click(await screen.findByRole('button', { name: 'Send 2 when back online' }))
  expect(await screen.findByText(/^2 changes are sent when you’re back online/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  go('/ca/activity?show=unsent')
  expect(await item('Far')).toHaveTextContent('Event to be moved to the trash')
  await findNetwork(world)
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  await screen.findByText(said(/“Away” is in the trash\./))
  await screen.findByText(said(/“Far” is in the trash\./))
  for (const id of ids) expect(await statusOf(`events/${id}`)).toBe('trash')
})

test('what the calendar made otherwise of what is sent is put back from the news of it', async () => {
  const service = world.service()
  const fair = await event(service, 'Fair')
  await waitWith(world, service, () => update(service, fair, { cost: '5' }))
  const path = `events/${fair.id}`
  await world.meddle('after POST', path, { sticky: true })
  const { user } = await openApp(world, '/ca/activity?show=unsent', editor, 'en')
  await user.click(await screen.findByRole('button', { name: 'Send now' }))
  await user.click(await screen.findByRole('button', { name: 'Reapply…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Fair' })
  await user.click(await within(dialog).findByRole('button', { name: /^Reapply: / }))
  const cost = expect.stringContaining('5')
  await waitFor(async () =>
    expect(await world.ask('GET', path)).toMatchObject({ sticky: false, cost }),
  )
})

test.each([
  ['/ca/queue', '/ca/activity?show=unsent'],
  ['/ca/history?series=a&page=2', '/ca/activity?series=a&page=2&show=history'],
])('%s, an address of an earlier version, leads to its filter', async (before, now) => {
  const { place } = await openApp(world, before, editor, 'en')
  await screen.findByRole('heading', { level: 1, name: 'Activity' })
  expect(place()).toBe(now)
})

test('what another version stored is left as it is, and said to be there', async () => {
  const at = new Date().toISOString()
  const foreign = { key: 'foreign', owner: ownerOf(world.service()), at, body: { state: 'later' } }
  await keep('operations', foreign)
  await openApp(world, '/ca/activity', editor, 'en')
  expect(await screen.findByText(/^One entry was stored by another version/)).toBeVisible()
})

test('a store that a newer version has changed is said to be so, and nothing is written to it', async () => {
  const newer = await openDB('agenda', 99, {
    upgrade: (created) => void created.createObjectStore('operations', { keyPath: 'key' }),
  })
  await newer.put('operations', { key: 'of the newer version' })
  const kept = () => newer.getAll('operations')
  const before = await kept()
  await openApp(world, '/ca/activity', editor, 'en')
  expect(await screen.findByText(/^A newer version of Agenda stored it/)).toBeVisible()
  const operation = testOperation({ key: 'mine', at: new Date().toISOString() })
  expect(await storeOutcome(operation)).toBe(false)
  const draft = { language: 'ca', title: '', boxes: {}, opened: {} }
  const of = { collection: 'tags', id: 1 } as const
  const { at, key } = operation
  expect(await putDraft({ key, owner: '', at, body: { ...draft, ...of } })).toBe(false)
  expect(await kept()).toEqual(before)
  newer.close()
})
