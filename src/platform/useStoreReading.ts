import { useEffect, useState } from 'react'
import { type Topic, watchStore } from './entries.ts'

/**
 * What is read of a store for an owner, again after each change of it here or in another tab, one reading at a time; null
 * until it is read.
 * @param read the same function as long as it reads the same
 */
export function useStoreReading<T>(
  store: Topic,
  owner: string,
  read: (owner: string) => Promise<T>,
): T | null {
  const [found, setFound] = useState<{ readonly owner: string; readonly it: T } | null>(null)
  useEffect(() => {
    let isWanted = true
    let isReading = false
    let isAsked = false
    const follow = async (): Promise<void> => {
      isAsked = isReading
      if (isReading) return
      isReading = true
      const it = await read(owner)
      isReading = false
      if (!isWanted) return
      setFound({ owner, it })
      // Something was stored while it was read.
      if (isAsked) void follow()
    }
    void follow()
    const leave = watchStore(store, () => void follow())
    return () => {
      isWanted = false
      leave()
    }
  }, [store, owner, read])
  return found?.owner === owner ? found.it : null
}
