import type { WriteFacts } from '../write/writeFacts.ts'
import { undoneKeys } from '../../collection/undo/inForce.ts'

/** What became of a write since: it was taken back, or it was and is in force again. */
export type Standing = 'undone' | 'again'

/** Of writes that were ever taken back, by their keys, how they stand. @param entries oldest first */
export function standingsIn(entries: readonly WriteFacts[]): ReadonlyMap<string, Standing> {
  const undone = undoneKeys(entries.toReversed())
  return new Map(
    entries.flatMap(({ undoes }): [string, Standing][] =>
      undoes === undefined ? [] : [[undoes, undone.has(undoes) ? 'undone' : 'again']],
    ),
  )
}
