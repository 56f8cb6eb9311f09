import { writables } from '../../resources/records.ts'
import { organizers } from '../../resources/organizers/organizers.ts'
import { tags } from '../../resources/tags/tags.ts'
import type { Service } from '../../api/service.ts'
import { makeWorld, pageMode } from '../../api/testWorld.ts'
import { ownerOf } from '../query/owner.ts'
import { pageJournal } from './journal.ts'
import type { Journal } from './writing.ts'
import { readOperations } from './operationStore.ts'
import { recheck } from './recheck.ts'
import { safeDeletion } from './safeDeletion.ts'
import { safeUpdate } from './safeWriter.ts'
import { Conflict } from './saved.ts'
import { created, memoryJournal } from './testSave.ts'
import { queueOf } from './queue/queued.ts'
import { enqueueAlso } from './queue/enqueue.ts'
import { sendQueued } from './queue/sendQueued.ts'
import { heldWrite } from './queue/unsent.ts'

const world = await makeWorld(pageMode)
const service = world.service()

/** A tag of which a page has read, and that it is to write. */
const tagOf = async () => {
  const name = `Etiqueta ${crypto.randomUUID()}`
  const { record: opened } = await created(service, tags, { name })
  const path = `tags/${opened.id}`
  const say = (text: string, journal: Journal = pageJournal) =>
    safeUpdate({ service, collection: tags, journal }, { path, opened, changes: { name: text } })
  const operations = async () =>
    (await readOperations(ownerOf(service))).filter(({ id }) => id === opened.id)
  return { opened, name, path, say, operations }
}

/** The page stands still for so long between its reading and what it sends. */
function heldUp(milliseconds: number, meanwhile: () => Promise<unknown>) {
  let lost = 0
  for (const clock of [performance, Date]) {
    const now = clock.now.bind(clock)
    vi.spyOn(clock, 'now').mockImplementation(() => now() + lost)
  }
  const memory = memoryJournal()
  const begin = vi.fn(async () => {
    await meanwhile()
    lost += milliseconds
  })
  return { journal: { ...memory, begin }, begin }
}

/** The tab is hidden when a request of these methods is to go out. */
function hiddenAt(...methods: readonly string[]) {
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  const send = fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    if (!document.hidden && methods.includes(init?.method ?? 'GET')) {
      isHidden.mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    return send(address, init)
  })
  return isHidden
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('what somebody else wrote while a page stood still before sending is asked about, and not written over', async () => {
  const { name, path, say } = await tagOf()
  const theirs = `${name} seva`
  const { journal } = heldUp(5000, () => world.ask('POST', path, { name: theirs }))
  const refusal: unknown = await say(`${name} meva`, journal).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Conflict)
  expect(refusal).toMatchObject({ fields: [{ field: 'name', theirs }] })
})

test.each(['Date', 'performance'] as const)(
  '%s may stand still with the machine, or be set back',
  async (stopped) => {
    const { name, path, say } = await tagOf()
    const { journal } = heldUp(5000, () => world.ask('POST', path, { name: `${name} seva` }))
    const clock = { Date, performance }[stopped]
    vi.spyOn(clock, 'now').mockReturnValue(clock.now())
    await expect(say(`${name} meva`, journal)).rejects.toBeInstanceOf(Conflict)
  },
)

test('a page that stands still each time writes all the same in the end', async () => {
  const { name, say } = await tagOf()
  const { journal, begin } = heldUp(5000, async () => null)
  const saved = await say(`${name} meva`, journal)
  expect(saved).toMatchObject({ record: { name: `${name} meva` }, differences: [] })
  expect(begin).toHaveBeenCalledTimes(2)
  expect(journal.entries()).toHaveLength(1)
})

test('where a write takes long, others may too: it is looked at later', async () => {
  const dueAfter = async (took: number) => {
    const { name, say, operations } = await tagOf()
    const [clock, send] = [Date.now.bind(Date), fetch]
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
      if (init?.method !== 'GET') vi.spyOn(Date, 'now').mockImplementation(() => clock() + took)
      return await send(address, init)
    })
    await say(`${name} una`)
    const [{ recheckAt = '' } = {}] = await operations()
    const due = Date.parse(recheckAt) - Date.now()
    vi.restoreAllMocks()
    return due
  }
  expect(await dueAfter(0)).toBeLessThanOrEqual(5000)
  expect(await dueAfter(20_000)).toBeGreaterThan(15_000)
  expect(await dueAfter(600_000)).toBeLessThanOrEqual(60_000)
})

test('what waited and went out last was written over by somebody else, though what was saved before it has a later key', async () => {
  const { opened, name, path, say, operations } = await tagOf()
  const later = { ...opened, name: `${name} directa` }
  const meant = { service, collection: tags, changes: { name: `${name} de la cua` } }
  await enqueueAlso(service, [heldWrite({ ...meant, opened: later }, null)])
  const queue = await queueOf(ownerOf(service))
  const item = queue.find(({ opened: of }) => of?.id === opened.id)
  if (!item) throw new Error('nothing waits')
  await say(later.name)
  const sent = await sendQueued(
    { service, collection: tags, journal: pageJournal },
    item,
    new Set(),
  )
  expect(sent.kind).toBe('sent')
  await world.ask('POST', path, { name: `${name} d’altri` })
  const found = await recheck(service, writables, Date.now() + 10_000)
  expect(found).toMatchObject([
    { fields: [{ saved: `${name} de la cua`, now: `${name} d’altri`, isSeen: false }] },
  ])
  expect((await operations()).map(({ overtaken }) => overtaken)).toEqual([
    undefined,
    { name: `${name} d’altri` },
  ])
})

test('a tab that is hidden leaves the look to the one that is seen', async () => {
  const { name, path, say, operations } = await tagOf()
  await say(`${name} meva`)
  await world.ask('POST', path, { name: `${name} d’altri` })
  const later = Date.now() + 10_000
  const isHidden = hiddenAt('GET')
  isHidden.mockReturnValue(true)
  expect(await recheck(service, writables, later)).toEqual([])
  // Hidden while it is at it, it lets go: the other tab does not wait until it is seen again.
  isHidden.mockReturnValue(false)
  expect(await recheck(service, writables, later)).toEqual([])
  // And it puts nothing off: who is seen looks at once.
  vi.restoreAllMocks()
  expect(await recheck(service, writables, later)).toHaveLength(1)
  expect(await operations()).toMatchObject([{ overtaken: { name: `${name} d’altri` } }])
})

// Elsewhere a deletion leaves the others linked.
test.runIf(pageMode === 'live')(
  'a tab that is hidden while it puts a deletion right leaves that to the next look',
  async () => {
    const name = `Cas ${crypto.randomUUID()}`
    const makes = (more: string) => world.make('organizers', { organizer: name + more })
    const [gone, other] = [await makes(' u'), await makes(' dos')]
    const dates = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }
    const event = { title: name, status: 'publish', organizer: [gone, other], ...dates }
    const path = `events/${await world.make('events', event)}`
    const dying: Service = {
      ...service,
      async request(call) {
        const answer = await service.request(call)
        if (call.method === 'DELETE') throw new Error('the page is closed')
        return answer
      },
    }
    const writing = { service: dying, collection: organizers, journal: pageJournal }
    const deletion = safeDeletion(writing, { path: `organizers/${gone}`, id: gone })
    await expect(deletion).rejects.toThrow('the page is closed')
    const links = async () =>
      (await readOperations(ownerOf(service))).flatMap((one) => (one.id === gone ? one.links : []))
    const later = Date.now() + 130_000
    hiddenAt('POST', 'PUT', 'PATCH')
    await recheck(service, writables, later)
    expect(await links()).toEqual([])
    vi.restoreAllMocks()
    await recheck(service, writables, later)
    expect(await links()).toMatchObject([{ hasOthers: true }])
    expect(await world.ask('GET', path)).toMatchObject({ organizer: [{ id: other }] })
  },
)

test('what is to be deleted is compared once more after what names it was read, however long that takes', async () => {
  const { opened, name, path } = await tagOf()
  const begin = vi.fn()
  const slow: Service = {
    ...service,
    in: () => ({
      ...slow,
      async request(call) {
        const answer = await service.request(call)
        if (call.path === 'events') await world.ask('POST', path, { name: `${name} d’altri` })
        return answer
      },
    }),
  }
  const writing = { service: slow, collection: tags, journal: { ...memoryJournal(), begin } }
  const deletion = safeDeletion(writing, { path, id: opened.id, opened })
  await expect(deletion).rejects.toBeInstanceOf(Conflict)
  expect(begin).not.toHaveBeenCalled()
})

test('a deletion that is held up is compared anew', async () => {
  const { opened, name, path } = await tagOf()
  const { journal } = heldUp(5000, () => world.ask('POST', path, { name: `${name} d’altri` }))
  const deletion = safeDeletion(
    { service, collection: tags, journal },
    { path, id: opened.id, opened },
  )
  await expect(deletion).rejects.toBeInstanceOf(Conflict)
})
