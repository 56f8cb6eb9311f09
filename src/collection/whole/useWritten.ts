import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'

/** Draws again after each write: what is not read again by itself hears of none. */
export function useWritten(client: QueryClient): void {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'invalidate') drawAgain()
      }),
    [client],
  )
}
