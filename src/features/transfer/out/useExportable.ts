import { useQuery } from '@tanstack/react-query'
import type { Query } from '../../../api/outgoing.ts'
import { useService } from '../../../api/useService.ts'
import { listOptions } from '../../../core/query/readOptions.ts'
import type { CollectionName, Collection, Identified } from '../../../core/resource/collection.ts'
import { choice, readFilters, type FilterTable } from '../../../core/resource/filters.ts'
import { linkedFilters } from '../../../core/resource/linkedFilters.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { useListAddress, useNarrowReach } from '../../../core/views/list/useRecordList.ts'
import { pairedCollections } from '../../translations/translations.ts'
import { categories, categoryFilters } from '../../../resources/categories/categories.ts'
import { requestedEvents, eventFilters, events } from '../../../resources/events/events.ts'
import { organizers } from '../../../resources/organizers/organizers.ts'
import { tagFilters, tags } from '../../../resources/tags/tags.ts'
import { venues } from '../../../resources/venues/venues.ts'
import { todayIn, type WallDay } from '../../../time/wallTime.ts'

/** What is done here: records go out, changed ones come in, new ones are made, events become an agenda. */
export const parts = ['out', 'in', 'new', 'pack'] as const

/** What the address says of an export beside the filters. */
const transferFilters = { of: choice(pairedCollections), part: choice(parts) }

/** The collection and the way that an address names. */
export function transferIn(search: Readonly<Record<string, unknown>>): {
  of: CollectionName
  part: (typeof parts)[number]
} {
  const { of = 'events', part = 'out' } = readFilters(transferFilters, search).filters
  return { of: part === 'pack' ? 'events' : of, part }
}

/** The records that an address exports: how they are asked for, and how many there are. */
export function useExportable(of: CollectionName) {
  const service = useService()
  const reach = useStatusReach(service)
  const { collection, table, ...how } = exportables[of]
  const { filters, ...address } = useListAddress(table, ['of', 'part', 'view'])
  const narrowing: Filters = filters
  const today = todayIn(service.configuration.timezone)
  const asked = how.asked(narrowing, { today, reach })
  // One record, for its total.
  const count = useQuery(listOptions(service, collection, { ...asked, per_page: 1 }))
  const askedForAll = 'status' in asked && narrowing.status === undefined
  useNarrowReach(service, askedForAll, count.error)
  const isWhole = narrowing.parent !== 0
  return {
    of,
    service,
    collection,
    asked,
    isAsked: (record: Parameters<typeof how.isAsked>[0]) => how.isAsked(record, narrowing),
    count,
    /** null until it is known, and where only reading all of them tells */
    total: isWhole ? (count.data?.total ?? null) : null,
    list: { ...address, table, filters, service, reach, today },
  }
}

export type ExportableList = ReturnType<typeof useExportable>

/** The part of an address that narrows a list, read by the table of its collection. */
type Filters = Readonly<Record<string, unknown>>

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
