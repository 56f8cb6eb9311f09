import type { RecordList, ListAddress } from '../../../core/views/list/recordList.ts'
import { useListAddress, useRecordList } from '../../../core/views/list/useRecordList.ts'
import { useService } from '../../../api/useService.ts'
import { todayIn, type WallDay } from '../../../time/wallTime.ts'
import { type EventFilters, type ListedFilters, listedFilters } from '../eventFilters.ts'
import type { EventRecord } from '../eventRecord.ts'
import { events } from '../events.ts'
import { useEvents } from '../hooks.ts'
import { requestedEvents, isReadBackwards } from './requestedEvents.ts'

/** The list of events that the address asks for, and how to ask for another. */
export function useEventList(): EventListState {
  const { configuration } = useService()
  const address = useListAddress(listedFilters, ['view'])
  const { filters } = address
  const today = todayIn(configuration.timezone)
  const list = useRecordList({
    address,
    collection: events,
    useMany: useEvents,
    ask: (reach) => ({
      asked: requestedEvents(filters, today, reach),
      isBackwards: isReadBackwards(filters),
    }),
  })
  return { ...list, today, sort: { by: 'when', isDown: list.isBackwards } }
}

export interface EventListState
  extends ListAddress<ListedFilters>, Omit<RecordList<EventRecord>, keyof ListAddress<unknown>> {
  /** of the site */
  readonly today: WallDay
}

/** The filters of events in an address, whatever is shown of what they find; `table` where they are those of a list. */
export interface EventAddress
  extends
    Pick<EventListState, 'filters' | 'service' | 'reach' | 'today'>,
    Pick<ListAddress<EventFilters>, 'searchOf' | 'change'>,
    Partial<Pick<EventListState, 'table'>> {}
