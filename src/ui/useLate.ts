import { useEffect, useState } from 'react'

/**
 * Code that is fetched when it is wanted, null until it is there. Where it cannot be fetched nothing breaks: it is
 * tried again when the network is back.
 * @param fetchIt the same function at every call
 * @param after milliseconds that everything else has before it
 */
export function useLate<M>(fetchIt: () => Promise<M>, isWanted = true, after = 0): M | null {
  const [found, setFound] = useState<{ late: M } | null>(null)
  useEffect(() => {
    if (!isWanted) return
    const attempt = () => void fetchIt().then((late) => setFound({ late }), Boolean)
    const timer = setTimeout(attempt, after)
    addEventListener('online', attempt)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', attempt)
    }
  }, [fetchIt, isWanted, after])
  return found && found.late
}
