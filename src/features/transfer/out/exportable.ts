import { categories, categoryFilters } from '../../../resources/categories/categories.ts'
import type { Collection, CollectionName, Identified } from '../../../core/resource/collection.ts'
import type { FilterTable } from '../../../core/resource/filters.ts'
import { linkedFilters } from '../../../core/resource/linkedFilters.ts'
import { requestedEvents, eventFilters, events } from '../../../resources/events/events.ts'
import { organizers } from '../../../resources/organizers/organizers.ts'
import type { Query } from '../../../api/outgoing.ts'
import { tagFilters, tags } from '../../../resources/tags/tags.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { venues } from '../../../resources/venues/venues.ts'

/** The part of an address that narrows a list, read by the table of its collection. */
export type Filters = Readonly<Record<string, unknown>>

/** On what a listing depends beside its filters. */
interface Standing {
  readonly today: WallDay
  /** statuses this account may list */
  readonly reach: readonly string[]
}

/** A collection as an export reads it: as its list does. */
interface Exportable {
  readonly collection: Pick<Collection<Identified, never, never, never>, 'name' | 'read'> & {
    query(filters: Filters): Query
  }
  /** what narrows it; an export has no pages */
  readonly table: FilterTable
  asked(filters: Filters, standing: Standing): Filters
  /** picks out what the service cannot be asked for */
  isAsked(record: Identified, filters: Filters): boolean
}

function withoutPages(table: FilterTable): FilterTable {
  const { page: _page, per_page: _perPage, ...narrowing } = table
  return narrowing
}

const everyOne = () => true
const inReach = (filters: Filters, { reach }: Standing) => ({ status: reach, ...filters })
const linked = { table: withoutPages(linkedFilters), asked: inReach, isAsked: everyOne }

/** What is exported, and by which filters. */
export const exportables: Readonly<Record<CollectionName, Exportable>> = {
  events: {
    collection: events,
    table: withoutPages(eventFilters),
    asked: (filters, { today, reach }) => ({ ...requestedEvents(filters, today, reach) }),
    isAsked: everyOne,
  },
  venues: { collection: venues, ...linked },
  organizers: { collection: organizers, ...linked },
  categories: {
    collection: categories,
    table: withoutPages(categoryFilters),
    // Services refuse the parent 0 (contract.md §3.7): the top level is picked out of all there are.
    asked: ({ parent, ...filters }) => (parent === 0 ? filters : { parent, ...filters }),
    isAsked: (record, { parent }) => parent !== 0 || ('parent' in record && record.parent === 0),
  },
  tags: {
    collection: tags,
    table: withoutPages(tagFilters),
    asked: (all) => all,
    isAsked: everyOne,
  },
}
