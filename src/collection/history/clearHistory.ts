import { forget } from '../../device/kept.ts'
import type { JournalEntry } from '../journal.ts'
import { forgetUnkept } from './keepEntry.ts'

/** Forgets these writes, for good. False when the device did not let us. */
export function clearHistory(entries: readonly JournalEntry[]): Promise<boolean> {
  forgetUnkept()
  return forget(
    'history',
    entries.map(({ key }) => key),
  )
}
