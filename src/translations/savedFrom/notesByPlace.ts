import { nothingWritten, type WriteNote, type Written, writtenIn } from './textWrites.ts'

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
export function createNotes() {
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
