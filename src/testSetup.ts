import 'fake-indexeddb/auto'
import { configureGlobal } from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, afterEach, vi } from 'vitest'

// A worker runs many files of tests one after the other: each begins with modules and a device of its own.
vi.resetModules()
indexedDB = new IDBFactory()

// The examples of a law are the same in each run, so that one that fails fails again; test:full draws others.
if (!process.env['AGENDA_FULL']) configureGlobal({ seed: 1 })

// What people wait for between two keys, or before a second look, takes a moment here.
const { setPace } = await import('./time/clock.ts')
setPace(50)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
