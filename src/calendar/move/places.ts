import { useSyncExternalStore } from 'react'
import type { EventRecord } from '../../events/events.ts'

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
  readonly isCarried: boolean
  /**
   * `ahead`: the service does not know of it yet, whatever is read meanwhile says the dates from before; `back`: it
   * does, and what was read before may stay, since nobody knows whether it can be read again.
   */
  state: 'ahead' | 'landed' | 'back'
}

/**
 * By number: a record of all languages goes there in each of them. Other services never use a number twice
 * (product.md §6).
 */
const places = new Map<number, Place>()
/** Those that are drawn elsewhere than where they were read. */
const moved = new WeakSet<EventRecord>()
const carried = new WeakSet<EventRecord>()
/** Number of the one that was put somewhere last. */
let placedLast: number | null = null
/** The same as it was told: nobody is to see it before its place. */
let movedLast: number | null = null
const listeners = new Set<() => void>()

const standsAt = (one: EventRecord, other: EventRecord) =>
  one.start_date === other.start_date &&
  one.end_date === other.end_date &&
  one.all_day === other.all_day &&
  one.timezone === other.timezone

/** As it is to be drawn: what somebody else has moved meanwhile stands where it was read. */
function shownOf(record: EventRecord): EventRecord {
  const place = places.size > 0 ? places.get(record.id) : undefined
  if (!place) return record
  const known = place.shown.get(record)
  if (known) return known
  // What it was put there from stays there, also where it has landed before anybody saw it.
  const isOther = record !== place.from
  if (isOther && (place.state === 'landed' || !standsAt(place.from, record))) {
    // It was read again: from now on it is drawn as it is read, whoever moves it.
    if (place.state === 'back') places.delete(record.id)
    return record
  }
  const shown = { ...record, ...place.dates }
  place.shown.set(record, shown)
  if (place.state !== 'back') moved.add(shown)
  if (place.isCarried) carried.add(shown)
  return shown
}

const lookUp = (): PlacedAs => (record) => shownOf(record)
let placedAs = lookUp()

/** What has yet to be told, and waits for its painting. */
let pending: ReturnType<typeof setTimeout> | undefined

function tell(): void {
  clearTimeout(pending)
  pending = undefined
  placedAs = lookUp()
  movedLast = placedLast
  for (const listener of listeners) listener()
}

/** Milliseconds in which what was let go of is painted where it was put. */
export const painting = 50

function putAt(
  from: EventRecord,
  { start_date, end_date, all_day = from.all_day }: Dates,
  state: Place['state'],
  isCarried = false,
): void {
  const dates = { start_date, end_date, all_day }
  places.set(from.id, { from, dates, shown: new WeakMap(), isCarried, state })
}

/**
 * Draws a record at other dates, however often it is read again, until it is put back, or has landed and is read.
 * @param how `drawn`: the component has drawn it there itself, so that to draw it from its record as well can wait
 */
export function placeAt(
  record: EventRecord,
  dates: Dates,
  how: 'drawn' | 'carried' | null = null,
): void {
  putAt(record, dates, 'ahead', how === 'carried')
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
  if (place) place.state = 'landed'
}

/**
 * The service has taken a move back: where it had been read meanwhile it stands where it was, also if it cannot be read
 * again.
 */
export function tookBack(record: EventRecord, dates: Dates): void {
  putAt(record, dates, 'back')
  tell()
}

/** Whether this is a record at a place that the service does not know of yet. */
export function isPlaced(record: EventRecord): boolean {
  return moved.has(record)
}

/** Whether this is a record on its way with the keys. */
export function isCarried(record: EventRecord): boolean {
  return carried.has(record)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The event that was moved last, by its number: until another one is, it is not to be lost sight of. */
export function useMovedLast(): number | null {
  return useSyncExternalStore(subscribe, () => movedLast)
}

/** Records as they are to be drawn; another function with every change. */
export function usePlaces(): PlacedAs {
  return useSyncExternalStore(subscribe, () => placedAs)
}
