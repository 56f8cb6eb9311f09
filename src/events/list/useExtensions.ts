import { useCounts } from '../../collection/list/useCounts.ts'
import { events } from '../events.ts'
import { beforeAll } from './dateWindow.ts'
import type { EventAddress } from './useEventList.ts'

/**
 * Whether the service has the extension that filters by place need, asked while the drawer is open.
 * Interface silent: nothing says how a service without the extension answers. A filter that makes no difference
 * was not looked at. `ticketed` is always offered: `interface.md` names no condition, the index of a service that
 * refuses it declares it all the same, and asking would put an error into the browser's log at every opening.
 */
export function useExtensions({ service, reach, filters }: EventAddress) {
  const all = { starts_after: beforeAll, status: reach }
  const questions = [all, { ...all, geoloc: true }, { ...all, geoloc: false }]
  const [total, located, elsewhere] = useCounts(service, events, questions, true)
  const isFiltered = (count: number | null | undefined) =>
    typeof count === 'number' && count !== total
  const asksPlace = [filters.geoloc, filters.geoloc_lat, filters.geoloc_lng].some(
    (value) => value !== undefined,
  )
  return { geoloc: asksPlace || isFiltered(located) || isFiltered(elsewhere) }
}
