import { useSyncExternalStore } from 'react'
import type { EventRecord } from '../../events/events.ts'

/** Where an event is drawn before the service knows of it; `all_day` is left out where that stays as it was. */
export type Dates = Pick<EventRecord, 'start_date' | 'end_date'> &
  Partial<Pick<EventRecord, 'all_day'>>

export type PlacedAs = (record: EventRecord) => EventRecord

/** By the record as it was read: another reading brings another object, and is drawn as it is. */
const places = new WeakMap<EventRecord, EventRecord>()
/** Those that are drawn elsewhere than where they were read. */
const moved = new WeakSet<EventRecord>()
/** Number of the one that was put somewhere last. */
let placedLast: number | null = null
/** The same as it was told: nobody is to see it before its place. */
let movedLast: number | null = null
const listeners = new Set<() => void>()

const lookUp = (): PlacedAs => (record) => places.get(record) ?? record
let placedAs = lookUp()

function tell(): void {
  placedAs = lookUp()
  movedLast = placedLast
  for (const listener of listeners) listener()
}

/** Milliseconds in which what was let go of is painted where it was put. */
const painting = 50

/**
 * Draws a record at other dates until it is read again, or put back.
 * @param isDrawn the component has drawn it there itself: to draw it from its record as well can wait
 */
export function placeAt(
  record: EventRecord,
  { start_date, end_date, all_day = record.all_day }: Dates,
  isDrawn = false,
): void {
  const shown = { ...record, start_date, end_date, all_day }
  places.set(record, shown)
  placedLast = record.id
  moved.add(shown)
  if (isDrawn) setTimeout(tell, painting)
  else tell()
}

/** Draws it where it was read. */
export function putBack(record: EventRecord): void {
  if (places.delete(record)) tell()
}

/** Whether this is a record at a place that the service does not know of yet. */
export function isPlaced(record: EventRecord): boolean {
  return moved.has(record)
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
