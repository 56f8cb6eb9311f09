import { enqueue, noteQueued } from '../../../core/write/queue/enqueue.ts'
import { created, memoryJournal, pageMode } from '../../../core/write/testSave.ts'
import { safeDeletion } from '../../../core/write/safeDeletion.ts'
import { createOptions, restoreOptions } from '../../../core/write/writeOptions.ts'
import { events, type EventUpdate } from '../../../resources/events/events.ts'
import { venues } from '../../../resources/venues/venues.ts'
import {
  create,
  event,
  opened,
  run,
  sending,
  span,
  titled,
  unsent,
  update,
  waiting,
  waitForDeletion,
  waitWith,
  fairIn,
} from './queueBed.ts'

test('a change and a new record, in order, and twice is once', async () => {
  const { world, service, wait, sent, journal, send } = await fairIn(pageMode)
  await wait({ title: 'Fira gran' })
  const values = { title: 'Aplec', status: 'publish', ...span }
  await waitWith(world, service, () => create(service, values))
  await Promise.all([send(), send()])
  await send()
  expect(sent.map(({ item }) => item.title)).toEqual(['Fira gran', 'Aplec'])
  expect(journal.entries().map(({ operation }) => operation)).toEqual(['update', 'create'])
  expect(await titled(service, 'Fira')).toMatchObject([{ title: 'Fira gran', ...span }])
  expect(await titled(service, 'Aplec')).toHaveLength(1)
  expect(await waiting(service)).toEqual([])
})

test('nothing goes out that a full device cannot note, and all of it when there is room', async () => {
  const { service, wait, sent, journal, send } = await fairIn(pageMode)
  await wait({ title: 'Fira gran' })
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await send()).toBe('full')
  expect([sent, journal.entries()]).toEqual([[], []])
  expect(await titled(service, 'Fira')).toMatchObject([{ title: 'Fira' }])
  expect(await waiting(service)).toMatchObject([{ title: 'Fira gran', sentAt: null }])
  full.mockRestore()
  expect(await send()).toBeNull()
  expect(await titled(service, 'Fira')).toMatchObject([{ title: 'Fira gran' }])
  expect(await waiting(service)).toEqual([])
})

test('what a colleague changed meanwhile is asked about, and stays until then', async () => {
  const { service, fair, wait, sent, send } = await fairIn(pageMode)
  await wait({ title: 'La meva' })
  await update(service, fair, { title: 'La seva', featured: true })
  await send()
  expect(sent).toEqual([])
  expect(await waiting(service)).toMatchObject([
    { stop: { kind: 'conflict', fields: [{ field: 'title', theirs: 'La seva' }] } },
  ])
  expect(await titled(service, 'seva')).toMatchObject([{ title: 'La seva', featured: true }])
})

test('an answer that was lost is looked up and not sent twice', async () => {
  const world = await opened(pageMode)
  const service = world.service()
  // Of a copy, what is left to the service is there as nothing.
  const values = { title: 'Aplec', status: 'publish', excerpt: undefined, ...span }
  const make = () => create(service, values)
  // The work is done, then nothing answers any more: neither look finds out.
  await world.fail([
    { kind: 'lostAnswer', method: 'POST', times: 1 },
    { kind: 'dropped', method: 'GET' },
  ])
  const { write } = await unsent(make())
  expect(write?.sentAt).not.toBeNull()
  await world.fail([])
  if (write !== null) await enqueue(service, write)
  const { sent, send } = sending(service)
  await send()
  expect(sent).toMatchObject([{ done: { recovered: true } }])
  expect(await titled(service, 'Aplec')).toHaveLength(1)
})

test('a deletion, after the change that waited before it, and twice is once', async () => {
  const { world, service, fair, sent, journal, send } = await fairIn(pageMode)
  const other = await event(service, 'Aplec')
  await waitWith(world, service, () => update(service, other, { title: 'Aplec gran' }))
  await waitForDeletion(service, fair)
  await waitForDeletion(service, fair)
  await send()
  expect(sent.map(({ done }) => 'alreadyGone' in done && done.alreadyGone)).toEqual([
    false,
    false,
    true,
  ])
  expect(journal.entries().map(({ operation }) => operation)).toEqual(['update', 'delete'])
  expect(await titled(service, 'Fira')).toEqual([])
  expect(await waiting(service)).toEqual([])
})

test.each(['GET', 'DELETE'])('a foreign 404 to %s is no deletion', async (method) => {
  const { world, service, fair, path, send } = await fairIn(pageMode)
  await waitForDeletion(service, fair)
  await world.fail([{ kind: 'status', code: 404, method, path, times: 1 }])
  await send()
  expect(await titled(service, 'Fira')).toHaveLength(1)
  expect(await waiting(service)).toHaveLength(1)
})

test('what somebody worked on since its deletion was asked for is not deleted unasked', async () => {
  const { service, fair, sent, send } = await fairIn(pageMode)
  await waitForDeletion(service, fair)
  await update(service, fair, { cost: '5' })
  await send()
  expect(sent).toEqual([])
  const [item] = await waiting(service)
  expect(item).toMatchObject({ stop: { kind: 'conflict', fields: [{ field: 'cost' }] } })
  expect(await titled(service, 'Fira')).toHaveLength(1)
  if (item?.stop?.kind !== 'conflict') return
  await noteQueued(item, { opened: item.stop.fresh, stop: null })
  await send()
  expect(await titled(service, 'Fira')).toEqual([])
  expect(await waiting(service)).toEqual([])
})

test('what was taken out of the trash without a network is restored later', async () => {
  const { world, service, fair, send } = await fairIn(pageMode)
  const deletion = { path: `events/${fair.id}`, id: fair.id }
  await safeDeletion({ service, collection: events, journal: memoryJournal() }, deletion)
  await waitWith(world, service, () =>
    run(restoreOptions(service, events), { record: fair, status: 'publish' }),
  )
  await send()
  expect(await titled(service, 'Fira')).toMatchObject([{ id: fair.id, status: 'publish' }])
  expect(await waiting(service)).toEqual([])
})

test('a venue of a name that exists is asked about', async () => {
  const world = await opened(pageMode)
  const service = world.service()
  await waitWith(world, service, () =>
    run(createOptions(service, venues), { values: { venue: 'Sala' } }),
  )
  const { record } = await created(service, venues, { venue: 'Sala', city: 'Vic' })
  await sending(service).send()
  expect(await waiting(service)).toMatchObject([{ stop: { kind: 'named', ids: [record.id] } }])
})

test('what is refused stays, and what comes after it goes on', async () => {
  const { world, service, wait, sent, send } = await fairIn(pageMode)
  const gone = await event(service, 'Fugaç')
  await waitWith(world, service, () => update(service, gone, { title: 'Fugaç 2' }))
  await wait({ title: 'Fira 2' })
  await service.request({ method: 'DELETE', path: `events/${gone.id}` })
  await service.request({ method: 'DELETE', path: `events/${gone.id}` }).catch(() => null)
  await world.fail([{ kind: 'status', code: 410, path: `events/${gone.id}` }])
  await send()
  expect(sent.map(({ item }) => item.title)).toEqual(['Fira 2'])
  expect(await waiting(service)).toMatchObject([{ stop: { kind: 'refused' } }])
})

test('nothing waits with the password of an event', async () => {
  const world = await opened('live')
  const service = world.service()
  const fair = await event(service, 'Secret')
  await world.fail([{ kind: 'dropped' }])
  const { write } = await unsent(update(service, fair, { title: 'Secret 2' }, 'sesame'))
  expect(write).toBeNull()
})

test('another account sends nothing of it', async () => {
  const { world, service, wait } = await fairIn('live')
  await wait({ title: 'Fira gran' })
  const other = { kind: 'password', login: 'author', password: 'author demo password' } as const
  await sending(world.service(other)).send()
  expect(await waiting(service)).toHaveLength(1)
  expect(await titled(service, 'Fira')).toMatchObject([{ title: 'Fira' }])
})

test('saved again from the same form, it waits once, with what was meant last', async () => {
  const { world, service, fair } = await fairIn('live')
  const save = (changes: EventUpdate, form: string) =>
    waitWith(world, service, () => update(service, fair, changes), form)
  await save({ title: 'Una', cost: '5€' }, 'form')
  await save({ title: 'Dues' }, 'form')
  expect(await waiting(service)).toMatchObject([{ changes: { title: 'Dues' }, title: 'Dues' }])
  expect((await waiting(service))[0]?.changes).not.toHaveProperty('cost')
})
