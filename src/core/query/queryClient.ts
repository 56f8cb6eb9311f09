import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/apiError.ts'
import { followWrites } from './afterWrite.ts'

/** Milliseconds that a page seen stays readable without a network, in memory: longer than most networks are away. */
const readableFor = 3_600_000

/**
 * A write patches what was read before (`afterWrite.ts`); one that may have been done makes every read stale. Retrying
 * is the service layer's, which knows what is worth it; being offline is its refusal.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        gcTime: readableFor,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error) => {
        if (error instanceof ApiError && error.afterWrite !== undefined)
          void client.invalidateQueries()
      },
    }),
  })
  followWrites(client)
  return client
}
