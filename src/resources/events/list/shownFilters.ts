import { isOnTab } from '../../../core/views/list/filterTexts.ts'
import type { ListedFilters } from '../eventFilters.ts'
import { type EventFilterName, isEventFilter, dateFilters, rangeOf } from './requestedEvents.ts'

const ofDates: ReadonlySet<string> = new Set([...dateFilters, 'strict_dates'])
const ofPaging: ReadonlySet<string> = new Set(['page', 'per_page'])

function namesOf(filters: ListedFilters): EventFilterName[] {
  return Object.keys(filters)
    .filter(isEventFilter)
    .filter((name) => filters[name] !== undefined)
}

/**
 * The filters worth a chip: all in force but the paging, the words of the search box, and what a menu says.
 * @param statuses those that a menu shows one at a time
 * @param hasPreset whether a menu says the dates as a whole
 */
export function shownFilters(
  filters: ListedFilters,
  statuses: readonly string[],
  hasPreset: boolean,
): EventFilterName[] {
  const { from, to } = rangeOf(filters) ?? {}
  return namesOf(filters).filter((name) => {
    if (ofPaging.has(name) || name === 'search') return false
    // The two ends of a range are one thing.
    if (name === 'starts_before' && from && to) return false
    if (name === 'status') return !isOnTab(filters.status, statuses)
    return !hasPreset || !ofDates.has(name)
  })
}

/** All that narrows the list but its dates. */
export function narrowing(filters: ListedFilters): EventFilterName[] {
  return namesOf(filters).filter((name) => !ofPaging.has(name) && !ofDates.has(name))
}
