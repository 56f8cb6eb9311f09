import type { QueryClient } from '@tanstack/react-query'
import type { Collection, Identified } from '../../../core/resource/collection.ts'
import { everyPageOptions } from '../../../core/query/everyPage.ts'
import type { Query } from '../../../api/address.ts'
import type { Service } from '../../../api/service.ts'

/** How long an answer serves, where nothing was written since: milliseconds. */
const fresh = 60_000

/** Reads whole listings of one language, and knows afterwards whether any of them was too long for that. */
export function listingReader(client: QueryClient, there: Service) {
  let isWhole = true
  return {
    isWhole: () => isWhole,
    /** @throws ApiError */
    async read<R extends Identified, Filters>(
      collection: Pick<Collection<R, never, never, never>, 'name' | 'read'> & {
        query(filters: Filters): Query
      },
      filters: Filters,
    ): Promise<readonly R[]> {
      const options = everyPageOptions(there, collection, [filters])
      const all = await client.fetchQuery({ ...options, staleTime: fresh })
      isWhole &&= all.isWhole
      return all.records
    },
  }
}
