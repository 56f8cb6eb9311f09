import { useSyncExternalStore } from 'react'
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
 * another tab writes them. What the browser would not keep lives as long as the page.
 */
export function storedEntries<V>({ family, read, write }: Kind<V>) {
  const known = new Map<string, V>()
  const listeners = new Set<() => void>()

  const take = (name: string, value: V): V => {
    known.set(name, value)
    return value
  }
  const valueOf = (name: string): V =>
    known.get(name) ?? take(name, read(readEntry(onThisDevice, name)))

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    const otherTab = ({ key }: StorageEvent) => {
      // Without a key everything was erased.
      if (key !== null && !key.startsWith(storagePrefix + family)) return
      known.clear()
      listener()
    }
    window.addEventListener('storage', otherTab)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', otherTab)
    }
  }

  return {
    valueOf,
    /** False when the browser would not keep it. */
    keep(name: string, value: V): boolean {
      take(name, value)
      const isKept = writeEntry(onThisDevice, name, write(value))
      for (const listener of listeners) listener()
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
