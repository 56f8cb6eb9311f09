import type { EveryPage } from '../../core/query/everyPage.ts'
import type { EventRecord } from '../../resources/events/events.ts'
import { addDays, readWallDay, type WallDay } from '../../time/wallTime.ts'

/** How many days the desk looks ahead, today among them. */
const daysAhead = 28

export const lastDayAhead = (today: WallDay): WallDay => addDays(today, daysAhead - 1)

/** Days beyond those in which versions are looked for: in one language a date may have been moved a little. */
const margin = 14

export const lastDayRead = (today: WallDay): WallDay => addDays(lastDayAhead(today), margin)

/** The day before the first of those in which versions are looked for. */
export const lastDayBehind = (today: WallDay): WallDay => addDays(today, -margin - 1)

/** What a morning may cost the service: twelve requests, three of which are counts. */
const mostPages = 9

/** How many pages are asked of the listing of the language one works in, and of each of the others. */
export function pagesFor(languages: number): { own: number; other: number } {
  const others = languages - 1
  const other = others < 1 ? 0 : Math.min(2, Math.floor((mostPages - 1) / others))
  return { own: mostPages - other * others, other }
}

interface PagesRead {
  readonly records: readonly unknown[] | undefined
  readonly isWhole: boolean
  /** requests that it took */
  readonly pages: number
}

/** Whether one page more of each language is within that: known of what was read whole. */
export function isAffordable(read: readonly PagesRead[]): boolean {
  if (!read.every(({ records, isWhole }) => records !== undefined && isWhole)) return false
  return pagesLeft(read) >= read.length
}

/** How many requests more a morning may cost after these. */
export function pagesLeft(read: readonly Pick<PagesRead, 'pages'>[]): number {
  return Math.max(0, mostPages - read.reduce((sum, { pages }) => sum + pages, 0))
}

/**
 * The last day of which nothing is missing, of a listing in the order its events begin; null when there is no such day.
 * @param last of the days that the desk looks at; more may have been read
 */
export function completeUntil(
  { records, isWhole }: Pick<EveryPage<EventRecord>, 'records' | 'isWhole'>,
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
