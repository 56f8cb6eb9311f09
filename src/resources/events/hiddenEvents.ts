import * as z from 'zod/mini'
import { whenOver } from '../../core/write/whenOver.ts'
import { ownerNamed, ownerOf } from '../../core/query/owner.ts'
import type { Language } from '../../api/language.ts'
import type { Service } from '../../api/service.ts'
import { storedEntries } from '../../ui/storedEntries.ts'
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
  organizers: z.optional(z.array(z.number())),
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

/** @param owner as `ownerOf` says it */
function entryName(language: Language, owner: string): string {
  return `${family}${language}.${owner}`
}

function nameOf(place: Place): string {
  return entryName(place.language, ownerOf(place))
}

/** The hidden events this browser knows of, those met last first. */
export function hiddenEvents(place: Place): readonly HiddenEvent[] {
  return entries.valueOf(nameOf(place))
}

/** Nothing is written where nothing changes. */
function replace(name: string, id: number, met: readonly HiddenEvent[]): void {
  const before = entries.valueOf(name)
  const others = before.filter((entry) => entry.id !== id)
  if (met.length > 0 || others.length < before.length)
    entries.keep(name, [...met, ...others].slice(0, most))
}

function remember(name: string, record: EventRecord): void {
  const { id, withheld, hide_from_listings } = record
  // A protected record comes without its flags: it says nothing about being hidden.
  if (!withheld) replace(name, id, hide_from_listings ? [entryOf(record)] : [])
}

/** Keeps in mind that an event that was read is hidden, or that it is so no longer. */
export function rememberHidden(place: Place, record: EventRecord): void {
  remember(nameOf(place), record)
}

/** No more of it than is kept. */
function entryOf(record: EventRecord): HiddenEvent {
  const ids = (linked: readonly { readonly id: number }[]) => linked.map(({ id }) => id)
  const links = { venues: ids(record.venue), organizers: ids(record.organizer) }
  return entrySchema.parse({ ...record, ...links })
}

/** Forgets an event that is gone. */
export function forgetHidden(place: Place, id: number): void {
  replace(nameOf(place), id, [])
}

/** Ids of those that were met with this venue or organizer, or before that was noted; of terms nothing is noted. */
export function hiddenNaming(place: Place, field: string, named: number): readonly number[] {
  if (field !== 'venue' && field !== 'organizer') return []
  return hiddenEvents(place)
    .filter(isThere)
    .filter((one) => one[`${field}s`]?.includes(named) ?? true)
    .map(({ id }) => id)
}

export function useHiddenEvents(place: Place): readonly HiddenEvent[] {
  return entries.useEntry(nameOf(place))
}

const inTrash = 'trash'

/** Whether it takes place, as far as this browser knows. */
export const isThere = ({ status }: HiddenEvent) => status !== inTrash

/** No listing of the trash shows it (contract.md §9, 14): what is known of it is all there is. */
function trash(name: string, id: number): void {
  const known = entries.valueOf(name).find((entry) => entry.id === id)
  if (known) replace(name, id, [{ ...known, status: inTrash }])
}

/** Instants of the writes heard of last, by event: one that is found out later may be older. */
const heard = new Map<string, string>()

whenOver(({ at, site, account, language, collection, operation, id, before, after }) => {
  if (collection !== 'events') return
  const name = entryName(language, ownerNamed(site, account))
  if (at < (heard.get(`${name} ${id}`) ?? '')) return
  heard.set(`${name} ${id}`, at)
  const record = operation === 'delete' ? before : after
  // Sound because what is recorded of an event is the event.
  if (record !== null) remember(name, record as EventRecord)
  if (operation === 'delete') trash(name, id)
})
