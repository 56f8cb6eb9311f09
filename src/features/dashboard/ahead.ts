import type { AllPages } from '../../core/query/allPages.ts'
import type { EventRecord } from '../../resources/events/events.ts'
import { addDays, readWallDay, type WallDay } from '../../time/wallTime.ts'

/** How many days Today looks ahead, today among them. */
const daysAhead = 28

export const lastDayAhead = (today: WallDay): WallDay => addDays(today, daysAhead - 1)

/** Days around those in which versions are looked for: in one language a date may have been moved a little. */
const margin = 14

export const lastDayRead = (today: WallDay): WallDay => addDays(lastDayAhead(today), margin)

/** The day before the first of those in which versions are looked for. */
export const lastDayBehind = (today: WallDay): WallDay => addDays(today, -margin - 1)

/** What Today may cost the service, before it counts what waits for review. */
const mostPages = 6

/** How many pages are asked of the listing of the language one works in, and of each of the others. */
export function pagesFor(languages: number): { own: number; other: number } {
  const other = languages < 2 ? 0 : Math.floor(mostPages / languages)
  return { own: mostPages - other * (languages - 1), other }
}

/** How many requests more Today may cost after these. */
export function pagesLeft(read: readonly { readonly pages: number }[]): number {
  return Math.max(0, mostPages - read.reduce((sum, { pages }) => sum + pages, 0))
}

/**
 * The last day of which nothing is missing, of a listing in the order its events begin; null when there is no such day.
 * @param last of the days that are looked at; more may have been read
 */
export function completeUntil(
  { records, isWhole }: Pick<AllPages<EventRecord>, 'records' | 'isWhole'>,
  today: WallDay,
  last: WallDay,
): WallDay | null {
  if (isWhole) return last
  const begin = records.flatMap(({ start_date }) => readWallDay(start_date) ?? [])
  const latest = begin.toSorted().at(-1)
  const until = latest ? addDays(latest, -1) : null
  if (!until || until < today) return null
  return until < last ? until : last
}

type Dated = Pick<EventRecord, 'start_date' | 'end_date'>

/** Whether any part of an event lies within these days, as a listing by overlap tells it (contract.md §3.6). */
export function isOn({ start_date, end_date }: Dated, first: WallDay, last: WallDay): boolean {
  const start = readWallDay(start_date)
  if (!start) return false
  return start <= last && (readWallDay(end_date) ?? start) >= first
}

/** The list of what is on within these days: the same events, asked for by overlap (contract.md §3.6). */
export function listedOn(first: WallDay, last: WallDay) {
  return { starts_before: last, ends_after: addDays(first, -1) }
}
