import { pageStore, usePageStore } from '../../../platform/pageStore.ts'
import { modifiedUtc } from '../../../core/resource/modifiedUtc.ts'
import type { EventRecord } from '../../../resources/events/events.ts'

/** Where an event is drawn before the service knows of it; `all_day` is left out where that stays as it was. */
export type Dates = Pick<EventRecord, 'start_date' | 'end_date'> &
  Partial<Pick<EventRecord, 'all_day'>>

export type PlacedAs = (record: EventRecord) => EventRecord

/** An event that is drawn elsewhere than where it was read. */
interface Place {
  readonly from: EventRecord
  readonly dates: Required<Dates>
  /** by the record as it was read: another reading brings another object */
  readonly shown: WeakMap<EventRecord, EventRecord>
  /** on its way with the keys: not let go of yet */
  readonly isMovedByKeys: boolean
  /** The service does not know of it yet: whatever is read meanwhile says the dates from before. */
  isAhead: boolean
}

/**
 * By number: a record of all languages goes there in each of them. Other services never use a number twice
 * (product.md §6).
 */
const places = new Map<number, Place>()

/** An event of which a move was taken back. */
interface TakenBack {
  /** as it was read where it had been moved to */
  readonly from: EventRecord
  /** as the service has it since */
  readonly to: EventRecord
  /** by the record as it was read before */
  readonly shown: WeakMap<EventRecord, EventRecord>
}

/** By number, too. What was read before that may stay: nobody knows whether it can be read again. */
const takenBack = new Map<number, TakenBack>()
/** Those that are drawn elsewhere than where they were read. */
const moved = new WeakSet<EventRecord>()
const carried = new WeakSet<EventRecord>()
/** Number of the one that was put somewhere last. */
let placedLast: number | null = null

const standsAt = (one: EventRecord, other: EventRecord) =>
  one.start_date === other.start_date &&
  one.end_date === other.end_date &&
  one.all_day === other.all_day &&
  one.timezone === other.timezone

/** Services date a change to the second: of the same one, only what stands where it had been moved to is older. */
function isOlder(record: EventRecord, { from, to }: TakenBack): boolean {
  const [read, since] = [modifiedUtc(record), modifiedUtc(to)]
  return read === '' || read === since ? standsAt(from, record) : read < since
}

/** What was read before a move was taken back, as it stands since. */
function asTakenBack(record: EventRecord): EventRecord {
  const since = takenBack.get(record.id)
  if (!since || standsAt(since.to, record) || !isOlder(record, since)) return record
  const known = since.shown.get(record)
  if (known) return known
  const { start_date, end_date, all_day } = since.to
  const shown = { ...record, start_date, end_date, all_day }
  since.shown.set(record, shown)
  return shown
}

/** As it is to be drawn: what somebody else has moved meanwhile stands where it was read. */
function shownOf(read: EventRecord): EventRecord {
  if (places.size + takenBack.size === 0) return read
  const record = asTakenBack(read)
  const place = places.get(record.id)
  if (!place) return record
  const known = place.shown.get(record)
  if (known) return known
  // What it was put there from stays there, also where it has landed before anybody saw it.
  const isOther = record !== place.from
  if (isOther && (!place.isAhead || !standsAt(place.from, record))) return record
  const shown = { ...record, ...place.dates }
  place.shown.set(record, shown)
  moved.add(shown)
  if (place.isMovedByKeys) carried.add(shown)
  return shown
}

const lookUp = (): PlacedAs => (record) => shownOf(record)

/** Where records are drawn, and the one that was put somewhere last: nobody is to see it before its place. */
const drawn = pageStore<{ placedAs: PlacedAs; movedLast: number | null }>({
  placedAs: lookUp(),
  movedLast: null,
})

/** What has yet to be told, and waits for its painting. */
let pending: ReturnType<typeof setTimeout> | undefined

function tell(): void {
  clearTimeout(pending)
  pending = undefined
  drawn.set({ placedAs: lookUp(), movedLast: placedLast })
}

/** Milliseconds in which what was let go of is painted where it was put. */
export const painting = 50

/**
 * Draws a record at other dates, however often it is read again, until it is put back, or has landed and is read.
 * @param how `drawn`: the component has drawn it there itself, so that to draw it from its record as well can wait
 */
export function placeAt(
  record: EventRecord,
  { start_date, end_date, all_day = record.all_day }: Dates,
  how: 'drawn' | 'carried' | null = null,
): void {
  const dates = { start_date, end_date, all_day }
  const isMovedByKeys = how === 'carried'
  places.set(record.id, { from: record, dates, shown: new WeakMap(), isMovedByKeys, isAhead: true })
  placedLast = record.id
  if (how === 'drawn') pending ??= setTimeout(tell, painting)
  else tell()
}

/** Draws it where it was read. */
export function putBack(record: EventRecord): void {
  if (places.delete(record.id)) tell()
}

/** The service has it: what is read from now on is drawn as it is, and what was read before stays where it was put. */
export function landed(record: EventRecord): void {
  const place = places.get(record.id)
  if (place) place.isAhead = false
}

/**
 * The service has taken a move back: it stands where it was, also where it was read meanwhile and cannot be read again.
 * @param from as it was read where it had been moved to
 */
export function tookBack(from: EventRecord, to: EventRecord): void {
  takenBack.set(from.id, { from, to, shown: new WeakMap() })
  places.delete(from.id)
  tell()
}

/** Whether this is a record at a place that the service does not know of yet. */
export function isPlaced(record: EventRecord): boolean {
  return moved.has(record)
}

/** Whether this is a record on its way with the keys. */
export function isMovedByKeys(record: EventRecord): boolean {
  return carried.has(record)
}

/** The event that was moved last, by its number: until another one is, it is not to be lost sight of. */
export function useMovedLast(): number | null {
  return usePageStore(drawn).movedLast
}

/** Records as they are to be drawn; another function with every change. */
export function usePlaces(): PlacedAs {
  return usePageStore(drawn).placedAs
}
