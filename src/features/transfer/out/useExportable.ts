import { useQuery } from '@tanstack/react-query'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { choice, readFilters } from '../../../core/resource/filters.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { useListAddress, useNarrowReach } from '../../../core/views/list/useRecordList.ts'
import { listOptions } from '../../../core/query/readOptions.ts'
import { useService } from '../../../api/useService.ts'
import { todayIn } from '../../../time/wallTime.ts'
import { pairedCollections } from '../../translations/translations.ts'
import { exportables, type Filters } from './exportable.ts'

/** What is done here: records go out, changed ones come in, new ones are made, events become an agenda. */
export const parts = ['out', 'in', 'new', 'pack'] as const

/** What the address says of an export beside the filters. */
export const transferFilters = { of: choice(pairedCollections), part: choice(parts) }

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
