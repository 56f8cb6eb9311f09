import type { CollectionName } from '../../collection/collection.ts'
import type { Operation } from '../../core/write/operation.ts'
import { type Undoing, type Undone, undoEntry } from '../../collection/undo/undoEntry.ts'

/** They come back under other ids, which the next may be inside of, or stand beside. */
const renewed: ReadonlySet<CollectionName> = new Set(['categories', 'tags'])

/**
 * Takes writes back, several at once: what was deleted is back before anything else is, terms one after the other.
 */
export function inTheirTurn(under: Undoing) {
  let returned: Promise<unknown> = Promise.resolve()
  return (entry: Operation): Promise<Undone> => {
    const isDeletion = entry.operation === 'delete'
    const isAlone = isDeletion && !renewed.has(entry.collection)
    const undone = isAlone ? undoEntry(under, entry) : returned.then(() => undoEntry(under, entry))
    if (isDeletion) returned = Promise.all([returned, undone])
    return undone
  }
}
