import { useQueries } from '@tanstack/react-query'
import type { Service } from '../../api/service.ts'
import { keyOf } from '../query/keys.ts'
import type { Listed } from '../query/readOptions.ts'
import type { Identified } from '../resource/collection.ts'

interface Asked<Filters> {
  readonly service: Service
  readonly filters: Filters
  /** not read where it is not wanted; what was read before stays */
  readonly isWanted: boolean
}

/** What listings hold by what this device has; null or undefined where it has nothing, or cannot tell. */
export function useListed<R extends Identified, Filters>(
  collection: Listed<R, Filters>,
  listings: readonly Asked<Filters>[],
): readonly (readonly R[] | null | undefined)[] {
  const { name } = collection
  return useQueries({
    queries: listings.map(({ service, filters, isWanted }) => {
      const query = collection.query(filters)
      return {
        queryKey: keyOf(service, name, 'mirror', 'listed', query),
        queryFn: async () => (await import('./listedPage.ts')).readListed<R>(service, name, query),
        enabled: isWanted,
        staleTime: 0,
        gcTime: 0,
        structuralSharing: false as const,
      }
    }),
  }).map(({ data }) => data)
}
