import { entriesOf } from '../../history/entriesOf.ts'
import { keptEntry } from '../../history/keepEntry.ts'
import { type Journal, type JournalEntry, pageJournal } from '../../journal.ts'
import type { Undoable } from '../../bulk/undoing.ts'
import { undoneKeys } from '../../undo/inForce.ts'
import { writeOf } from '../../undo/undoEntry.ts'

/** A write with its name in the history. */
export type Write<R> = Undoable<R> & Pick<JournalEntry, 'key' | 'language'>

/** Writes by their names in the history, oldest first; null of what is held there alone, and read when it is taken back. */
export type Writes<R> = Map<string, Write<R> | null>

export function named<R>(entry: JournalEntry): Write<R> {
  const { key, language } = entry
  // Sound because the changes of a list are all of its records.
  return { ...(writeOf(entry) as Undoable<R>), key, language }
}

/** The page's journal, which also lets these writes grow. @param isLean what the history has is not held here as well */
export function growing<R>(writes: Writes<R>, isLean: boolean): Journal {
  const held = async (entry: JournalEntry) => {
    writes.set(entry.key, named(entry))
    if ((await keptEntry(entry)) && isLean) writes.set(entry.key, null)
  }
  return { ...pageJournal, record: (entry) => void held(entry) }
}

/**
 * Whole again, all but those that were taken back elsewhere.
 * @returns `gone`: how many nobody can take back any more, for the history has forgotten them
 */
export async function wholeWrites<R>(
  writes: Writes<R>,
  owner: string,
): Promise<{ readonly whole: readonly Write<R>[]; readonly gone: number }> {
  const held = [...writes.values()]
  if (!held.includes(null)) return { whole: held.filter((write) => write !== null), gone: 0 }
  const entries = await entriesOf(owner)
  const undone = undoneKeys(entries.toReversed())
  const known = new Map(entries.map((entry) => [entry.key, entry]))
  const isGone = ([key, write]: [string, unknown]) =>
    write === null && !known.has(key) && !undone.has(key)
  const whole = [...writes].flatMap(([key, write]) => {
    const entry = undone.has(key) ? undefined : known.get(key)
    return write ?? (entry ? named<R>(entry) : [])
  })
  return { whole, gone: [...writes].filter(isGone).length }
}
