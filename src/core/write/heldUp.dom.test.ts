import { writables } from '../../resources/records.ts'
import { tags } from '../../resources/tags/tags.ts'
import { makeWorld, pageMode } from '../../api/testWorld.ts'
import { ownerOf } from '../query/owner.ts'
import { pageJournal } from './journal.ts'
import type { Journal } from './writing.ts'
import { readOperations } from './operationStore.ts'
import { recheck } from './recheck.ts'
import { safeUpdate } from './safeWriter.ts'
import { Conflict } from './saved.ts'
import { created, memoryJournal } from './testSave.ts'
import { readQueue } from './queue/queued.ts'
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
  const now = performance.now.bind(performance)
  let lost = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now() + lost)
  const memory = memoryJournal()
  const begin = vi.fn(async () => {
    await meanwhile()
    lost += milliseconds
  })
  return { journal: { ...memory, begin }, begin }
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
    const clock = Date.now.bind(Date)
    await say(`${name} una`, {
      ...pageJournal,
      async begin(entry) {
        await pageJournal.begin(entry)
        vi.spyOn(Date, 'now').mockImplementation(() => clock() + took)
      },
    })
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
  const queue = await readQueue(ownerOf(service))
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
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  expect(await recheck(service, writables, later)).toEqual([])
  isHidden.mockReturnValue(false)
  // Hidden while it is at it, it lets go: the other tab does not wait until it is seen again.
  const fetched = vi.spyOn(globalThis, 'fetch')
  fetched.mockImplementationOnce((...asked) => {
    isHidden.mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    return fetch(...asked)
  })
  expect(await recheck(service, writables, later)).toEqual([])
  isHidden.mockReturnValue(false)
  expect(await recheck(service, writables, later + 10_000)).toHaveLength(1)
  expect(await operations()).toMatchObject([{ overtaken: { name: `${name} d’altri` } }])
})
