import { useEffect, useEffectEvent, useState } from 'react'
import { type Topic, watchStore } from './entries.ts'

/**
 * What is read of something outside of the page, again after each change of a store here or in another tab, one reading
 * at a time; null until it is read.
 * @param store null where it is read once
 * @param of what is read, anew for each other one: an owner of the store
 * @param read must not reject
 */
export function useStoreReading<Of, T>(
  store: Topic | null,
  of: Of,
  read: (of: Of) => Promise<T>,
): T | null {
  const [found, setFound] = useState<{ readonly of: Of; readonly it: T } | null>(null)
  const begin = useEffectEvent(read)
  useEffect(() => {
    let isWanted = true
    let isReading = false
    let isAsked = false
    const follow = async (): Promise<void> => {
      isAsked = isReading
      if (isReading) return
      isReading = true
      const it = await begin(of)
      isReading = false
      if (!isWanted) return
      setFound({ of, it })
      // Something was stored while it was read.
      if (isAsked) void follow()
    }
    void follow()
    const leave = store && watchStore(store, () => void follow())
    return () => {
      isWanted = false
      leave?.()
    }
  }, [store, of])
  return found !== null && found.of === of ? found.it : null
}
