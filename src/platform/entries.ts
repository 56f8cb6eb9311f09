import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { moveToOperations } from './moveToOperations.ts'

/** One thing kept on this device; nothing secret in it. */
export interface StoredEntry<B = unknown> {
  /** its own in its store; a store is read in the order of its keys */
  readonly key: string
  /** whose: a site and an account, or a site alone */
  readonly owner: string
  /** instant, ISO 8601 in UTC, by this device's clock */
  readonly at: string
  /** what can be cloned: no functions */
  readonly body: B
}

/** What is kept apart: what is written or to be written, what translations were made from, what versions are, imports on their way, what was read. */
export const storeNames = ['operations', 'translated', 'pairs', 'imports', 'mirror'] as const
export type StoreName = (typeof storeNames)[number]

/** What can be watched: drafts are operations, and change with every pause in the typing. */
export const topics = [...storeNames, 'drafts'] as const
export type Topic = (typeof topics)[number]

interface Schema extends DBSchema {
  operations: {
    key: string
    value: StoredEntry
    /**
     * each begins with the owner, but for `state`, which ends with it; `due`: instant of the next look; `waiting`: instant
     * since which it waits; `of`: what a creation is made for
     */
    indexes: {
      owner: string
      due: [string, string]
      record: [string, string, number]
      waiting: [string, string]
      of: [string, string]
      state: [string, string]
    }
  }
  translated: { key: string; value: StoredEntry; indexes: { owner: string } }
  pairs: { key: string; value: StoredEntry; indexes: { owner: string } }
  imports: { key: string; value: StoredEntry; indexes: { owner: string } }
  mirror: { key: string; value: StoredEntry; indexes: { owner: string } }
}

const databaseName = 'agenda'

/** By what operations are found. */
const indexes = [
  ['due', ['owner', 'body.recheckAt']],
  ['record', ['owner', 'body.collection', 'body.id']],
  ['waiting', ['owner', 'body.waiting.at']],
  ['of', ['owner', 'body.of']],
  ['state', ['body.state', 'owner']],
] as const

let opened: Promise<IDBPDatabase<Schema>> | null = null

function reset(): void {
  opened = null
}

/** The first version of the layout in which everything that is written is an operation. */
const firstOfOperations = 7

/** Takes over what earlier versions stored: fetched where there is such a store. */
let move: typeof moveToOperations | null = null

async function open(): Promise<IDBPDatabase<Schema>> {
  let isEarlier = false
  const opening = openDB<Schema>(databaseName, 8, {
    upgrade(created, before, _now, change, { target }) {
      isEarlier = before > 0 && before < firstOfOperations && move === null
      if (isEarlier) {
        change.done.catch(() => null)
        change.abort()
        return
      }
      const missing = storeNames.filter((name) => !created.objectStoreNames.contains(name))
      for (const name of missing)
        created.createObjectStore(name, { keyPath: 'key' }).createIndex('owner', 'owner')
      const operations = change.objectStore('operations')
      for (const [name, path] of indexes)
        if (!operations.indexNames.contains(name)) operations.createIndex(name, [...path])
      if (target instanceof IDBOpenDBRequest) move?.(target, before)
    },
    // Another tab wants a newer layout, or the browser closed it: the next use opens it again.
    blocking(_current, _wanted, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      reset()
    },
    terminated: reset,
  })
  return await opening.catch(async (error: unknown) => {
    if (!isEarlier) throw error
    move = (await import('./moveToOperations.ts')).moveToOperations
    return await open()
  })
}

/** Opened when first asked for. Throws where the device is closed to us. */
export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= open()
  opened.catch(reset)
  return opened
}

const listeners = new Map<Topic, Set<() => void>>()
const otherTabs =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('agenda.kept')

function tellHere(topic: Topic): void {
  for (const listener of listeners.get(topic) ?? []) listener()
}

function tell(topic: Topic): void {
  tellHere(topic)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  otherTabs?.postMessage(topic)
}

otherTabs?.addEventListener('message', ({ data }) => {
  const topic = topics.find((name) => name === data)
  if (topic !== undefined) tellHere(topic)
})

/** Tells when something in a store, or a draft, came, changed or left, here or in another tab. */
export function watchStore(topic: Topic, listener: () => void): () => void {
  const those = listeners.get(topic) ?? new Set()
  listeners.set(topic, those.add(listener))
  return () => {
    those.delete(listener)
  }
}

type Change = IDBPTransaction<Schema, [StoreName], 'readwrite'>

/**
 * One change of a store. False when the device is full or closed to us.
 * @param news whoever watches that is to read it again; null for nobody
 */
export async function changed(
  store: StoreName,
  work: (change: Change) => Promise<unknown>,
  news: Topic | null = store,
): Promise<boolean> {
  try {
    await work((await database()).transaction(store, 'readwrite'))
  } catch {
    return false
  }
  if (news) tell(news)
  return true
}

/** It is committed at once: a page that closes before it hears that the entry was taken would take it back. */
export function put(change: Change, entry: StoredEntry): Promise<unknown> {
  const taken = change.store.put(entry)
  change.commit()
  return Promise.all([taken, change.done])
}

/** Keeps one, in place of what had its key. False when the device is full or closed to us. */
export function keep(
  store: StoreName,
  entry: StoredEntry,
  news: Topic | null = store,
): Promise<boolean> {
  return changed(store, (change) => put(change, entry), news)
}

/** All that is kept of one owner, in the order of keys. Throws where the device is closed to us. */
export async function readEntries(store: StoreName, owner: string): Promise<StoredEntry[]> {
  return await (await database()).getAllFromIndex(store, 'owner', owner)
}

/** The same; nothing where the device is closed to us. */
export async function entriesOf(store: StoreName, owner: string): Promise<StoredEntry[]> {
  try {
    return await readEntries(store, owner)
  } catch {
    return []
  }
}

/** The keys of what is kept of some owners; none where the device is closed to us. */
export async function keysOf(store: StoreName, owners: readonly string[]): Promise<string[]> {
  try {
    const opened = await database()
    const keys = owners.map((owner) => opened.getAllKeysFromIndex(store, 'owner', owner))
    return (await Promise.all(keys)).flat()
  } catch {
    return []
  }
}

export async function entryAt(store: StoreName, key: string): Promise<StoredEntry | undefined> {
  try {
    return await (await database()).get(store, key)
  } catch {
    return undefined
  }
}

/** Removes these, or all of a store. False when the device did not let us. */
export function forget(
  store: StoreName,
  keys: readonly string[] | 'all',
  news: Topic = store,
): Promise<boolean> {
  const work = (change: Change) => {
    const all = change.store
    if (keys === 'all') void all.clear()
    else for (const key of keys) void all.delete(key)
    return change.done
  }
  return changed(store, work, news)
}
