import { alone } from '../../ui/alone.ts'
import { entryNames, onThisDevice, readJson, writeEntry } from '../../ui/storage.ts'
import type { JournalEntry } from '../journal.ts'
import { ownerNamed } from '../owner.ts'

const family = 'begun.'

/** Lets go of the lock of each write that is under way in this page. */
const ends = new Map<string, () => void>()

/** Notes a write that goes out: should the page close before its end is known, it is looked up later. */
export function noteBegun(entry: JournalEntry): void {
  const isNoted = writeEntry(onThisDevice, family + entry.key, JSON.stringify(entry))
  if (!isNoted || typeof navigator === 'undefined') return
  const end = new Promise<void>((resolve) => {
    ends.set(entry.key, resolve)
  })
  void alone(family + entry.key, () => end)
}

/** It has come to an end here; what is not known of it is left to be looked up. */
export function endBegun(key: string, isKnown: boolean): void {
  ends.get(key)?.()
  ends.delete(key)
  if (isKnown) writeEntry(onThisDevice, family + key, null)
}

/** Does something with one that no page is at. */
export async function unattended(key: string, task: () => Promise<void>): Promise<void> {
  await alone(family + key, task)
}

/** Writes of an owner of which no end is known, the oldest first. */
export function begunWrites(owner: string): readonly JournalEntry[] {
  const names = entryNames(onThisDevice).filter((name) => name.startsWith(family))
  return names.toSorted().flatMap((name) => {
    // Sound because nothing else is kept under these names.
    const entry = readJson(onThisDevice, name) as JournalEntry | null
    return entry !== null && ownerNamed(entry.site, entry.account) === owner ? [entry] : []
  })
}
