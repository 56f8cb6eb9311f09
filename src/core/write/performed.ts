import { isNotRenewed } from '../../api/siteSession.ts'
import { ApiError } from '../../api/apiError.ts'
import type { Identified } from '../resource/collection.ts'
import { withoutOthers } from './lostLinks.ts'
import { outOfReach } from '../query/readErrors.ts'
import { idPath } from '../resource/recordPath.ts'
import { safeDeletion } from './safeDeletion.ts'
import { safeUpdate } from './safeWriter.ts'
import { Conflict, type Saved, type Reason, type Outcome } from './saved.ts'
import type { Writing } from './writing.ts'
import type { Task } from './task.ts'

async function deleted<R extends Identified>(
  writing: Writing<R>,
  { opened, step }: Task<R>,
  password: string | undefined,
): Promise<Outcome<R>> {
  const path = idPath(writing.collection.name, opened.id)
  const isCompared = step.kind === 'delete' && step.isCompared
  const deletion = { path, password, ...(isCompared ? { opened } : {}) }
  const gone = await safeDeletion(writing, deletion)
  if (gone.alreadyGone) return { kind: 'unchanged', record: null }
  return { kind: 'saved', record: null, withoutOthers: withoutOthers(gone).length }
}

async function updated<R extends Identified>(
  writing: Writing<R>,
  task: Task<R>,
  password: string | undefined,
): Promise<Outcome<R>> {
  const { opened, step } = task
  if (step.kind === 'delete') return deleted(writing, task, password)
  const path = idPath(writing.collection.name, opened.id)
  return outcomeOf(await safeUpdate(writing, { path, opened, changes: step.changes, password }))
}

/** What a save comes to. */
export function outcomeOf<R>(saved: Saved<R>): Outcome<R> {
  const { record, before, differences } = saved
  if (differences.length > 0)
    return { kind: 'differs', record, fields: differences.map(({ field }) => field), saved }
  return { kind: record === before ? 'unchanged' : 'saved', record }
}

/** Kept back before anything was sent. */
export function withheldOutcome<R>(reasons: readonly Reason[]): Outcome<R> {
  return { kind: 'refused', refusal: new ApiError({ kind: 'invalid' }), reasons }
}

/**
 * Writes one record through the safe writer. Never rejects: a refusal is what came of it.
 * @param password of a protected event
 */
export function performed<R extends Identified>(
  writing: Writing<R>,
  task: Task<R>,
  password?: string,
): Promise<Outcome<R>> {
  return unfailing(() => updated(writing, task, password))
}

/** The same in another way than the safe writer's usual one. */
export function performedBy<R>(write: () => Promise<Saved<R>>): Promise<Outcome<R>> {
  return unfailing(async () => outcomeOf(await write()))
}

/** What came of it, where that is a refusal too. */
export async function unfailing<R>(work: () => Promise<Outcome<R>>): Promise<Outcome<R>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Conflict) {
      const fields = error.fields.map(({ field }) => field)
      const crossed = error.fields.find(({ beside }) => beside)
      return { kind: 'conflict', fresh: error.fresh, fields, crossed }
    }
    const refusal = ApiError.from(error)
    return { kind: 'refused', refusal }
  }
}

/** Why it was refused, where it was. */
export const apiErrorOf = <R>(outcome: Outcome<R>): ApiError | undefined =>
  outcome.kind === 'refused' ? outcome.refusal : undefined

/** The others would fare no better now: the service is out of reach, or the session is over or cannot be renewed. */
export function stopsOthers<R>(outcome: Outcome<R>): boolean {
  const refusal = apiErrorOf(outcome)
  if (refusal === undefined) return false
  return outOfReach.has(refusal.kind) || refusal.kind === 'ended' || isNotRenewed(refusal)
}

/** The refusal after which the others would fare no better, the last one. */
export function stoppedBy<R>(outcomes: readonly (Outcome<R> | undefined)[]): ApiError | undefined {
  const last = outcomes.findLast((outcome) => outcome !== undefined && stopsOthers(outcome))
  return last && apiErrorOf(last)
}

/** It is there as it was meant, whoever made it so. */
export function isAsMeant({ kind }: { readonly kind: string }): boolean {
  return kind === 'saved' || kind === 'unchanged'
}

/** Not as it was meant, and worth another try. */
export function isFailed(outcome: { readonly kind: string } | undefined): boolean {
  return outcome?.kind === 'refused' || outcome?.kind === 'conflict'
}
