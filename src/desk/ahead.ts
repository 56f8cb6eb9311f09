import { type EveryPage, recordsOfPage } from '../collection/everyPage.ts'
import type { EventRecord } from '../events/events.ts'
import { addDays, readWallDay, type WallDay } from '../time/wallTime.ts'

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

/** Whether one page more of each language is within that: of what was read whole one knows how many pages it took. */
export function isAffordable(
  read: readonly { readonly records: readonly unknown[] | undefined; readonly isWhole: boolean }[],
): boolean {
  if (!read.every(({ records, isWhole }) => records !== undefined && isWhole)) return false
  const pages = read.map(({ records = [] }) =>
    Math.max(1, Math.ceil(records.length / recordsOfPage)),
  )
  return pages.reduce((sum, one) => sum + one, read.length) <= mostPages
}

/**
 * The last day of which nothing is missing, of a listing in the order its events begin; null when there is no such day.
 * @param last of the days that the desk looks at; more may have been read
 */
export function wholeUntil(
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
