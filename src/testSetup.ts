import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, vi } from 'vitest'

// A worker runs many files of tests one after the other: each begins with modules and a device of its own.
vi.resetModules()
indexedDB = new IDBFactory()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
