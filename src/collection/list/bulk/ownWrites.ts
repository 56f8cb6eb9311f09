import { changedBetween } from '../../compare.ts'
import type { Identified } from '../../collection.ts'
import type { Fields } from '../../field.ts'
import { readKept } from '../../../device/kept.ts'
import { entryAt, withUnkept } from '../../history/entriesOf.ts'
import { keptEntry } from '../../history/keepEntry.ts'
import { type Journal, type JournalEntry, pageJournal } from '../../journal.ts'
import type { Undoable } from '../../bulk/undoing.ts'
import type { Saved } from '../../saved.ts'
import { undoneKeys } from '../../undo/inForce.ts'
import { writeOf } from '../../undo/undoEntry.ts'

/** A write with its name in the history. */
export type Write<R> = Undoable<R> & Pick<JournalEntry, 'key' | 'language'>

/**
 * Writes by their names in the history, oldest first; of what is held there alone, and read when it is taken back, the
 * number of its record.
 */
export type Writes<R> = Map<string, Write<R> | number>

export function named<R>(entry: JournalEntry): Write<R> {
  const { key, language } = entry
  // Sound because the changes of a list are all of its records.
  return { ...(writeOf(entry) as Undoable<R>), key, language }
}

/** The page's journal, which also lets these writes grow. @param isLean what the history has is not held here as well */
export function growing<R>(writes: Writes<R>, isLean: boolean): Journal {
  const held = async (entry: JournalEntry) => {
    const whole = named<R>(entry)
    writes.set(entry.key, whole)
    const isKept = await keptEntry(entry)
    if (isKept && isLean && writes.get(entry.key) === whole) writes.set(entry.key, entry.id)
  }
  return { ...pageJournal, record: (entry) => void held(entry) }
}

/**
 * A write that another one went on with, as one that left what the other did. What a third hand has changed around that
 * neither of them left: going back from it is asked of a person.
 * @param sent what went out, and is still not as it was meant
 */
function amended<R>(
  fields: Fields<R>,
  known: Write<R>,
  { before, record, landedBetween }: Saved<R>,
  sent: readonly string[],
): Write<R> {
  const left = known.left ?? known.after
  const own = before ? changedBetween(fields, before, record) : []
  const isTheirs = (name: string) => landedBetween.includes(name) || !own.includes(name)
  const touched = new Set([...Object.keys(known.changes), ...sent])
  const isAsked =
    left !== null &&
    changedBetween(fields, left, record).some((name) => touched.has(name) && isTheirs(name))
  return { ...known, after: record, left: isAsked ? left : undefined, sent }
}

/** Has the write that another one went on with taken back with what that left; of others' changes nothing. */
export async function amend<R extends Identified>(
  fields: Fields<R>,
  writes: Writes<R>,
  saved: Saved<R>,
  sent: readonly string[] = [],
): Promise<void> {
  const { id } = saved.record
  const found = [...writes].findLast(([, held]) =>
    typeof held === 'number' ? held === id : held.before?.id === id,
  )
  if (!found) return
  const [key, held] = found
  const entry = typeof held === 'number' ? await entryAt(key) : undefined
  const known = typeof held === 'number' ? entry && named<R>(entry) : held
  if (known) writes.set(key, amended(fields, known, saved, sent))
}

/**
 * Whole again, all but those that were taken back elsewhere.
 * @returns `gone`: how many nobody can take back any more, for the history has forgotten them
 * @throws where the device is closed to us: then it has forgotten nothing
 */
export async function wholeWrites<R>(
  writes: Writes<R>,
  owner: string,
): Promise<{ readonly whole: readonly Write<R>[]; readonly gone: number }> {
  const held = [...writes.values()]
  const isWhole = (write: Write<R> | number) => typeof write !== 'number'
  if (held.every(isWhole)) return { whole: held, gone: 0 }
  const entries = withUnkept(owner, await readKept('history', owner))
  const undone = undoneKeys(entries.toReversed())
  const known = new Map(entries.map((entry) => [entry.key, entry]))
  const isGone = ([key, write]: [string, unknown]) =>
    typeof write === 'number' && !known.has(key) && !undone.has(key)
  const whole = [...writes].flatMap(([key, write]) => {
    if (undone.has(key)) return []
    if (typeof write !== 'number') return write
    const entry = known.get(key)
    return entry ? named<R>(entry) : []
  })
  return { whole, gone: [...writes].filter(isGone).length }
}
