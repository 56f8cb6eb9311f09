import { type Kept, keptAt, keptOf } from '../../device/kept.ts'
import type { JournalEntry } from '../journal.ts'
import { ownerNamed } from '../owner.ts'
import { entryIn, unkeptEntries } from './keepEntry.ts'

/** Those that this page alone remembers come last. */
export function withUnkept(owner: string, kept: readonly Kept[]): readonly JournalEntry[] {
  const unkept = unkeptEntries().filter(({ site, account }) => ownerNamed(site, account) === owner)
  return [...kept.map(entryIn), ...unkept]
}

/** Every write of an owner that is remembered, oldest first. */
export async function entriesOf(owner: string): Promise<readonly JournalEntry[]> {
  return withUnkept(owner, await keptOf('history', owner))
}

/** One write by its key, where it is remembered. */
export async function entryAt(key: string): Promise<JournalEntry | undefined> {
  const kept = await keptAt('history', key)
  return kept ? entryIn(kept) : unkeptEntries().find((entry) => entry.key === key)
}
