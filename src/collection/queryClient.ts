import { MutationCache, QueryClient } from '@tanstack/react-query'
import { Refusal } from '../service/refusal.ts'

/**
 * Any write that was done, or may have been, makes every read stale: one rule instead of a list
 * per hook. Retrying is the service layer's, which knows what is worth it; being offline is its refusal.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
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
