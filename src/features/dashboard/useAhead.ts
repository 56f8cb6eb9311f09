import { useQueries } from '@tanstack/react-query'
import { allPagesOptions } from '../../core/query/allPages.ts'
import { useStatusReach } from '../../core/views/list/statusReach.ts'
import { useNarrowReach } from '../../core/views/list/useRecordList.ts'
import { requestedEvents, events, type EventRecord } from '../../resources/events/events.ts'
import { type Language, languagesOf } from '../../api/language.ts'
import { useService } from '../../api/useService.ts'
import { todayIn, type WallDay } from '../../time/wallTime.ts'
import { lastDayAhead, lastDayBehind, lastDayRead, pagesFor, completeUntil } from './ahead.ts'

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

/** The days around in every language, the one that is worked in first: a few pages of each. */
export function useAhead(): readonly [Ahead, ...Ahead[]] {
  const service = useService()
  const reach = useStatusReach(service)
  const { configuration, language: own } = service
  const today = todayIn(configuration.timezone)
  const others = languagesOf(configuration).filter((language) => language !== own)
  const pages = pagesFor(others.length + 1)
  const days = { ends_after: lastDayBehind(today), starts_before: lastDayRead(today) }
  const filters = requestedEvents(days, today, reach)
  const optionsIn = (language: Language, mostPages: number) => ({
    ...allPagesOptions(service.in(language), events, [filters], { mostPages }),
    staleTime: freshFor,
    structuralSharing: false as const,
  })
  const asked = pages.other > 0 ? others : []
  const [ownResult, ...otherResults] = useQueries({
    queries: [
      optionsIn(own, pages.own),
      ...asked.map((language) => optionsIn(language, pages.other)),
    ],
  })
  useNarrowReach(service, true, ownResult?.error ?? null)
  const aheadOf = (language: Language, result: typeof ownResult, mostPages: number): Ahead => {
    const { data, error = null, isFetching = true, dataUpdatedAt = 0 } = result ?? {}
    return {
      language,
      today,
      records: data?.records,
      until: data ? completeUntil(data, today, lastDayAhead(today)) : null,
      pages: data?.pages ?? mostPages,
      error,
      isReading: isFetching,
      readAt: dataUpdatedAt,
      read: () => void result?.refetch(),
    }
  }
  return [
    aheadOf(own, ownResult, pages.own),
    ...asked.map((language, at) => aheadOf(language, otherResults[at], pages.other)),
  ]
}
