import { useQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Service } from '../../api/service.ts'
import { keyOf } from '../query/keys.ts'
import type { Listed } from '../query/readOptions.ts'
import type { CollectionName, Identified } from '../resource/collection.ts'

/** Milliseconds for which what was read from the device serves, and is held. */
const fresh = 60_000

const nothing: readonly never[] = []

/**
 * What this device has of a collection in some languages, without asking for it: none where it has nothing.
 * @param choose picks of it; the same function as long as it picks the same
 */
export function useStored<R>(
  services: readonly Service[],
  { name }: { readonly name: CollectionName },
  choose: (records: readonly R[]) => readonly R[],
): readonly (readonly R[])[] {
  const select = useCallback(
    (records: readonly R[] | null) => (records ? choose(records) : nothing),
    [choose],
  )
  return useQueries({
    queries: services.map((service) => ({
      queryKey: keyOf(service, name, 'mirror', 'stored'),
      queryFn: async () => {
        const { readStored } = await import('./mirrorStore.ts')
        return (await readStored<R>({ service, name }))?.records ?? null
      },
      select,
      staleTime: fresh,
      gcTime: fresh,
      structuralSharing: false as const,
    })),
  }).map(({ data }) => data ?? nothing)
}

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
