import type { CollectionName } from '../../collection/collection.ts'
import type { Operation } from '../../core/write/operation.ts'
import { type Undoing, type Undone, undoEntry } from '../../collection/undo/undoEntry.ts'

/** They come back under other ids, which the next may be inside of, or stand beside. */
const renewed: ReadonlySet<CollectionName> = new Set(['categories', 'tags'])

/**
 * Takes writes back, several at once: what was deleted is back before anything else is, terms one after the other; what
 * was made for others goes when they are gone, and of one record's writes the last one first.
 */
export function inTheirTurn(under: Undoing) {
  const nothing: Promise<unknown> = Promise.resolve()
  let returned = nothing
  let all = nothing
  const ofRecord = new Map<string, Promise<unknown>>()
  return (entry: Operation): Promise<Undone> => {
    const { operation, collection, id } = entry
    const record = `${collection} ${id}`
    const isDeletion = operation === 'delete'
    const isAlone = isDeletion && !renewed.has(collection)
    const isForOthers = operation === 'create' && collection !== 'events'
    const own = ofRecord.get(record) ?? nothing
    const before = [isAlone ? nothing : returned, isForOthers ? all : own]
    const undone = Promise.all(before).then(() => undoEntry(under, entry))
    if (isDeletion) returned = Promise.all([returned, undone])
    all = Promise.all([all, undone])
    ofRecord.set(record, undone)
    return undone
  }
}
