import type { Identified } from '../collection.ts'
import { differencesOf } from '../compare.ts'
import type { Fields } from '../field.ts'
import type { Values } from '../merge.ts'
import type { Task } from './bulkTask.ts'

/** A write of this page's own as the journal has it, its records typed. */
export interface Undoable<R> {
  readonly before: R
  /** null of what was deleted */
  readonly after: R | null
  /** the fields that were meant to change, with what they were meant to be */
  readonly changes: Values
}

function restoring<R extends Identified>(before: R, status: unknown): Task<R> {
  // A trashed record is as it was, but for its status (contract.md §2).
  return { opened: { ...before, status: 'trash' }, step: { kind: 'update', changes: { status } } }
}

/** What was meant to change, and what the service changed beside it. */
function touchedBy<R extends Identified>(fields: Fields<R>, write: Undoable<R>, after: R) {
  const { before, changes } = write
  const beside = differencesOf(fields, before, after, changes, new Set())
  return [...new Set([...Object.keys(changes), ...beside.map(({ field }) => field)])]
}

/** The writes that take these back, the last one first: each gives what was changed its value of before. */
export function undoing<R extends Identified>(
  fields: Fields<R>,
  writes: readonly Undoable<R>[],
): readonly Task<R>[] {
  return writes.toReversed().map((write): Task<R> => {
    const { before, after } = write
    if (after === null) return restoring(before, fields.status?.of(before))
    const names = touchedBy(fields, write, after)
    const changes = Object.fromEntries(names.map((name) => [name, fields[name]?.of(before)]))
    return { opened: after, step: { kind: 'update', changes } }
  })
}
