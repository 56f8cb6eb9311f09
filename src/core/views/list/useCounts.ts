import { useQueries } from '@tanstack/react-query'
import type { Service } from '../../../api/service.ts'
import type { Identified } from '../../resource/collection.ts'
import { listOptions, type Listed } from '../../query/readOptions.ts'

/** Milliseconds a count is good for: it is a hint on a tab, not a fact to act on. */
const goodFor = 300_000

/**
 * How many records each of these filters lists, asked for one record at a time; null while unknown or refused.
 */
export function useCounts<R extends Identified, Filters>(
  service: Service,
  collection: Listed<R, Filters & { per_page: number; page: undefined }>,
  filters: readonly Filters[],
  isWanted: boolean,
): readonly (number | null)[] {
  return useQueries({
    queries: filters.map((one) => ({
      ...listOptions(service, collection, { ...one, per_page: 1, page: undefined }),
      enabled: isWanted,
      staleTime: goodFor,
    })),
    combine: (results) => results.map(({ data }) => data?.total ?? null),
  })
}
