import { operationIn } from '../../../core/write/operation.ts'
import { isOver, unstoredOperations } from '../../../core/write/operationStore.ts'
import { database } from '../../../platform/entries.ts'
import {
  noteOf,
  nothingWritten,
  placeKey,
  type WriteNote,
  type Written,
  type WrittenAt,
  writtenIn,
} from './textWrites.ts'

const byKey = (one: WriteNote, other: WriteNote) =>
  one.key < other.key ? -1 : one.key > other.key ? 1 : 0

const known = new WeakMap<readonly WriteNote[], Written>()

/** Worked out when it is asked for, and once for the same notes. */
function writtenOf(notes: readonly WriteNote[]): Written {
  const written = known.get(notes) ?? writtenIn(notes)
  known.set(notes, written)
  return written
}

/** Notes of writes by the record that was written, of each the oldest first. */
function createNotes() {
  const places = new Map<string, readonly WriteNote[]>()
  const placeOf = new Map<string, string>()

  const without = (key: string, of: string) =>
    (places.get(of) ?? []).filter((note) => note.key !== key)

  return {
    has: (key: string) => placeOf.has(key),
    keys: (): readonly string[] => [...placeOf.keys()],
    drop(key: string): void {
      const of = placeOf.get(key)
      if (of !== undefined) places.set(of, without(key, of))
      placeOf.delete(key)
    },
    put(note: WriteNote): void {
      const { key, of } = note
      places.set(of, [...without(key, of), note].toSorted(byKey))
      placeOf.set(key, of)
    },
    /**
     * What is known by now, whatever comes later.
     * @param more notes of what the device had no room for
     */
    now(more: readonly WriteNote[]): (of: string) => Written {
      const then = new Map(places)
      return (of) => {
        const notes = then.get(of)
        const beside = more.filter((note) => note.of === of)
        if (beside.length > 0) return writtenIn([...(notes ?? []), ...beside].toSorted(byKey))
        return notes ? writtenOf(notes) : nothingWritten
      }
    },
  }
}

/**
 * What the history of one account told of texts so far. It may be of fifty million bytes: each entry is read once, and
 * once more after its recheck, which may put another in its place.
 */
function createMemory(owner: string) {
  const notes = createNotes()
  let unsettled: ReadonlySet<string> = new Set()

  const read = async () => {
    const stored = (await database()).transaction('operations').store
    const keys = await stored.index('owner').getAllKeys(owner)
    const there = new Set(keys)
    const gone = notes.keys().filter((key) => !there.has(key))
    const due = new Set(
      await stored.index('due').getAllKeys(IDBKeyRange.bound([owner], [owner, []])),
    )
    // One by one: no task takes long, and what is none of a text is let go.
    const note = async (key: string) => {
      const kept = await stored.get(key)
      const over = (kept ? operationIn(kept) : []).filter(isOver)
      for (const operation of over) notes.put(noteOf(operation))
      return over.length
    }
    let news = gone.length
    for (const key of gone) notes.drop(key)
    for (const key of keys) if (!notes.has(key)) news += await note(key)
    for (const key of unsettled)
      if (there.has(key) && (news === 0 || !due.has(key))) await note(key)
    unsettled = new Set(keys.filter((key) => due.has(key)))
  }

  let last: Promise<void> = Promise.resolve()
  return {
    owner,
    notes,
    // The device may be closed to us: what this page remembers is all there is then.
    read: () => (last = last.then(read).catch(() => {})),
  }
}

/** Of the account that was asked for last: another one's is read when it is asked for. */
let memory = createMemory('')

/**
 * What the history on this device knows of texts.
 * @param owner as `ownerOf` names it
 */
export async function textWritesOf(owner: string): Promise<WrittenAt> {
  if (memory.owner !== owner) memory = createMemory(owner)
  const { read, notes } = memory
  await read()
  const unkept = unstoredOperations(owner).map(noteOf)
  const known = notes.now(unkept)
  return (collection, place) => known(placeKey(collection, place))
}
