import { storeFound } from './foundCreations.ts'
import type { Operation } from './operation.ts'
import { type Ending, endSending, storeOutcome, storeSending } from './outcomes.ts'

/** Where writes are remembered, so that each can be undone later. */
export interface Journal {
  record(entry: Operation): void
  /** told of a write before it goes out, `after` unknown: it is recorded under the same key, or ended without that */
  begin?(entry: Operation): Promise<void> | void
  end?(key: string, ending: Ending): Promise<void> | void
  /**
   * told of a creation that was found when it was looked for: somebody else here may have found it before
   * @returns the key of its entry
   */
  found?(entry: Operation): Promise<string>
}

export interface MemoryJournal extends Journal {
  /** newest last */
  entries(): readonly Operation[]
}

/** Remembers the last writes, until the page is left. */
export function memoryJournal(most = 500): MemoryJournal {
  let entries: readonly Operation[] = []
  return {
    record: (entry) => {
      entries = [...entries, entry].slice(-most)
    },
    entries: () => entries,
  }
}

/** What is said of a write beside what it does: its series, what goes with that, what it takes back. */
export type Marks = Pick<Operation, 'series' | 'said' | 'undoes'>

/** The journal with something said of every entry. */
export function marking(journal: Journal, marks: Marks): Journal {
  return {
    record: (entry) => journal.record({ ...entry, ...marks }),
    begin: (entry) => journal.begin?.({ ...entry, ...marks }),
    end: (key, ending) => journal.end?.(key, ending),
    async found(entry) {
      const marked = { ...entry, ...marks }
      if (journal.found) return await journal.found(marked)
      journal.record(marked)
      return entry.key
    },
  }
}

/** What is said of a write that takes another back, by the key of that one; nothing without a key. */
export function takingBack(undoes: string | undefined): Marks {
  return undoes === undefined ? {} : { undoes }
}

/** The journal of every write that is not given another: it is kept on this device. */
export const pageJournal: Journal = {
  record: (entry) => void storeOutcome(entry),
  begin: storeSending,
  end: endSending,
  found: storeFound,
}
