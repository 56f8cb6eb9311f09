import { useQueries } from '@tanstack/react-query'
import { everyPageOptions } from '../../core/query/everyPage.ts'
import { useStatusReach } from '../../core/views/list/statusReach.ts'
import { requestedEvents, events, type EventRecord } from '../../resources/events/events.ts'
import { useService } from '../../api/useService.ts'
import { isAffordable, lastDayBehind } from './ahead.ts'
import { atOnce, freshFor, type Ahead } from './useAhead.ts'

/** What one language had in the last days. */
interface Behind {
  /** nothing as long as it is being read */
  readonly records: readonly EventRecord[] | undefined
  /** requests that it took */
  readonly pages: number
}

const none: readonly EventRecord[] = []

/**
 * The days just gone, of every language that was read: in one language an event may have been moved there. A page of
 * each, where a morning has that many left; nothing of a language that does not answer, for what is ahead is known.
 */
export function useBehind(aheads: readonly Ahead[]): readonly Behind[] {
  const service = useService()
  const reach = useStatusReach(service)
  const today = aheads[0]?.today
  const isAsked = today !== undefined && isAffordable(aheads)
  const results = useQueries({
    queries: isAsked
      ? aheads.map(({ language }) => {
          const days = { ends_after: lastDayBehind(today), ends_before: today }
          const filters = requestedEvents(days, today, reach)
          return {
            ...everyPageOptions(service.in(language), events, [filters], { mostPages: 1, atOnce }),
            staleTime: freshFor,
            structuralSharing: false as const,
          }
        })
      : [],
  })
  return aheads.map((_, at) => {
    const result = results[at]
    if (result === undefined) return { records: none, pages: 0 }
    const isGone = !result.isFetching && !result.data
    return { records: isGone ? none : result.data?.records, pages: 1 }
  })
}
