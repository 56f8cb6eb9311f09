import 'fake-indexeddb/auto'
import { configureGlobal } from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'

// A worker runs many files of tests one after the other: each begins with modules and a device of its own.
vi.resetModules()
indexedDB = new IDBFactory()

// The examples of a law are the same in each run, so that one that fails fails again; test:full draws others.
if (!process.env['AGENDA_FULL']) configureGlobal({ seed: 1 })

// What people wait for between two keys, or before a second look, takes a moment here.
const { setPace } = await import('./time/clock.ts')
setPace(50)

/** Each test begins with an empty device: whoever has it open closes it when it is to be deleted, and opens it anew. */
beforeEach(async () => {
  const deletion = indexedDB.deleteDatabase('agenda')
  await new Promise((resolve, reject) =>
    Object.assign(deletion, { onsuccess: resolve, onerror: reject, onblocked: reject }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
