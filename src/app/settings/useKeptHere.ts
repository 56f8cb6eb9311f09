import { useEffect, useState } from 'react'
import { storeNames, watchKept } from '../../device/kept.ts'

/** What this browser keeps, as it is read at any moment; null until it is. */
export function useKeptHere<T>(read: () => Promise<T>): T | null {
  const [kept, setKept] = useState<T | null>(null)
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const found = await read()
      if (!isGone) setKept(found)
    }
    const lookAgain = () => void look()
    lookAgain()
    const stops = storeNames.map((name) => watchKept(name, lookAgain))
    addEventListener('storage', lookAgain)
    return () => {
      isGone = true
      for (const stop of stops) stop()
      removeEventListener('storage', lookAgain)
    }
  }, [read])
  return kept
}
