import { useEffect, useState } from 'react'
import { askFor } from './askFor.ts'

/**
 * Code that is fetched when it is wanted, null until it is there. Where it cannot be fetched nothing breaks: it is
 * asked for until it comes.
 * @param fetchIt the same function at every call
 * @param after milliseconds that everything else has before it
 */
export function useLate<M>(fetchIt: () => Promise<M>, isWanted = true, after = 0): M | null {
  const [found, setFound] = useState<{ late: M } | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    let stop: (() => void) | undefined
    const begin = () => {
      stop = askFor(fetchIt, (late) => setFound({ late }))
    }
    const timer = setTimeout(begin, after)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [fetchIt, isWanted, after])
  return found && found.late
}
