import { useQueries } from '@tanstack/react-query'
import { useStatusReach } from '../../core/views/list/statusReach.ts'
import { listOptions } from '../../core/query/readOptions.ts'
import { events, everyDate } from '../../resources/events/events.ts'
import { useService } from '../../api/useService.ts'

const unpublished = ['draft', 'pending', 'future']

/** How many events wait in each status that is not given out, as far as this account may list them. */
export function useWaiting() {
  const service = useService()
  const reach = useStatusReach(service)
  const statuses = unpublished.filter((status) => reach.includes(status))
  const counts = useQueries({
    queries: statuses.map((status) =>
      listOptions(service, events, { status: [status], ...everyDate, per_page: 1 }),
    ),
  })
  return { statuses, counts }
}

export type Waiting = ReturnType<typeof useWaiting>
