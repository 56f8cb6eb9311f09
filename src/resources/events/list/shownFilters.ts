import { isOnTab } from '../../../core/views/list/filterTexts.ts'
import type { EventFilters } from '../eventFilters.ts'
import { type EventFilterName, isEventFilter } from './requestedEvents.ts'
import { dateFilters } from './dateWindow.ts'

const ofDates: ReadonlySet<string> = new Set([...dateFilters, 'strict_dates'])
const ofPaging: ReadonlySet<string> = new Set(['page', 'per_page'])

function namesOf(filters: EventFilters): EventFilterName[] {
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
  filters: EventFilters,
  statuses: readonly string[],
  hasPreset: boolean,
): EventFilterName[] {
  return namesOf(filters).filter((name) => {
    if (ofPaging.has(name) || name === 'search') return false
    if (name === 'status') return !isOnTab(filters.status, statuses)
    return !hasPreset || !ofDates.has(name)
  })
}

/** All that narrows the list but its dates. */
export function narrowing(filters: EventFilters): EventFilterName[] {
  return namesOf(filters).filter((name) => !ofPaging.has(name) && !ofDates.has(name))
}
