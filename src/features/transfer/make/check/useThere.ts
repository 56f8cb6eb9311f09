import { useQuery } from '@tanstack/react-query'
import type { CollectionName } from '../../../../core/resource/collection.ts'
import { allPagesOptions } from '../../../../core/query/allPages.ts'
import { useStatusReach } from '../../../../core/views/list/statusReach.ts'
import { type EventRecord, events } from '../../../../resources/events/events.ts'
import { useService } from '../../../../api/useService.ts'
import { addDays, readWallDay } from '../../../../time/wallTime.ts'

const none: readonly EventRecord[] = []

/** The events of the calendar around the days of a file; what is hidden from listings stays unseen. */
export function useThere(of: CollectionName, days: { first: string; last: string } | null) {
  const service = useService()
  const status = useStatusReach(service)
  const first = readWallDay(days?.first ?? '')
  const last = readWallDay(days?.last ?? '')
  const isAsked = of === 'events' && first !== null && last !== null
  const window = isAsked ? { status, ends_after: addDays(first, -1), starts_before: last } : {}
  const { data, isFetching, error, refetch } = useQuery({
    ...allPagesOptions(service, events, [window], { mostPages: 400 }),
    enabled: isAsked,
    structuralSharing: false,
  })
  return {
    events: isAsked ? (data?.records ?? none) : none,
    isReading: isAsked && isFetching && data === undefined,
    hasGaps: isAsked && data?.isWhole === false,
    error: isAsked ? error : null,
    retry: () => void refetch(),
  }
}
