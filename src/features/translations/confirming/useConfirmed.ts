import { useStoreReading } from '../../../platform/useStoreReading.ts'
import { type ConfirmedPairs, nothingConfirmed } from '../confirmed/confirmedPairs.ts'
import { confirmedOf } from '../confirmed/storedLinks.ts'

/** What editors said of this site in this browser; it follows what is said, also in another tab. Null until it is read. */
export const useReadConfirmed = (site: string): ConfirmedPairs | null =>
  useStoreReading('pairs', site, confirmedOf)

/** The same; nothing until it is read. */
export const useConfirmed = (site: string): ConfirmedPairs =>
  useReadConfirmed(site) ?? nothingConfirmed
