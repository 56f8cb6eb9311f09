import { choice } from '../../../core/resource/filters.ts'
import { factCollections, factKinds } from '../facts/factKinds.ts'
import { everyDate, type EventFilters } from '../../../resources/events/events.ts'
import { addDays, type WallDay } from '../../../time/wallTime.ts'

/** How far back versions are compared: not at all, a year, to the first event. */
export const spans = ['upcoming', 'year', 'all'] as const
export type Span = (typeof spans)[number]

const names = new Set(factCollections.flatMap((of) => factKinds[of].names))

/** What the address says of the report: of what, which fact, and how far back. */
export const driftFilters = {
  of: choice(factCollections),
  fact: choice([...names]),
  span: choice(spans),
}

const daysOfYear = 365

/** The first day that is looked at; nothing where each is. An event belongs to it that ends then or later. */
export function firstDayOf(span: Span, today: WallDay): WallDay | undefined {
  if (span === 'all') return undefined
  return span === 'year' ? addDays(today, -daysOfYear) : today
}

/** The same as listing parameters of events. */
export function datesOf(span: Span, today: WallDay): EventFilters {
  if (span === 'all') return everyDate
  return span === 'year' ? { ends_after: addDays(today, -daysOfYear - 1) } : {}
}
