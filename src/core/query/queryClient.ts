import { MutationCache, QueryClient } from '@tanstack/react-query'
import { Refusal } from '../../api/refusal.ts'

/** Milliseconds that a page seen stays readable without a network, in memory: longer than most networks are away. */
const readableFor = 3_600_000

/**
 * Any write that was done, or may have been, makes every read stale: one rule instead of a list
 * per hook. Retrying is the service layer's, which knows what is worth it; being offline is its refusal.
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
      onSuccess: () => {
        void client.invalidateQueries()
      },
      onError: (error) => {
        if (error instanceof Refusal && error.afterWrite !== undefined)
          void client.invalidateQueries()
      },
    }),
  })
  return client
}
