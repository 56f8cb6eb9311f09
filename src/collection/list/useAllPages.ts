import { useQueries, useQuery } from '@tanstack/react-query'
import type { Service } from '../../service/service.ts'
import type { Identified } from '../collection.ts'
import { listOptions } from '../readOptions.ts'
import type { Listed } from './useListing.ts'

/** Every record that these filters list, page after page; `isWhole` when none is missing. */
export function useAllPages<R extends Identified, Filters extends object>(
  service: Service,
  collection: Listed<R, Filters & { page?: number | undefined }>,
  filters: Filters,
  isWanted = true,
) {
  const first = useQuery({ ...listOptions(service, collection, filters), enabled: isWanted })
  const count = first.data?.pages ?? 1
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
    isWhole: pages.every(({ data }) => data !== undefined),
    isFetching: pages.some(({ isFetching }) => isFetching),
    error: pages.find(({ error }) => error !== null)?.error ?? null,
    dataUpdatedAt: Math.max(...pages.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => Promise.all(pages.map((page) => page.refetch())),
  }
}
