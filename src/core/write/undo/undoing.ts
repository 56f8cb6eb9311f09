import type { Identified } from '../../resource/collection.ts'
import { changedBetween, differencesOf } from '../compare.ts'
import type { Fields } from '../../resource/field.ts'
import type { Values } from '../merge.ts'
import type { Task } from '../task.ts'

/** A write as the journal has it, its records typed. */
export interface Undoable<R> {
  /** null of what was made */
  readonly before: R | null
  /** null of what was deleted */
  readonly after: R | null
  /** as the write left it, where `after` has somebody else's values: those are not taken back without a question */
  readonly left?: R | undefined
  /** the fields that were meant to change, with what they were meant to be */
  readonly changes: Values
  /** the fields that went out; unknown of older writes, and of those nobody heard the end of */
  readonly sent?: readonly string[] | undefined
}

function restoring<R extends Identified>(before: R, status: unknown): Task<R> {
  // A trashed record is as it was, but for its status (contract.md §2).
  return { opened: { ...before, status: 'trash' }, step: { kind: 'update', changes: { status } } }
}

/**
 * What was meant to change, what the service made otherwise of all that went out, and what followed from it of that which
 * no record can be without, or which is otherwise lost: an event that is of whole days for a while has lost its hours.
 * Any other difference is of a field that did not go out, and so somebody else's.
 */
function touchedBy<R extends Identified>(
  fields: Fields<R>,
  write: Undoable<R>,
  before: R,
  after: R,
) {
  const { changes, sent } = write
  const differences = differencesOf(fields, before, after, changes, new Set(sent))
  const beside = differences.filter((difference) => sent === undefined || difference.sent)
  const unexplained = new Set(differences.map(({ field }) => field))
  const followed = changedBetween(fields, before, after).filter(
    (name) => !unexplained.has(name) && (fields[name]?.required || fields[name]?.comesBack),
  )
  return [...new Set([...Object.keys(changes), ...beside.map(({ field }) => field), ...followed])]
}

/**
 * Nobody heard the end of it, and something is otherwise beside what was meant: that may be somebody else's, and is not
 * taken back without a question.
 */
function isInDoubt<R>(fields: Fields<R>, { changes, sent }: Undoable<R>, before: R, after: R) {
  if (sent !== undefined) return false
  const differences = differencesOf(fields, before, after, changes, new Set())
  return differences.some(({ field }) => !Object.hasOwn(changes, field))
}

/** The write that takes this one back. */
function undoingOne<R extends Identified>(fields: Fields<R>, write: Undoable<R>): Task<R>[] {
  const { before, after } = write
  const status = (record: R) => fields.status?.of(record)
  if (after === null) return before === null ? [] : [restoring(before, status(before))]
  if (before === null || (status(before) === 'trash' && status(after) !== 'trash'))
    return [{ opened: write.left ?? after, step: { kind: 'delete', isCompared: true } }]
  const names = touchedBy(fields, write, before, after)
  const changes = Object.fromEntries(names.map((name) => [name, fields[name]?.of(before)]))
  const left = isInDoubt(fields, write, before, after) ? before : after
  return [{ opened: write.left ?? left, step: { kind: 'update', changes } }]
}

/** The writes that take these back, the last one first: each gives what was changed its value of before. */
export function undoing<R extends Identified>(
  fields: Fields<R>,
  writes: readonly Undoable<R>[],
): readonly Task<R>[] {
  return writes.toReversed().flatMap((write) => undoingOne(fields, write))
}
