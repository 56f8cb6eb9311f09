import { ApiError } from '../../../api/apiError.ts'
import { choice, moment, list } from '../../../core/resource/filters.ts'
import { views, type Days } from '../days/range.ts'
import {
  eventFilters,
  requestedEvents,
  type EventFilters,
} from '../../../resources/events/events.ts'
import { addDays, type WallDay } from '../../../time/wallTime.ts'

export const colourings = ['category', 'status', 'venue', 'language'] as const

export type Colouring = (typeof colourings)[number]

/** Years that a listing can be asked about; beyond, sites and browsers disagree. */
export const years = { first: 1970, last: 2100 }

/** A day of any year, or a month for its first one. */
export function dayIn(text: string): string | undefined {
  const written = text.trim()
  const found = moment().read(/^\d{4}-\d{2}$/.test(written) ? `${written}-01` : written)
  return found?.slice(0, 10)
}

const day = {
  ...moment(),
  read(text: string): string | undefined {
    const found = dayIn(text)
    const year = Number(found?.slice(0, 4))
    return year >= years.first && year <= years.last ? found : undefined
  },
}

const { page: _page, per_page: _perPage, ...narrowing } = eventFilters

/** What the address says of the calendar, beside the listing parameters of events that narrow it. */
export const calendarFilters = {
  ...narrowing,
  view: choice(views),
  date: day,
  colour: choice(colourings),
  /** content languages that are shown, beside the one of the address */
  languages: list(),
}

/** The filters that a service refused, each in words. @param nameOf what a filter of events is called */
export function refusedIn(
  error: Error,
  nameOf: (name: keyof EventFilters) => string,
): readonly string[] {
  const isKnown = (name: string): name is keyof EventFilters => Object.hasOwn(eventFilters, name)
  return error instanceof ApiError && error.kind === 'invalid'
    ? Object.keys(error.params).map((name) => (isKnown(name) ? nameOf(name) : name))
    : []
}

const endOfDay = ' 23:59:59'

function later(one: string | undefined, other: string): string {
  return one !== undefined && one > other ? one : other
}

function earlier(one: string | undefined, other: string): string {
  return one !== undefined && one < other ? one : other
}

interface Edges {
  /** before it lies nothing of these days */
  readonly before: string
  readonly first: string
  readonly last: string
}

/**
 * Exact moments (`strict_dates`) are read as UTC by live services and as wall time by others: a day more on both
 * sides holds either, and what lies beyond is not drawn.
 */
function edgesOf({ strict_dates }: EventFilters, { first, last }: Days): Edges {
  const isExact = strict_dates === true
  const edge = (day: WallDay, days: number) => addDays(day, days) + (isExact ? endOfDay : '')
  return {
    before: edge(first, isExact ? -2 : -1),
    first: edge(first, isExact ? 1 : 0),
    last: edge(last, isExact ? 1 : 0),
  }
}

/** Filters of what overlaps these days: the recipe of contract.md §3.6, within what these filters ask. */
export function overlapping(filters: EventFilters, days: Days): EventFilters {
  const { before, last } = edgesOf(filters, days)
  return {
    ...filters,
    ends_after: later(filters.ends_after, before),
    starts_before: earlier(filters.starts_before, last),
  }
}

/** Everything that overlaps these days, within what the filters of the address ask. */
export function filtersOfDays(
  filters: EventFilters,
  days: Days,
  reach: readonly string[],
): EventFilters {
  return requestedEvents(overlapping(filters, days), days.first, reach)
}

/**
 * What begins within these days and has ended before them, which the recipe of overlap leaves out: nothing but events
 * that end before they start. A service of today makes none; one that was filled otherwise may hold some.
 */
export function filtersOfBackwards(
  filters: EventFilters,
  days: Days,
  reach: readonly string[],
): EventFilters {
  const { before, first, last } = edgesOf(filters, days)
  const backwards = {
    starts_after: later(filters.starts_after, before),
    starts_before: earlier(filters.starts_before, last),
    ends_before: earlier(filters.ends_before, first),
  }
  return requestedEvents({ ...filters, ...backwards }, days.first, reach)
}
