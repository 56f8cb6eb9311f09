import { changedBetween } from '../compare.ts'
import type { Identified } from '../collection.ts'
import type { Operation } from '../../core/write/operation.ts'
import type { Saved } from '../saved.ts'
import { writeOf } from '../undo/undoEntry.ts'
import type { Writable } from '../writing.ts'

/** A save that another write went on with, as what was put back after it. */
export interface Amendment {
  readonly collection: Writable<Identified>
  readonly saved: Saved<Identified>
  /** fields that went out and are still not as they were meant */
  readonly sent: readonly string[]
}

/**
 * The entry as one that left what the other write did. What a third hand has changed around that neither of them left:
 * going back from it is asked of a person.
 */
function amended(entry: Operation, { collection: { fields }, saved, sent }: Amendment) {
  const { before, record, landedBetween } = saved
  const known = writeOf(entry)
  const left = known.left ?? known.after
  const own = before ? changedBetween(fields, before, record) : []
  const isTheirs = (name: string) => landedBetween.includes(name) || !own.includes(name)
  const touched = new Set([...Object.keys(known.changes), ...sent])
  const isAsked =
    left !== null &&
    changedBetween(fields, left, record).some((name) => touched.has(name) && isTheirs(name))
  const { left: _left, ...others } = entry
  return { ...others, after: record, sent, ...(isAsked ? { left } : {}) }
}

/** Entries, newest first, the last one of each record as another write went on with it. */
export function withAmendments(
  entries: readonly Operation[],
  amendments: readonly Amendment[],
): readonly Operation[] {
  return amendments.reduce((all, amendment) => {
    const { collection, saved } = amendment
    const isOf = ({ id, collection: name }: Operation) =>
      id === saved.record.id && name === collection.name
    const at = all.findIndex(isOf)
    const entry = all[at]
    return entry ? all.with(at, amended(entry, amendment)) : all
  }, entries)
}
