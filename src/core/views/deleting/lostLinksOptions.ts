import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Identified } from '../../resource/collection.ts'
import { historyOptions } from '../../write/historyOptions.ts'
import type { LostLink } from '../../write/operation.ts'
import { keyOf } from '../../query/keys.ts'
import type { Writing } from '../../write/writing.ts'
import { notReturned } from './notReturned.ts'
import { lastDeletionIn } from './useLastDeletion.ts'

/** A record that is back, and what has not got it back. */
export interface Missed {
  readonly id: number
  readonly lost: readonly LostLink[]
}

/** Of records that came out of the trash: what named them when they were deleted from here, and does not now. */
export function lostLinksOptions<R extends Identified>(
  client: QueryClient,
  writing: Writing<R>,
  ids: readonly number[],
) {
  const { service, collection } = writing
  return queryOptions({
    queryKey: keyOf(service, collection.name, 'lostLinks', ids),
    queryFn: async (): Promise<readonly Missed[]> => {
      const history = await client.fetchQuery(historyOptions(service))
      const linksOf = (id: number) => lastDeletionIn(history, collection.name, id)?.links
      const missed: Missed[] = []
      // One after the other: they may be many, and the service shares its machine with the website.
      for (const id of ids.filter((one) => linksOf(one)?.length))
        missed.push({ id, lost: await notReturned(writing, linksOf(id), id) })
      return missed.filter(({ lost }) => lost.length > 0)
    },
    enabled: ids.length > 0,
    staleTime: 0,
    gcTime: 0,
  })
}
