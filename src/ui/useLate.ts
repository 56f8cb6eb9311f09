import { useEffect, useState } from 'react'

/**
 * Code that is fetched when it is wanted, null until it is there. Where it cannot be fetched nothing breaks: it is
 * tried again when the network is back.
 * @param fetchIt the same function at every call
 */
export function useLate<M>(fetchIt: () => Promise<M>, isWanted: boolean): M | null {
  const [found, setFound] = useState<{ late: M } | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    const attempt = async () => {
      const late = await fetchIt().catch(() => null)
      if (isHere && late !== null) setFound({ late })
    }
    const again = () => void attempt()
    again()
    addEventListener('online', again)
    return () => {
      isHere = false
      removeEventListener('online', again)
    }
  }, [fetchIt, isWanted])
  return found?.late ?? null
}
