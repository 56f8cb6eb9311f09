import { useSyncExternalStore } from 'react'
import { pageStore } from '../platform/pageStore.ts'
import { onThisDevice, readEntry, storagePrefix, writeEntry } from './storage.ts'

interface Kind<V> {
  /** what the names of these entries begin with */
  readonly family: string
  /** what an entry says, or what is meant without one */
  readonly read: (text: string | null) => V
  /** null leaves no entry */
  readonly write: (value: V) => string | null
}

/**
 * Entries of one kind on this device, by their names: read once, told to whoever shows them, followed where
 * another tab writes them. What the browser would not keep lives as long as the page, or until all is erased.
 */
export function storedEntries<V>({ family, read, write }: Kind<V>) {
  const known = new Map<string, V>()

  const take = (name: string, value: V): V => {
    known.set(name, value)
    return value
  }
  const valueOf = (name: string): V =>
    known.get(name) ?? take(name, read(readEntry(onThisDevice, name)))

  const { subscribe, set: tell } = pageStore<void>(undefined)
  // Without a window there are no other tabs; without a key everything was erased.
  globalThis.window?.addEventListener('storage', ({ key }) => {
    if (key?.startsWith(storagePrefix + family) === false) return
    known.clear()
    tell()
  })

  return {
    valueOf,
    /** False when the browser would not keep it. */
    keep(name: string, value: V): boolean {
      take(name, value)
      const isKept = writeEntry(onThisDevice, name, write(value))
      tell()
      return isKept
    },
    /** Looks again at what the browser keeps, where it keeps something. */
    reread(name: string): V {
      const text = readEntry(onThisDevice, name)
      return text === null ? valueOf(name) : take(name, read(text))
    },
    useEntry: (name: string): V => useSyncExternalStore(subscribe, () => valueOf(name)),
  }
}
