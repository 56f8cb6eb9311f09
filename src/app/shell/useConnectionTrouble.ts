import { type QueryState, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { ApiError } from '../../api/apiError.ts'
import { useIsOnline } from '../../ui/useIsOnline.ts'

export type ConnectionTrouble = 'offline' | 'unanswered'

const silences = new Set(['unanswered', 'timeout'])

function when({ dataUpdatedAt, errorUpdatedAt }: QueryState): number {
  return Math.max(dataUpdatedAt, errorUpdatedAt)
}

/** What the last request to finish says of the service, and the browser of its network. */
export function useConnectionTrouble(): ConnectionTrouble | null {
  const queries = useQueryClient().getQueryCache()
  const isOnline = useIsOnline()
  const subscribe = useCallback((listener: () => void) => queries.subscribe(listener), [queries])
  const isSilent = useSyncExternalStore(subscribe, () => {
    const finished = queries
      .getAll()
      .map(({ state }) => state)
      .reduce<QueryState | null>(
        (last, state) => (last && when(last) >= when(state) ? last : state),
        null,
      )
    return finished?.error instanceof ApiError && silences.has(finished.error.kind)
  })
  if (!isOnline) return 'offline'
  return isSilent ? 'unanswered' : null
}
