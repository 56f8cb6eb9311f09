import { withDifferences } from '../../../core/write/compare.ts'
import { storeOutcome } from '../../../core/write/outcomes.ts'
import type { Operation } from '../../../core/write/operation.ts'
import { nextInstant } from '../../../core/resource/nextInstant.ts'
import { writables } from '../../../resources/records.ts'
import { editor, serviceOf } from '../../../api/testSite.ts'
import { testOperation } from '../../../core/write/testOperation.ts'
import { changesOf, planOf, rowAt } from './importBed.ts'
import { imports, keepUid, storedUids } from './importPlan.ts'

const service = serviceOf(editor)

/** A write of this account in the history, and its key. */
async function written(id: number, more: Partial<Operation> = {}): Promise<string> {
  const at = nextInstant()
  const entry = testOperation({
    key: `${at} ${id}`,
    at,
    collection: 'events',
    id,
    before: { id, title: 'Fira' },
    after: { id, title: 'Ball' },
    changes: { title: 'Ball' },
    ...more,
  })
  // As the writer does; what stands for a record in most of these tests has no fields.
  await storeOutcome(more.before ? withDifferences(writables.events.fields, entry) : entry)
  return entry.key
}

const closed = () => {
  throw new DOMException('closed', 'InvalidStateError')
}

/** How many entries can be read one by one before the device is closed to us. */
const device = { readable: Infinity }
vi.mock(import('../../../platform/eachEntry.ts'), async (original) => {
  const { eachEntry } = await original()
  return {
    eachEntry: (store, visit, how) =>
      eachEntry(
        store,
        (kept) => {
          device.readable -= 1
          return device.readable < 0 ? closed() : visit(kept)
        },
        how,
      ),
  }
})

afterEach(() => (device.readable = Infinity))

test('what was made and is taken back from the history is noted with its import, and again when it is in force', async () => {
  const tasks = [{ ...rowAt(0), uid: 'ball@teatre.example' }, rowAt(1)]
  const { job: kept } = await imports.add(service, planOf(tasks))
  const key = await written(7, { operation: 'create', before: null })
  await imports.note(kept.key, 0, { state: 'saved', id: 7, key })
  await imports.note(kept.key, 1, { state: 'saved', id: 8, key: await written(8) })
  await keepUid(service, 'ball@teatre.example', 7)
  const states = async () => {
    await imports.settle(service, await imports.all(service))
    const [now] = await imports.all(service)
    return now?.items.map(({ state }) => state)
  }
  expect(await states()).toEqual(['saved', 'saved'])
  const undo = await written(7, { operation: 'delete', after: null, undoes: key })
  expect(await states()).toEqual(['undone', 'saved'])
  expect((await storedUids(service)).size).toBe(0)
  await written(7, { undoes: undo })
  expect(await states()).toEqual(['saved', 'saved'])
  expect((await storedUids(service)).get('ball@teatre.example')).toBe(7)
})

test('what a file changed and is taken back from the history is noted with its changes', async () => {
  const { job: kept } = await imports.add(service, changesOf([7, 8]))
  const first = await written(7)
  await imports.note(kept.key, 0, { state: 'saved', key: first })
  await imports.note(kept.key, 1, { state: 'saved', key: await written(8) })
  const states = async () => {
    await imports.settle(service, await imports.all(service))
    const [now] = await imports.all(service)
    return now?.items.map(({ state }) => state)
  }
  expect(await states()).toEqual(['saved', 'saved'])
  const undo = await written(7, { undoes: first })
  expect(await states()).toEqual(['undone', 'saved'])
  await written(7, { undoes: undo })
  expect(await states()).toEqual(['saved', 'saved'])
})

test('what was deleted for good and made again under another id is its import’s no more', async () => {
  const category = { ...rowAt(0), of: 'categories' as const }
  const { job: kept } = await imports.add(service, planOf([category, category]))
  const category5 = { collection: 'categories', after: { id: 5 } } as const
  const made = { ...category5, operation: 'create', before: null } as const
  const key = await written(5, made)
  for (const at of [0, 1]) await imports.note(kept.key, at, { state: 'saved', id: 5, key })
  const undo = await written(5, { ...category5, operation: 'delete', after: null, undoes: key })
  await imports.note(kept.key, 1, { state: 'undone', id: 5, key })
  await written(9, { ...made, after: { id: 9 }, undoes: undo })
  await imports.settle(service, await imports.all(service))
  const [now] = await imports.all(service)
  expect(now?.items).toEqual([0, 1].map(() => ({ state: 'undone', id: 5, key })))
})

test('rows that the queue has sent, or a page that did not live to note it, are written', async () => {
  const { job: kept } = await imports.add(service, changesOf([7, 8, 9]))
  const states = ['refused', 'sending', 'sending'] as const
  for (const [at, state] of states.entries()) {
    const key = await written(7 + at, at === 2 ? { state: 'unknown' } : {})
    await imports.note(kept.key, at, { state, key })
  }
  await imports.settle(service, await imports.all(service))
  const [now] = await imports.all(service)
  expect(now?.items.map(({ state }) => state)).toEqual(['saved', 'saved', 'sending'])
})

const eventOf = (id: number, more: object = {}) =>
  writables.events.read({ id, title: 'Fira', status: 'publish', ...more })

test('rows that are written by what the history says tell what the service made otherwise', async () => {
  const { key: job } = (await imports.add(service, changesOf([7, 8, 9, 10]))).job
  const before = (id: number) => ({ before: eventOf(id) })
  const sent = ['title', 'status']
  const keys = [
    await written(7, { ...before(7), after: eventOf(7, { title: 'Ball' }), sent }),
    await written(8, {
      ...before(8),
      after: eventOf(8, { title: 'BALL', status: 'pending' }),
      sent,
    }),
    // What did not go out is somebody else's.
    await written(9, { ...before(9), after: eventOf(9, { title: 'Ball', cost: '5' }), sent }),
    // Nobody heard the end of it: only of what was meant is it known.
    await written(10, { ...before(10), after: eventOf(10, { title: 'BALL', cost: '5' }) }),
  ]
  for (const [at, key] of keys.entries()) await imports.note(job, at, { state: 'sending', key })
  await imports.left.settle(service, null, () => true)
  // Nobody was told yet, so it is on record still.
  const [now] = await imports.all(service)
  expect(now?.items).toMatchObject([
    { state: 'saved' },
    { state: 'differs', fields: ['title', 'status'], isFound: true },
    { state: 'saved' },
    { state: 'differs', fields: ['title'], isFound: true },
  ])
})

test('rows that are taken back by what the history says tell what the service made otherwise', async () => {
  const { job } = await imports.add(service, changesOf([7]))
  const done = await written(7, { before: eventOf(7), after: eventOf(7) })
  await imports.note(job.key, 0, { state: 'saved', key: done })
  const back = { before: eventOf(7, { title: 'Ball' }), after: eventOf(7, { title: 'FIRA' }) }
  await written(7, { ...back, changes: { title: 'Fira' }, sent: ['title'], undoes: done })
  await imports.settle(service, await imports.all(service))
  const [now] = await imports.all(service)
  expect(now?.items).toMatchObject([{ state: 'undone', fields: ['title'] }])
})

test('rows whose standing cannot be read are not taken for waiting ones: they would be made twice', async () => {
  const { job: kept } = await imports.add(service, planOf([rowAt(0)]))
  await imports.note(kept.key, 0, { state: 'saved', id: 7, key: await written(7) })
  const { getAll } = IDBIndex.prototype
  vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementationOnce(getAll).mockImplementation(closed)
  await expect(imports.all(service)).rejects.toThrow('closed')
})

test('of a history that is read in part nothing is believed', async () => {
  const { job: kept } = await imports.add(service, planOf([rowAt(0)]))
  const key = await written(7, { operation: 'create', before: null })
  await imports.note(kept.key, 0, { state: 'saved', id: 7, key })
  const undo = await written(7, { operation: 'delete', after: null, undoes: key })
  await written(7, { undoes: undo })
  const plans = await imports.all(service)
  // As far as the first two tell, it is taken back: whoever goes on would make it once more.
  device.readable = 2
  await imports.settle(service, plans)
  expect((await imports.all(service))[0]?.items).toMatchObject([{ state: 'saved' }])
})

test('what the history has forgotten is as it was noted', async () => {
  const { job: kept } = await imports.add(service, planOf([rowAt(0)]))
  await imports.note(kept.key, 0, { state: 'undone', id: 7, key: 'gone' })
  await imports.settle(service, await imports.all(service))
  expect((await imports.all(service))[0]?.items).toMatchObject([{ state: 'undone' }])
})
