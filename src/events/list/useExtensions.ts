import { useCounts } from '../../collection/list/useCounts.ts'
import { events } from '../events.ts'
import { beforeAll } from './dateWindow.ts'
import type { EventListState } from './useEventList.ts'

/**
 * Which filters of extensions the service has, asked while the drawer is open.
 * Interface silent: nothing says how a service without the extension answers. A refusal (contract.md §3.6,
 * `event-tickets-not-active`) is a no; so is a filter that makes no difference, which means it was not looked at.
 */
export function useExtensions({ service, reach, filters }: EventListState) {
  const all = { starts_after: beforeAll, status: reach }
  const questions = [
    all,
    { ...all, geoloc: true },
    { ...all, geoloc: false },
    { ...all, ticketed: true },
  ]
  const [total, located, elsewhere, ticketed] = useCounts(service, events, questions, true)
  const isFiltered = (count: number | null | undefined) =>
    typeof count === 'number' && count !== total
  const asksPlace = [filters.geoloc, filters.geoloc_lat, filters.geoloc_lng].some(
    (value) => value !== undefined,
  )
  return {
    geoloc: asksPlace || isFiltered(located) || isFiltered(elsewhere),
    ticketed: filters.ticketed !== undefined || typeof ticketed === 'number',
  }
}
