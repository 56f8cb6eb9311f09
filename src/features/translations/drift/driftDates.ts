import { everyDate, type EventFilters } from '../../../resources/events/events.ts'
import { addDays, type WallDay } from '../../../time/wallTime.ts'

/** How far back versions are compared: not at all, a year, to the first event. */
export const spans = ['upcoming', 'year', 'all'] as const
export type Span = (typeof spans)[number]

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
