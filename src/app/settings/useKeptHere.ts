import { useEffect, useState } from 'react'
import { storeNames, watchKept } from '../../device/kept.ts'
import { type KeptHere, keptHere } from './keptHere.ts'

/** What this browser keeps, at any moment; null until it is counted. */
export function useKeptHere(): KeptHere | null {
  const [kept, setKept] = useState<KeptHere | null>(null)
  useEffect(() => {
    let isGone = false
    const count = async () => {
      const found = await keptHere()
      if (!isGone) setKept(found)
    }
    void count()
    const stops = storeNames.map((name) => watchKept(name, () => void count()))
    return () => {
      isGone = true
      for (const stop of stops) stop()
    }
  }, [])
  return kept
}
