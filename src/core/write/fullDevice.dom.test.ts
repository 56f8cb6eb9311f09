import { renderHook } from '@testing-library/react'
import { keep, entriesOf } from '../../platform/entries.ts'
import { editor, serviceOf } from '../../api/testSite.ts'
import type { Operation } from './operation.ts'
import { ownerOf } from '../query/owner.ts'
import { testOperation } from './testOperation.ts'
import { forgetUnstored, unstoredOperations } from './operationStore.ts'
import { storeOutcome } from './outcomes.ts'
import { useOpenSeries } from './pruneOperations.ts'

// What is measured now and then is no part of this.
vi.mock(import('./pruneOperations.ts'), async (original) => ({
  ...(await original()),
  pruneOperations: () => Promise.resolve(),
}))

const service = serviceOf(editor)
const owner = ownerOf(service)

const entryOf = (ago: number, more: Partial<Operation> = {}) => {
  const at = new Date(Date.now() - ago).toISOString()
  const nothing = { before: null, after: null, changes: {} }
  return testOperation({ key: at, at, collection: 'events', ...nothing, ...more })
}

const text = 'a'.repeat(3_000_000)

/** Of the last minutes, the oldest first: more than a full device keeps. */
async function manyOfToday(more: (at: number) => Partial<Operation> = () => ({})) {
  const many = Array.from({ length: 12 }, (_, at) =>
    entryOf((20 - at) * 60_000, { after: text, ...more(at) }),
  )
  for (const entry of many)
    await keep('operations', { key: entry.key, owner, at: entry.at, body: entry })
  return many.map(({ key }) => key)
}

/** From now on the device takes nothing, until something leaves it where that helps. */
function fill(isHelped: boolean) {
  let isFull = true
  const { put, delete: remove } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    return put.apply(this, given)
  })
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    isFull = isFull && !isHelped
    return remove.apply(this, given)
  })
  return { empty: () => (isFull = false) }
}

const keptKeys = async () => (await entriesOf('operations', owner)).map(({ key }) => key)

beforeEach(async () => {
  forgetUnstored()
})

test('on a full device the oldest of today make room for the newest', async () => {
  const [oldest] = await manyOfToday()
  fill(true)
  const newest = entryOf(0)
  expect(await storeOutcome(newest)).toBe(true)
  const keys = await keptKeys()
  expect(keys).toContain(newest.key)
  expect(keys).not.toContain(oldest)
  expect(unstoredOperations()).toEqual([])
})

test('but for those that a page offers to take back', async () => {
  const keys = await manyOfToday((at) => (at === 0 ? { series: 'here' } : {}))
  const { unmount } = renderHook(() => useOpenSeries('here'))
  fill(true)
  expect(await storeOutcome(entryOf(0))).toBe(true)
  expect(await keptKeys()).toContain(keys[0])
  expect(await keptKeys()).not.toContain(keys[1])
  unmount()
})

test('where that did not help it is not tried again, before something finds room', async () => {
  const looked = vi.spyOn(IDBObjectStore.prototype, 'openCursor')
  await storeOutcome(entryOf(30_000))
  const device = fill(false)
  expect(await storeOutcome(entryOf(3000))).toBe(false)
  expect(looked).toHaveBeenCalledTimes(1)
  expect(await storeOutcome(entryOf(2000))).toBe(false)
  expect(looked).toHaveBeenCalledTimes(1)
  expect(unstoredOperations()).toHaveLength(2)
  device.empty()
  expect(await storeOutcome(entryOf(1000))).toBe(true)
  fill(false)
  expect(await storeOutcome(entryOf(0))).toBe(false)
  expect(looked).toHaveBeenCalledTimes(2)
})
