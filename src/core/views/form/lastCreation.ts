import type { CollectionName, Identified } from '../../resource/collection.ts'
import type { Saved } from '../../write/saved.ts'

let last: {
  readonly name: CollectionName
  readonly saved: Saved<Identified>
  readonly isHeldBack: boolean
} | null = null

/**
 * What the page of a new record hands to the page of the record it became, until that has read for itself.
 * @param isHeldBack it was to go out, and is not ready for it
 */
export function rememberCreation(
  name: CollectionName,
  saved: Saved<Identified>,
  isHeldBack: boolean,
): void {
  last = { name, saved, isHeldBack }
}

/** The answer of the creation of this record, if that was the last one here. Sound because its name is that of the resource. */
export function creationOf<R extends Identified>(
  name: CollectionName,
  id: number,
): Saved<R> | undefined {
  return last?.name === name && last.saved.record.id === id ? (last.saved as Saved<R>) : undefined
}

/** Whether this record was created just before, and was to go out. */
export function wasHeldBack(name: CollectionName, id: number): boolean {
  return last?.name === name && last.saved.record.id === id && last.isHeldBack
}

/** What there is to do for that was shown. */
export function forgetHeldBack(): void {
  if (last) last = { ...last, isHeldBack: false }
}
