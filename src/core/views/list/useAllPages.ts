import { useQueries, useQuery } from '@tanstack/react-query'
import type { Service } from '../../../api/service.ts'
import type { Identified } from '../../resource/collection.ts'
import { isPastEnd } from '../../query/pastEnd.ts'
import { listOptions } from '../../query/readOptions.ts'
import type { Listed } from './useListing.ts'

/** No calendar has more: a service that counts more pages than this counts wrongly. */
const mostPages = 100

/**
 * Every record that these filters list, page after page; `isWhole` when none is missing. A page past the end that
 * the service had counted is an empty one.
 */
export function useAllPages<R extends Identified, Filters extends object>(
  service: Service,
  collection: Listed<R, Filters & { page?: number | undefined }>,
  filters: Filters,
  isWanted = true,
) {
  const first = useQuery({ ...listOptions(service, collection, filters), enabled: isWanted })
  const count = Math.min(first.data?.pages ?? 1, mostPages)
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, count - 1) }, (_, at) => ({
      ...listOptions(service, collection, { ...filters, page: at + 2 }),
      enabled: isWanted,
    })),
  })
  const pages = [first, ...others]
  const records = pages.flatMap(({ data }) => data?.items ?? [])
  const unreadable = pages.reduce((sum, { data }) => sum + (data?.unreadable ?? 0), 0)
  return {
    records: [...new Map(records.map((record) => [record.id, record])).values()],
    unreadable,
    isWhole: pages.every(({ data, error }) => data !== undefined || isPastEnd(error)),
    isFetching: pages.some(({ isFetching }) => isFetching),
    error: pages.find(({ error }) => error !== null && !isPastEnd(error))?.error ?? null,
    dataUpdatedAt: Math.max(...pages.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => Promise.all(pages.map((page) => page.refetch())),
  }
}
