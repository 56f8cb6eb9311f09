import { useCounts } from '../../collection/list/useCounts.ts'
import { events } from '../events.ts'
import { beforeAll } from './dateWindow.ts'
import type { EventAddress } from './useEventList.ts'

/**
 * Whether the service has the extension that filters by place need, asked while the drawer is open.
 * Interface silent: how a service without the extension answers is not specified. A location filter that changes nothing
 * counts as unsupported.
 *
 * `ticketed` is always offered: the index of a service that refuses it declares it all the same, and trying it would
 * put an error into the browser's log at every opening.
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
