import * as z from 'zod/mini'
import { ownerOf } from '../collection/owner.ts'
import type { Service } from '../service/service.ts'
import { storedEntries } from '../ui/storedEntries.ts'
import type { EventRecord } from './eventRecord.ts'

const entrySchema = z.object({
  id: z.number(),
  title: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  all_day: z.boolean(),
  timezone: z.string(),
  // Absent of what was kept before they were.
  status: z.optional(z.string()),
  venues: z.optional(z.array(z.number())),
})

/** An event that no listing of a live service shows, to anybody (contract.md §9, 14). */
export type HiddenEvent = z.infer<typeof entrySchema>

/** Whose listings: the events of one site in one language, as one account may read them. */
type Place = Pick<Service, 'site' | 'language' | 'account'>

/** As many as one browser keeps of one account and language; the oldest leave first. */
const most = 500

const family = 'hidden.'

const entries = storedEntries<readonly HiddenEvent[]>({
  family,
  read: hiddenIn,
  write: (kept) => (kept.length > 0 ? JSON.stringify(kept) : null),
})

function hiddenIn(text: string | null): readonly HiddenEvent[] {
  try {
    return z.array(entrySchema).parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

function entryName(place: Place): string {
  return `${family}${place.language}.${ownerOf(place)}`
}

/** The hidden events this browser knows of, those met last first. */
export function hiddenEvents(place: Place): readonly HiddenEvent[] {
  return entries.valueOf(entryName(place))
}

function replace(place: Place, hidden: readonly HiddenEvent[]): void {
  entries.keep(entryName(place), hidden.slice(0, most))
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

/** No more of it than is kept. */
function entryOf(record: EventRecord): HiddenEvent {
  return entrySchema.parse({ ...record, venues: record.venue.map(({ id }) => id) })
}

/** Forgets an event that is gone. */
export function forgetHidden(place: Place, id: number): void {
  const before = hiddenEvents(place)
  const others = before.filter((entry) => entry.id !== id)
  if (others.length < before.length) replace(place, others)
}

export function useHiddenEvents(place: Place): readonly HiddenEvent[] {
  return entries.useEntry(entryName(place))
}
