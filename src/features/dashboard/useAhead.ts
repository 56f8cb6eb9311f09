import { useQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Language, languagesOf } from '../../api/language.ts'
import type { Service } from '../../api/service.ts'
import { useService } from '../../api/useService.ts'
import { useFilled } from '../../core/mirror/useFilled.ts'
import { useStored } from '../../core/mirror/useStored.ts'
import { allPagesOptions, type AllPages } from '../../core/query/allPages.ts'
import { useStatusReach } from '../../core/views/list/statusReach.ts'
import { useNarrowReach } from '../../core/views/list/useRecordList.ts'
import {
  requestedEvents,
  events,
  type EventRecord,
  storedEvents,
} from '../../resources/events/events.ts'
import { addDays, todayIn, type WallDay, readWallDay } from '../../time/wallTime.ts'

/** Milliseconds after which it is worth reading again; a write makes it stale at once. */
const freshFor = 300_000

/** What one language has in the days around, as far as it was read. */
export interface Ahead {
  readonly language: Language
  readonly today: WallDay
  /** nothing until it was read; the same array as long as nothing is read again */
  readonly records: readonly EventRecord[] | undefined
  /** the last day of which nothing is missing; null when there is none, or nothing was read */
  readonly until: WallDay | null
  /** requests that it took; as long as that is not known, those that it may take */
  readonly pages: number
  readonly error: Error | null
  readonly isReading: boolean
  /** milliseconds since 1970; 0 for not yet */
  readonly readAt: number
  readonly read: () => void
}

/** What this device has of the days around. */
function useStoredAround(services: readonly Service[], today: WallDay) {
  const choose = useCallback(
    (records: readonly EventRecord[]) =>
      records.filter((one) => isOn(one, addDays(lastDayBehind(today), 1), lastDayRead(today))),
    [today],
  )
  return useStored(services, events, choose)
}

/**
 * The days around in every language, the one that is worked in first: a few pages of each. What this device has of them is
 * shown until they are read.
 */
export function useAhead(): readonly [Ahead, ...Ahead[]] {
  const service = useService()
  const reach = useStatusReach(service)
  const { configuration, language: own } = service
  const today = todayIn(configuration.timezone)
  const others = languagesOf(configuration).filter((language) => language !== own)
  const pages = pagesFor(others.length + 1)
  const days = { ends_after: lastDayBehind(today), starts_before: lastDayRead(today) }
  const filters = requestedEvents(days, today, reach)
  const asked = pages.other > 0 ? others : []
  const services = [own, ...asked].map((language) => service.in(language))
  const stored = useStoredAround(services, today)
  const mostPages = (at: number) => (at > 0 ? pages.other : pages.own)
  const optionsIn = (there: Service, at: number) => ({
    ...allPagesOptions(there, events, [filters], { mostPages: mostPages(at) }),
    staleTime: freshFor,
    structuralSharing: false as const,
  })
  const results = useQueries({ queries: services.map(optionsIn) })
  useNarrowReach(service, true, results[0]?.error ?? null)
  const isRead = results.every(({ isSuccess, isFetching }) => isSuccess && !isFetching)
  useFilled(services, events, isRead ? storedEvents(today, reach) : null)
  const aheadOf = (language: Language, at: number): Ahead => {
    const { data, error = null, isFetching = true, dataUpdatedAt = 0 } = results[at] ?? {}
    const known = error === null && stored[at]?.length ? stored[at] : undefined
    const last = lastDayAhead(today)
    return {
      language,
      today,
      records: data?.records ?? known,
      until: data ? completeUntil(data, today, last) : known ? last : null,
      pages: data?.pages ?? mostPages(at),
      error,
      isReading: isFetching,
      readAt: dataUpdatedAt,
      read: () => void results[at]?.refetch(),
    }
  }
  return [aheadOf(own, 0), ...asked.map((language, at) => aheadOf(language, at + 1))]
}

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
