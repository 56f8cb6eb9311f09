import { usePrefetchQuery, type UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import type { Identified } from '../../resource/collection.ts'
import type { Page } from '../../resource/envelope.ts'
import type { ListParameters } from '../../query/useRecords.ts'
import { type Listed, listOptions } from '../../query/readOptions.ts'

/** One page of a listing, such as `useEvents`. */
export type UseMany<R, Filters> = (
  filters: Filters,
  asked: ListParameters,
) => UseQueryResult<Page<R>>

interface Paged {
  readonly page?: number | undefined
}

interface Asked<R extends Identified, Filters extends Paged> {
  service: Service
  collection: Listed<R, Filters>
  /** the hook of the resource that reads one page */
  useMany: UseMany<R, Filters>
  filters: Filters
  /** without a page in the filters, the last one comes first */
  isBackwards: boolean
}

/**
 * One page of a listing. A page past the end becomes the last one, whether the service refuses it or answers
 * with nothing (contract.md §3.8); the page in the result says which one it is. While another page or other
 * filters load, what was shown stays.
 */
export function useListing<R extends Identified, Filters extends Paged>({
  service,
  collection,
  useMany,
  filters,
  isBackwards,
}: Asked<R, Filters>): UseQueryResult<Page<R>> {
  const optionsOf = (page: number | undefined) =>
    listOptions(service, collection, { ...filters, page })
  const startsAtEnd = isBackwards && filters.page === undefined
  // Asked for while the page around it is drawn, not after.
  usePrefetchQuery(optionsOf(startsAtEnd ? 1 : filters.page))
  const asked = useMany(filters, { keeps: true, enabled: !startsAtEnd })
  const needsLast = startsAtEnd || isPastEnd(asked)
  const first = useMany({ ...filters, page: 1 }, { enabled: needsLast })
  const last = first.data?.pages
  const hasMore = last !== undefined && last > 1
  const end = useMany({ ...filters, page: last }, { keeps: true, enabled: needsLast && hasMore })
  if (!needsLast) return asked
  return first.error || (last !== undefined && !hasMore) ? first : end
}

function isPastEnd<R>({ error, data, isPlaceholderData }: UseQueryResult<Page<R>>): boolean {
  if (error) return error instanceof ApiError && error.kind === 'pastEnd'
  if (!data || isPlaceholderData) return false
  return data.items.length === 0 && data.unreadable === 0 && data.page > 1
}
