import type { Outcome } from '../../bulk/performed.ts'
import type { Undoable } from '../../bulk/undoing.ts'
import type { Identified } from '../../collection.ts'
import type { JournalEntry } from '../../journal.ts'
import { begunWrites } from '../../laterLook/begunWrites.ts'
import { inForce } from '../../undo/inForce.ts'
import { writeOf } from '../../undo/undoEntry.ts'

/** A write with its name in the history. */
export type Write<R> = Undoable<R> & Pick<JournalEntry, 'key' | 'language'>

function named<R>(entry: JournalEntry): Write<R> {
  const { key, language } = entry
  // Sound because the changes of a list are all of its records.
  return { ...(writeOf(entry) as Undoable<R>), key, language }
}

interface Begun<R> {
  readonly series: string
  /** what this page has written of it */
  readonly writes: readonly Write<R>[]
}

/**
 * What earlier pages wrote in a series, oldest first. A page that was closed may not have heard the end of its last ones:
 * they were done where a record is found to be as it was to be.
 */
export async function writtenBefore<R extends Identified>(
  owner: string,
  { series, writes }: Begun<R>,
  outcomes: readonly (Outcome<R> | undefined)[],
): Promise<readonly Write<R>[]> {
  const found = new Map(
    outcomes.flatMap((outcome) =>
      outcome?.kind === 'unchanged' && outcome.record ? [[outcome.record.id, outcome.record]] : [],
    ),
  )
  const unheard = begunWrites(owner).flatMap((entry) => {
    const after = entry.series === series ? found.get(entry.id) : undefined
    return after ? [{ ...entry, after }] : []
  })
  const own = new Set(writes.map(({ key }) => key))
  const all = new Map([...(await inForce(owner, series)), ...unheard].map((one) => [one.key, one]))
  return [...all.values()].filter(({ key }) => !own.has(key)).map((entry) => named<R>(entry))
}
