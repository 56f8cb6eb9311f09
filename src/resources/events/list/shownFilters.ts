import { isOnTab } from '../../../core/views/list/filterTexts.ts'
import type { EventFilters } from '../eventFilters.ts'
import { type EventFilterName, isEventFilter } from './askedEvents.ts'
import { dateFilters, windowOf } from './dateWindow.ts'

const ofDates: ReadonlySet<string> = new Set([...dateFilters, 'strict_dates'])
const ofPaging: ReadonlySet<string> = new Set(['page', 'per_page'])

function namesOf(filters: EventFilters): EventFilterName[] {
  return Object.keys(filters)
    .filter(isEventFilter)
    .filter((name) => filters[name] !== undefined)
}

/**
 * The filters worth a chip: all in force but the paging, the words of the search box, the one status a tab shows
 * and the dates that the sentence under the title says as a whole.
 * @param tabs the statuses with a tab
 */
export function shownFilters(filters: EventFilters, tabs: readonly string[]): EventFilterName[] {
  const hasOwnDates = windowOf(filters).kind === 'filters'
  return namesOf(filters).filter((name) => {
    if (ofPaging.has(name) || name === 'search') return false
    if (name === 'status') return !isOnTab(filters.status, tabs)
    return hasOwnDates || !ofDates.has(name)
  })
}

/** All that narrows the list but its dates. */
export function narrowing(filters: EventFilters): EventFilterName[] {
  return namesOf(filters).filter((name) => !ofPaging.has(name) && !ofDates.has(name))
}
