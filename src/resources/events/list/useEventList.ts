import { useListAddress } from '../../../core/views/list/useListAddress.ts'
import { useRecordList } from '../../../core/views/list/useRecordList.ts'
import { useService } from '../../../api/useService.ts'
import { todayIn } from '../../../time/wallTime.ts'
import { eventFilters, events } from '../events.ts'
import { useEvents } from '../hooks.ts'
import { requestedEvents } from './requestedEvents.ts'
import { isReadBackwards } from './dateWindow.ts'

/** The list of events that the address asks for, and how to ask for another. */
export function useEventList() {
  const { configuration } = useService()
  const address = useListAddress(eventFilters, ['view'])
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

export type EventListState = ReturnType<typeof useEventList>

/** The filters of events in an address, whatever is shown of what they find. */
export type EventAddress = Pick<
  EventListState,
  'filters' | 'searchOf' | 'change' | 'service' | 'reach' | 'today'
>
