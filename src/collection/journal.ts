import type { Language } from '../service/language.ts'
import type { CollectionName } from './collection.ts'
import { keepEntry } from './history/keepEntry.ts'
import { keepFound } from './history/keepFound.ts'
import { endBegun, noteBegun } from './laterLook/begunWrites.ts'

/** A record that named a deleted one, as it was just before. */
export interface LostLink {
  readonly language: Language
  readonly collection: CollectionName
  readonly id: number
  readonly field: string
  /** without the deleted one where a listing keeps back what a protected event names */
  readonly value: unknown
  /** the others in `value` are there since the deletion; absent where the service took them away with it */
  readonly hasOthers?: true
}

/** The id of what a creation may have made, as long as it is not found. */
export const unmade = 0

/** One write that was done; nothing secret in it. */
export interface JournalEntry {
  /** its own; later ones sort after earlier ones */
  readonly key: string
  /** instant, ISO 8601 in UTC, by this device's clock */
  readonly at: string
  readonly site: string
  readonly account: string
  readonly language: Language
  readonly collection: CollectionName
  readonly operation: 'create' | 'update' | 'delete'
  /** `unmade` while nobody knows which one a creation made */
  readonly id: number
  readonly before: unknown
  readonly after: unknown
  /** the fields meant to change, with the values an editor sees */
  readonly changes: Readonly<Record<string, unknown>>
  /** of an update: the fields that went out; absent where that is not known */
  readonly sent?: readonly string[]
  /** the page it was written from: its path below the application's root, never its query */
  readonly from: string
  /** of a deletion: what named the record; null when that could not be found out */
  readonly links?: readonly LostLink[] | null
  /** the same for writes that belong together */
  readonly series?: string
  /** what was said in this browser for the sake of its series, and goes with it; read by the room that said it */
  readonly said?: unknown
  /** fields of `changes` that were otherwise when the record was looked at once more, with their values then */
  readonly overtaken?: Readonly<Record<string, unknown>>
  /** the record as it was found to be so */
  readonly found?: unknown
  /** the record as this write left it, where somebody else's values stood in it when it was read again: in `after` */
  readonly left?: unknown
  /** nobody heard whether it was done, and somebody else's values were there when it was looked up: those are `after` */
  readonly isUnsure?: true
  /** what became of it could not be looked up: a password, or the rights of others, keep the record back */
  readonly isUnread?: true
  /** key of the entry that this one takes back */
  readonly undoes?: string
}

/** Where writes are remembered, so that each can be undone later. */
export interface Journal {
  record(entry: JournalEntry): void
  /** told of a write that goes out, `after` unknown: it is recorded under the same key, or ended without that */
  begin?(entry: JournalEntry): void
  /** @param isKnown whether nothing was done, or nobody knows */
  end?(key: string, isKnown: boolean): void
  /**
   * told of a creation that was found when it was looked for: somebody else here may have found it before
   * @returns the key of its entry
   */
  found?(entry: JournalEntry): Promise<string>
}

export interface MemoryJournal extends Journal {
  /** newest last */
  entries(): readonly JournalEntry[]
}

/** Remembers the last writes, until the page is left. */
export function memoryJournal(most = 500): MemoryJournal {
  let entries: readonly JournalEntry[] = []
  return {
    record: (entry) => {
      entries = [...entries, entry].slice(-most)
    },
    entries: () => entries,
  }
}

/** What is said of a write beside what it does: its series, what goes with that, what it takes back. */
export type Marks = Pick<JournalEntry, 'series' | 'said' | 'undoes'>

/** The journal with something said of every entry. */
export function marking(journal: Journal, marks: Marks): Journal {
  return {
    record: (entry) => journal.record({ ...entry, ...marks }),
    begin: (entry) => journal.begin?.({ ...entry, ...marks }),
    end: (key, isKnown) => journal.end?.(key, isKnown),
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
  record: keepEntry,
  begin: noteBegun,
  end: endBegun,
  found: keepFound,
}
