import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { Service } from '../service/service.ts'
import { onThisDevice, readEntry, storagePrefix, writeEntry } from '../ui/storage.ts'
import type { EventRecord } from './eventRecord.ts'

const entrySchema = z.object({
  id: z.number(),
  title: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  all_day: z.boolean(),
  timezone: z.string(),
})

/** An event that no listing of a live service shows, to anybody (contract.md §9, 14). */
export type HiddenEvent = z.infer<typeof entrySchema>

/** Whose listings: the events of one site in one language. */
type Place = Pick<Service, 'site' | 'language'>

/** As many as one browser keeps of one site and language; the oldest leave first. */
const most = 500

const listeners = new Set<() => void>()
const known = new Map<string, readonly HiddenEvent[]>()

function entryName({ site, language }: Place): string {
  return `hidden.${language}.${site}`
}

function read(name: string): readonly HiddenEvent[] {
  try {
    return z.array(entrySchema).parse(JSON.parse(readEntry(onThisDevice, name) ?? '[]'))
  } catch {
    return []
  }
}

/** The hidden events this browser knows of, those met last first. */
export function hiddenEvents(place: Place): readonly HiddenEvent[] {
  const name = entryName(place)
  const entries = known.get(name) ?? read(name)
  known.set(name, entries)
  return entries
}

function replace(place: Place, entries: readonly HiddenEvent[]): void {
  const name = entryName(place)
  const kept = entries.slice(0, most)
  known.set(name, kept)
  writeEntry(onThisDevice, name, kept.length > 0 ? JSON.stringify(kept) : null)
  for (const listener of listeners) listener()
}

/** Keeps in mind that an event just read or saved is hidden, or that it is so no longer. */
export function rememberHidden(place: Place, record: EventRecord): void {
  rememberAllHidden(place, [record])
}

/** The same of many events, written once. */
export function rememberAllHidden(place: Place, records: readonly EventRecord[]): void {
  // A protected record comes without its flags: it says nothing about being hidden.
  const told = new Map(records.filter(({ withheld }) => !withheld).map((one) => [one.id, one]))
  const before = hiddenEvents(place)
  const others = before.filter(({ id }) => !told.has(id))
  const met = [...told.values()].filter(({ hide_from_listings }) => hide_from_listings)
  if (met.length > 0 || others.length < before.length)
    replace(place, [...met.map(entryOf), ...others])
}

function entryOf(record: EventRecord): HiddenEvent {
  const { id, title, start_date, end_date, all_day, timezone } = record
  return { id, title, start_date, end_date, all_day, timezone }
}

/** Forgets an event that is gone. */
export function forgetHidden(place: Place, id: number): void {
  const before = hiddenEvents(place)
  const others = before.filter((entry) => entry.id !== id)
  if (others.length < before.length) replace(place, others)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const otherTab = (event: StorageEvent) => {
    // Without a key everything was erased.
    if (event.key !== null && !event.key.startsWith(`${storagePrefix}hidden.`)) return
    known.clear()
    listener()
  }
  window.addEventListener('storage', otherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', otherTab)
  }
}

export function useHiddenEvents(place: Place): readonly HiddenEvent[] {
  return useSyncExternalStore(subscribe, () => hiddenEvents(place))
}
