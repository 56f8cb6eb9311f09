import type { CollectionName, Identified } from '../../resource/collection.ts'
import type { Saved } from '../../write/saved.ts'

let last: { readonly name: CollectionName; readonly saved: Saved<Identified> } | null = null

/** What the page of a new record hands to the page of the record it became, until that has read for itself. */
export function rememberCreation(name: CollectionName, saved: Saved<Identified>): void {
  last = { name, saved }
}

/** The answer of the creation of this record, if that was the last one here. Sound because its name is that of the resource. */
export function creationOf<R extends Identified>(
  name: CollectionName,
  id: number,
): Saved<R> | undefined {
  return last?.name === name && last.saved.record.id === id ? (last.saved as Saved<R>) : undefined
}
