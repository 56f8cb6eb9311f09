import type { FilterMistake } from '../../../core/resource/filters.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { type EventFilters, listedFilters, type ListedFilters } from '../eventFilters.ts'
import { withWindow } from './dateWindow.ts'

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
