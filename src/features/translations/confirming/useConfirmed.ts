import { useEffect, useState } from 'react'
import { watchStore } from '../../../platform/entries.ts'
import { type ConfirmedPairs, nothingConfirmed } from '../confirmed/confirmedPairs.ts'
import { confirmedOf } from '../confirmed/storedLinks.ts'

/**
 * What editors said of this site in this browser; it follows what is said, also in another tab. Null until it is read.
 */
export function useReadConfirmed(site: string): ConfirmedPairs | null {
  const [pairs, setPairs] = useState<ConfirmedPairs | null>(null)
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const found = await confirmedOf(site)
      if (isWanted) setPairs(found)
    }
    void read()
    const stop = watchStore('pairs', () => void read())
    return () => {
      isWanted = false
      stop()
    }
  }, [site])
  return pairs
}

/** The same; nothing until it is read. */
export const useConfirmed = (site: string): ConfirmedPairs =>
  useReadConfirmed(site) ?? nothingConfirmed
