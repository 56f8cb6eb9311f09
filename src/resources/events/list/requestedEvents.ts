import type { FilterMistake } from '../../../core/resource/filters.ts'
import { type WallDay, addDays, readWallDay } from '../../../time/wallTime.ts'
import { type EventFilters, listedFilters, type ListedFilters } from '../eventFilters.ts'
import { everyDate } from '../everyDate.ts'

/** The listing parameters that say when. */
export const dateFilters = [
  'start_date',
  'end_date',
  'starts_before',
  'starts_after',
  'ends_before',
  'ends_after',
] as const

type DateFilter = (typeof dateFilters)[number]

/** A day before every event: a listing that starts after it holds them all. */
export const beforeAll = everyDate.starts_after

/** What a list shows of time, to be said in words. Days are the site's. */
type DateWindow =
  | { kind: 'upcoming' }
  | { kind: 'all' }
  | { kind: 'chosen' }
  | { kind: 'days'; first: WallDay; last: WallDay }
  | { kind: 'past'; last: WallDay }
  | { kind: 'filters'; dates: readonly { name: DateFilter; value: string }[]; strict: boolean }

function datesOf(filters: EventFilters) {
  return dateFilters.flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [{ name, value }]
  })
}

/**
 * The filters that go out. A live service asked nothing about dates shows what starts from today and ends
 * within two years, without what is running; so something is always asked: what ends today or later,
 * or everything when records are named one by one, for `include` alone would stay within that window
 * (contract.md §3.6, §9, 12 and 13).
 */
export function withWindow(filters: EventFilters, today: WallDay): EventFilters {
  if (datesOf(filters).length > 0) return filters
  if (filters.include) return { ...filters, starts_after: beforeAll }
  return { ...filters, ends_after: addDays(today, -1) }
}

export function windowOf(filters: EventFilters): DateWindow {
  const dates = datesOf(filters)
  if (dates.length === 0) return { kind: filters.include ? 'chosen' : 'upcoming' }
  const strict = filters.strict_dates === true
  return (strict ? null : plainWindow(filters, dates.length)) ?? { kind: 'filters', dates, strict }
}

function plainWindow(filters: EventFilters, count: number): DateWindow | null {
  const { starts_after, ends_before } = filters
  if (count === 1 && starts_after === beforeAll) return { kind: 'all' }
  const past = readWallDay(ends_before ?? '')
  if (count === 1 && past) return { kind: 'past', last: past }
  const { from, to } = rangeOf(filters) ?? {}
  return from && to ? { kind: 'days', first: from, last: to } : null
}

/** Days from one to another, both counted; open where one of them is left out. */
export interface DayRange {
  readonly from?: WallDay | undefined
  readonly to?: WallDay | undefined
}

/**
 * Events of which any part lies within these days (contract.md §3.6). Running ones are among them, which `start_date`
 * and `end_date` would leave out.
 */
export function touching({ from, to }: DayRange): EventFilters {
  return { starts_before: to, ends_after: from && addDays(from, -1) }
}

/** The days that filters ask for, where nothing else of theirs says when; null where something does, or nothing. */
export function rangeOf(filters: EventFilters): DayRange | null {
  const { starts_before, ends_after, strict_dates } = filters
  const dates = datesOf(filters)
  const isPlain = dates.every(({ value }) => value.length === 10)
  const count = Number(starts_before !== undefined) + Number(ends_after !== undefined)
  if (strict_dates || !isPlain || count === 0 || dates.length > count) return null
  const before = readWallDay(ends_after ?? '')
  return {
    from: before ? addDays(before, 1) : undefined,
    to: readWallDay(starts_before ?? '') ?? undefined,
  }
}

/** The past is read from its end: the service sorts by start, and what matters most is what was last. */
export function isReadBackwards(filters: EventFilters): boolean {
  return windowOf(filters).kind === 'past'
}

/** Something in the address that is left out, and why. */
export type EventMistake =
  | { kind: 'value'; name: EventFilterName; text: string }
  | { kind: 'name'; name: string }
  | { kind: 'pair'; name: EventFilterName; other: EventFilterName }

export type EventFilterName = keyof ListedFilters

export function isEventFilter(name: string): name is EventFilterName {
  return Object.hasOwn(listedFilters, name)
}

function loneCoordinate(filters: EventFilters): EventMistake[] {
  const { geoloc_lat, geoloc_lng } = filters
  if ((geoloc_lat === undefined) === (geoloc_lng === undefined)) return []
  return geoloc_lat === undefined
    ? [{ kind: 'pair', name: 'geoloc_lng', other: 'geoloc_lat' }]
    : [{ kind: 'pair', name: 'geoloc_lat', other: 'geoloc_lng' }]
}

/** All that an address says in vain: values, names, and a latitude without its longitude. */
export function mistakesOf(
  filters: EventFilters,
  mistakes: readonly FilterMistake[],
): EventMistake[] {
  const found = mistakes.map(({ name, text }): EventMistake =>
    isEventFilter(name) ? { kind: 'value', name, text } : { kind: 'name', name },
  )
  return [...found, ...loneCoordinate(filters)]
}

/**
 * What the service is asked: the filters of the address, a window of time, every status in reach. A coordinate
 * alone is left out, for `interface.md` wants both ("Listing parameters: events").
 */
export function requestedEvents(
  filters: EventFilters,
  today: WallDay,
  reach: readonly string[],
): EventFilters {
  const isLone = loneCoordinate(filters).length > 0
  const { geoloc_lat, geoloc_lng, ...others } = filters
  const coordinates = isLone || geoloc_lat === undefined ? {} : { geoloc_lat, geoloc_lng }
  return withWindow({ status: reach, ...others, ...coordinates }, today)
}

/** Days for which events that are over stay in what is stored of all events, and are compared with those to come. */
export const daysBehind = 60

/** The listing of events that is stored on the device (`core/mirror`). */
export function storedEvents(today: WallDay, reach: readonly string[]): EventFilters {
  return { status: reach, ends_after: addDays(today, -daysBehind) }
}
