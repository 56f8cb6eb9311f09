import { pageJournal } from '../../../core/write/journal.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { enqueue, enqueueAlso } from '../../../core/write/queue/enqueue.ts'
import { queueOf } from '../../../core/write/queue/queued.ts'
import { replay, type Sent } from '../../../core/write/queue/replay.ts'
import { heldWrite, UnsentWrite } from '../../../core/write/queue/unsent.ts'
import { created, memoryJournal } from '../../../core/write/testSave.ts'
import { createOptions, updateOptions } from '../../../core/write/writeOptions.ts'
import {
  events,
  type EventCreate,
  type EventRecord,
  type EventUpdate,
} from '../../../resources/events/events.ts'
import type { Service } from '../../../api/service.ts'
import { makeWorld, type Mode, type TestWorld } from '../../../api/testWorld.ts'
import { writables } from '../../../resources/records.ts'
import type { Journal } from '../../../core/write/writing.ts'

/** A world of its own for one test. */
export const opened = (mode: Mode) => makeWorld(mode)

/** Nothing gets there any more, and the browser says so. */
export async function loseNetwork(world: TestWorld) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await world.fail([{ kind: 'dropped' }])
}

export async function findNetwork(world: TestWorld) {
  vi.restoreAllMocks()
  await world.fail([])
}

export const span = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

export async function unsent(writing: Promise<unknown>): Promise<UnsentWrite> {
  const error = await writing.then(
    () => null,
    (caught: unknown) => caught,
  )
  if (!(error instanceof UnsentWrite)) throw new Error(`not unsent: ${String(error)}`)
  return error
}

/** Runs a mutation as a form does. */
export async function run<I, O>(
  options: { mutationFn?: ((input: I, context: never) => Promise<O>) | undefined },
  input: I,
): Promise<O> {
  if (options.mutationFn === undefined) throw new Error('no mutation')
  return await options.mutationFn(input, undefined as never)
}

/** Lets the deletion of an event wait, as it was when that was asked for. */
export async function waitForDeletion(service: Service, asked: EventRecord) {
  const meant = { service, collection: events, opened: asked, changes: {}, deletes: true }
  expect(await enqueueAlso(service, [heldWrite(meant, null)])).not.toBeNull()
}

/** Tries a write without a network, and lets it wait. */
export async function waitWith(
  world: TestWorld,
  service: Service,
  attempt: () => Promise<unknown>,
  form?: string,
) {
  vi.stubGlobal('navigator', { onLine: false })
  await world.fail([{ kind: 'dropped' }])
  const { write } = await unsent(attempt())
  await world.fail([])
  vi.unstubAllGlobals()
  if (write === null) throw new Error('may not wait')
  expect(await enqueue(service, write, form)).toBe(true)
}

/** The journal of the page, of which this page remembers what it is told. */
const inBoth = (memory: Journal): Journal => ({
  ...pageJournal,
  async record(entry) {
    await memory.record(entry)
    await pageJournal.record(entry)
  },
  async found(entry) {
    await memory.record(entry)
    return await pageJournal.found(entry)
  },
})

export function sending(service: Service) {
  const sent: Sent[] = []
  const memory = memoryJournal()
  const journal = { ...inBoth(memory), entries: memory.entries }
  const replaying = {
    service,
    journal,
    collections: writables,
    onSent: (one: Sent) => void sent.push(one),
  }
  return { sent, journal, send: () => replay(replaying) }
}

export async function titled(service: Service, title: string): Promise<EventRecord[]> {
  const query = { search: title, starts_after: '2027-01-01', per_page: 50, status: 'publish,draft' }
  const body = await service.request({ method: 'GET', path: 'events', query })
  return Object(body).events.map(events.read)
}

export const update = (
  service: Service,
  opened: EventRecord,
  changes: EventUpdate,
  password?: string,
) => run(updateOptions(service, events), { id: opened.id, opened, changes, password })

export const event = async (service: Service, title: string) =>
  (await created(service, events, { title, status: 'publish', ...span })).record

export const create = (service: Service, values: EventCreate) =>
  run(createOptions(service, events), { values })

export const waiting = (service: Service) => queueOf(ownerOf(service))

/** A published event in a world of its own, changes of which may wait, and what sends them. */
export async function fairIn(mode: Mode) {
  const world = await makeWorld(mode)
  const service = world.service()
  const fair = await event(service, 'Fira')
  const wait = (changes: EventUpdate, form?: string) =>
    waitWith(world, service, () => update(service, fair, changes), form)
  return { world, service, fair, path: `events/${fair.id}`, wait, ...sending(service) }
}
