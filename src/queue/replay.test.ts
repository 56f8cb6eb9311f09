import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createOptions, updateOptions } from '../collection/writeOptions.ts'
import { memoryJournal } from '../collection/journal.ts'
import { ownerOf } from '../collection/owner.ts'
import { enqueue, firstReady, queueOf, type QueuedWrite } from '../collection/queue/queued.ts'
import { replay, type Sent } from '../collection/queue/replay.ts'
import { UnsentWrite } from '../collection/queue/unsent.ts'
import { created } from '../collection/testSave.ts'
import { forget } from '../device/kept.ts'
import { events, type EventRecord, type EventUpdate } from '../events/events.ts'
import { venues } from '../venues/venues.ts'
import type { Service } from '../service/service.ts'
import { makeWorld, modes, type TestWorld } from '../service/testWorld.ts'
import { queueable } from './queueable.ts'

let world: TestWorld | undefined

afterEach(async () => {
  await forget('queue', 'all')
  await world?.drop()
  world = undefined
})

const span = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

async function unsent(writing: Promise<unknown>): Promise<UnsentWrite> {
  const error = await writing.then(
    () => null,
    (caught: unknown) => caught,
  )
  if (!(error instanceof UnsentWrite)) throw new Error(`not unsent: ${String(error)}`)
  return error
}

/** Runs a mutation as a form does. */
async function run<I, O>(
  options: { mutationFn?: ((input: I, context: never) => Promise<O>) | undefined },
  input: I,
): Promise<O> {
  if (options.mutationFn === undefined) throw new Error('no mutation')
  return await options.mutationFn(input, undefined as never)
}

/** Tries a write without a network, and lets it wait. */
async function waitWith(service: Service, attempt: () => Promise<unknown>) {
  vi.stubGlobal('navigator', { onLine: false })
  await world?.faults([{ kind: 'dropped' }])
  const { write } = await unsent(attempt())
  await world?.faults([])
  vi.unstubAllGlobals()
  if (write === null) throw new Error('may not wait')
  expect(await enqueue(service, write)).toBe(true)
}

function sending(service: Service) {
  const sent: Sent[] = []
  const journal = memoryJournal()
  const replaying = {
    service,
    journal,
    collections: queueable,
    onSent: (one: Sent) => void sent.push(one),
  }
  return { sent, journal, send: () => replay(replaying) }
}

async function titled(service: Service, title: string): Promise<EventRecord[]> {
  const query = { search: title, starts_after: '2027-01-01', per_page: 50, status: 'publish,draft' }
  const body = await service.request({ method: 'GET', path: 'events', query })
  return Object(body).events.map(events.read)
}

const update = (service: Service, opened: EventRecord, changes: EventUpdate, password?: string) =>
  run(updateOptions(service, events), { id: opened.id, opened, changes, password })

const event = async (service: Service, title: string) =>
  (await created(service, events, { title, status: 'publish', ...span })).record

const waiting = (service: Service) => queueOf(ownerOf(service))

describe.each(modes)('what waits is sent, %s', (mode) => {
  test('a change and a new record, in order, and twice is once', async () => {
    world = await makeWorld(mode)
    const service = world.service()
    const opened = await event(service, 'Fira')
    await waitWith(service, () => update(service, opened, { title: 'Fira gran' }))
    const values = { title: 'Aplec', status: 'publish', ...span }
    await waitWith(service, () => run(createOptions(service, events), { values }))
    const { sent, journal, send } = sending(service)
    await Promise.all([send(), send()])
    await send()
    expect(sent.map(({ item }) => item.title)).toEqual(['Fira gran', 'Aplec'])
    expect(journal.entries().map(({ operation }) => operation)).toEqual(['update', 'create'])
    expect(await titled(service, 'Fira')).toMatchObject([{ title: 'Fira gran', ...span }])
    expect(await titled(service, 'Aplec')).toHaveLength(1)
    expect(await waiting(service)).toEqual([])
  })

  test('what a colleague changed meanwhile is asked about, and stays until then', async () => {
    world = await makeWorld(mode)
    const service = world.service()
    const opened = await event(service, 'Fira')
    await waitWith(service, () => update(service, opened, { title: 'La meva' }))
    await update(service, opened, { title: 'La seva', featured: true })
    const { sent, send } = sending(service)
    await send()
    expect(sent).toEqual([])
    expect(await waiting(service)).toMatchObject([
      { stop: { kind: 'conflict', fields: [{ field: 'title', theirs: 'La seva' }] } },
    ])
    expect(await titled(service, 'seva')).toMatchObject([{ title: 'La seva', featured: true }])
  })

  test('an answer that was lost is looked up and not sent twice', async () => {
    world = await makeWorld(mode)
    const service = world.service()
    const values = { title: 'Aplec', status: 'publish', ...span }
    const create = () => run(createOptions(service, events), { values })
    // The work is done, then nothing answers any more: neither look finds out.
    await world.faults([
      { kind: 'lostAnswer', method: 'POST', times: 1 },
      { kind: 'dropped', method: 'GET' },
    ])
    const { write } = await unsent(create())
    expect(write?.sentAt).not.toBeNull()
    await world.faults([])
    if (write !== null) await enqueue(service, write)
    const { sent, send } = sending(service)
    await send()
    expect(sent).toMatchObject([{ saved: { recovered: true } }])
    expect(await titled(service, 'Aplec')).toHaveLength(1)
  })

  test('a venue of a name that exists is asked about', async () => {
    world = await makeWorld(mode)
    const service = world.service()
    await waitWith(service, () => run(createOptions(service, venues), { values: { venue: 'Sala' } }))
    const { record } = await created(service, venues, { venue: 'Sala', city: 'Vic' })
    await sending(service).send()
    expect(await waiting(service)).toMatchObject([{ stop: { kind: 'named', ids: [record.id] } }])
  })

  test('what is refused stays, and what comes after it goes on', async () => {
    world = await makeWorld(mode)
    const service = world.service()
    const opened = await event(service, 'Fira')
    const gone = await event(service, 'Fugaç')
    await waitWith(service, () => update(service, gone, { title: 'Fugaç 2' }))
    await waitWith(service, () => update(service, opened, { title: 'Fira 2' }))
    await service.request({ method: 'DELETE', path: `events/${gone.id}` })
    await service.request({ method: 'DELETE', path: `events/${gone.id}` }).catch(() => null)
    await world.faults([{ kind: 'status', code: 410, path: `events/${gone.id}` }])
    const { sent, send } = sending(service)
    await send()
    expect(sent.map(({ item }) => item.title)).toEqual(['Fira 2'])
    expect(await waiting(service)).toMatchObject([{ stop: { kind: 'refused' } }])
  })
})

test('nothing waits with the password of an event', async () => {
  world = await makeWorld('live')
  const service = world.service()
  const opened = await event(service, 'Secret')
  await world.faults([{ kind: 'dropped' }])
  const { write } = await unsent(update(service, opened, { title: 'Secret 2' }, 'sesame'))
  expect(write).toBeNull()
})

test('another account sends nothing of it', async () => {
  world = await makeWorld('live')
  const service = world.service()
  const opened = await event(service, 'Fira')
  await waitWith(service, () => update(service, opened, { title: 'Fira gran' }))
  const other = { kind: 'password', login: 'author', password: 'author demo password' } as const
  await sending(world.service(other)).send()
  expect(await waiting(service)).toHaveLength(1)
  expect(await titled(service, 'Fira')).toMatchObject([{ title: 'Fira' }])
})

test('saved again from the same form, it waits once, with what was meant last', async () => {
  world = await makeWorld('live')
  const service = world.service()
  const opened = await event(service, 'Fira')
  await waitWith(service, () => update(service, opened, { title: 'Una', cost: '5€' }))
  await waitWith(service, () => update(service, opened, { title: 'Dues' }))
  expect(await waiting(service)).toMatchObject([{ changes: { title: 'Dues' }, title: 'Dues' }])
  expect((await waiting(service))[0]?.changes).not.toHaveProperty('cost')
})

const faults = fc.array(
  fc.record({
    kind: fc.constantFrom('lostAnswer', 'dropped', 'truncated'),
    method: fc.constantFrom('POST', 'GET'),
    times: fc.integer({ min: 1, max: 2 }),
  }),
  { maxLength: 3 },
)

test.each(modes)('whatever fails on the way, each is written once, %s', async (mode) => {
  const town = await makeWorld(mode)
  world = town
  const service = town.service()
  let runs = 0
  await fc.assert(
    fc.asyncProperty(faults, async (rules) => {
      runs += 1
      const name = `Cas${runs}q${crypto.randomUUID().slice(0, 4)}`
      const opened = await event(service, `${name} vell`)
      await waitWith(service, () => update(service, opened, { title: `${name} canviat` }))
      const values = { title: `${name} creat`, status: 'publish', ...span }
      await waitWith(service, () => run(createOptions(service, events), { values }))
      await town.faults(rules)
      const { send } = sending(service)
      await Promise.all([send(), send()])
      await town.faults([])
      await send()
      expect(await waiting(service)).toEqual([])
      const titles = (await titled(service, name)).map(({ title }) => title)
      expect(titles.toSorted()).toEqual([`${name} canviat`, `${name} creat`])
    }),
    { numRuns: 4 },
  )
}, 60_000)

const item = fc.record({
  key: fc.uuid(),
  at: fc.constant('2027-01-01T00:00:00.000Z'),
  collection: fc.constant('events' as const),
  language: fc.constant('ca'),
  title: fc.constant(''),
  opened: fc.option(fc.record({ id: fc.integer({ min: 1, max: 3 }) })),
  changes: fc.constant({}),
  evenIfNamed: fc.constant(false),
  sentAt: fc.constant(null),
  stop: fc.option(fc.constant({ kind: 'doubt' as const })),
  failures: fc.constant(0),
})

test('no write overtakes an earlier one of its record', () => {
  fc.assert(
    fc.property(fc.array(item), (items: QueuedWrite[]) => {
      const next = firstReady(items, new Set())
      if (next === undefined) return
      expect(next.stop).toBeNull()
      const earlier = items.slice(0, items.indexOf(next))
      if (next.opened !== null)
        expect(earlier.map(({ opened }) => opened?.id)).not.toContain(next.opened.id)
    }),
  )
})
