import {
  forget,
  keep,
  entryAt,
  entriesOf,
  storeNames,
  watchStore,
  type StoredEntry,
} from './entries.ts'
import { storedCounts, storedCount, noAmount } from './storedCounts.ts'

const entry = (key: string, body: unknown, owner = 'site editor'): StoredEntry => ({
  key,
  owner,
  at: '2026-11-21T16:00:00Z',
  body,
})

beforeEach(async () => {
  for (const name of storeNames) await forget(name, 'all')
})

it('what is kept on this device is read in the order of keys, an owner’s alone', async () => {
  await keep('operations', entry('2', 'second'))
  await keep('operations', entry('1', 'first'))
  await keep('operations', entry('3', 'another’s', 'site author'))
  const bodies = (await entriesOf('operations', 'site editor')).map(({ body }) => body)
  expect(bodies).toEqual(['first', 'second'])
  const { drafts, operations } = await storedCounts()
  expect(drafts).toEqual(noAmount)
  const texts = (await entriesOf('operations', 'site editor')).map((kept) => JSON.stringify(kept))
  expect(operations.count).toBe(3)
  expect(operations.bytes).toBeGreaterThan(new Blob(texts).size)
})

it('what is kept on this device takes the place of what had its key', async () => {
  await keep('pairs', entry('1', 'older'))
  await keep('pairs', entry('1', 'newer'))
  expect((await entryAt('pairs', '1'))?.body).toBe('newer')
})

it('what is kept on this device is gone when forgotten, and nothing else is', async () => {
  await keep('imports', entry('1', 'one'))
  await keep('imports', entry('2', 'two'))
  await forget('imports', ['1'])
  expect((await entriesOf('imports', 'site editor')).map(({ key }) => key)).toEqual(['2'])
})

it('what is kept on this device tells who watches, of its own store alone', async () => {
  const told = vi.fn<() => void>()
  const stop = watchStore('pairs', told)
  await keep('pairs', entry('1', 'one'))
  await keep('imports', entry('1', 'one'))
  await forget('pairs', ['1'])
  stop()
  await keep('pairs', entry('2', 'two'))
  expect(told).toHaveBeenCalledTimes(2)
})

it('what is kept on this device says so when it cannot be kept', async () => {
  expect(
    await keep(
      'pairs',
      entry('1', () => undefined),
    ),
  ).toBe(false)
})

it('what is kept on this device says so when the device is full, be it only found out at the end, and goes on', async () => {
  await keep('operations', entry('1', 'kept'))
  const full = new DOMException('full', 'QuotaExceededError')
  for (const store of ['operations', 'imports'] as const) {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw full
    })
    expect(await keep(store, entry('2', 'too much'))).toBe(false)
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function abort(
      this: IDBTransaction,
    ) {
      this.abort()
    })
    expect(await keep(store, entry('2', 'too much'))).toBe(false)
  }
  vi.restoreAllMocks()
  expect([await storedCount('operations'), await storedCount('imports')]).toEqual([1, 0])
  expect(await keep('operations', entry('2', 'room again'))).toBe(true)
})
