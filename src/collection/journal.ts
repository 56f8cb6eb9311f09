import type { Language } from '../service/language.ts'
import type { CollectionName } from './collection.ts'

/** One write that was done; nothing secret in it. */
export interface JournalEntry {
  /** instant, ISO 8601 in UTC, by this device's clock */
  readonly at: string
  readonly site: string
  readonly account: string
  readonly language: Language
  readonly collection: CollectionName
  readonly operation: 'create' | 'update' | 'delete'
  readonly id: number
  readonly before: unknown
  readonly after: unknown
  /** the fields meant to change, with the values an editor sees */
  readonly changes: Readonly<Record<string, unknown>>
}

/** Where writes are remembered, so that each can be undone later. */
export interface Journal {
  record(entry: JournalEntry): void
}

export interface MemoryJournal extends Journal {
  /** newest last */
  entries(): readonly JournalEntry[]
}

/** Remembers the last writes of this page. */
export function memoryJournal(most = 500): MemoryJournal {
  let entries: readonly JournalEntry[] = []
  return {
    record: (entry) => {
      entries = [...entries, entry].slice(-most)
    },
    entries: () => entries,
  }
}

/** The journal of this page, for every write that is not given another. */
export const pageJournal = memoryJournal()
