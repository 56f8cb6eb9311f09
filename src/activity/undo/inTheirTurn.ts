import type { CollectionName } from '../../collection/collection.ts'
import type { Operation } from '../../core/write/operation.ts'
import { type Undoing, type Undone, undoEntry } from '../../collection/undo/undoEntry.ts'

/** They come back under other ids, which the next may be inside of, or stand beside. */
const renewed: ReadonlySet<CollectionName> = new Set(['categories', 'tags'])

/**
 * Takes writes back, several at once: what was deleted is back before anything else is, terms one after the other.
 * @param known when ids of what was made again earlier are noted
 */
export function inTheirTurn(under: Undoing, known: Promise<unknown>) {
  let returned = known
  return (entry: Operation): Promise<Undone> => {
    const isDeletion = entry.operation === 'delete'
    const isAlone = isDeletion && !renewed.has(entry.collection)
    const undone = (isAlone ? known : returned).then(() => undoEntry(under, entry))
    if (isDeletion) returned = Promise.all([returned, undone])
    return undone
  }
}
