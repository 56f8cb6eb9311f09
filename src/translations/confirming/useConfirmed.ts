import { useEffect, useState } from 'react'
import { watchKept } from '../../device/kept.ts'
import { nothingConfirmed } from '../confirmed/confirmedPairs.ts'
import { confirmedOf } from './confirmedHere.ts'

/** What editors said of this site in this browser; it follows what is said, also in another tab. */
export function useConfirmed(site: string) {
  const [pairs, setPairs] = useState(nothingConfirmed)
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const found = await confirmedOf(site)
      if (isWanted) setPairs(found)
    }
    void read()
    const stop = watchKept('pairs', () => void read())
    return () => {
      isWanted = false
      stop()
    }
  }, [site])
  return pairs
}
