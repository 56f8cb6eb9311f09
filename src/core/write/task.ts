import type { Language } from '../../api/language.ts'
import type { Fields } from '../resource/field.ts'
import type { Values } from './merge.ts'
import type { Outcome } from './saved.ts'

/** Why a record is left alone by a change of many. */
export type Obstacle = 'trashed' | 'notTrashed' | 'withheld' | 'allDay' | 'noDates'

/** What a change of many comes to for one record. */
export type Step =
  | { readonly kind: 'update'; readonly changes: Values }
  /** `isCompared`: what somebody has changed since is not deleted unseen */
  | { readonly kind: 'delete'; readonly isCompared?: true }
  | { readonly kind: 'already' }
  | { readonly kind: 'cannot'; readonly why: Obstacle }

/** A change of many, asked of each record as it was last seen. */
export type BulkChange<R> = (record: R) => Step

/** One record that is to be written. */
export interface Task<R> {
  /** as it was when the change was asked for: what others change since is not written over */
  readonly opened: R
  readonly step: Extract<Step, { kind: 'update' | 'delete' }>
  /** of the record, where that is not the page's */
  readonly language?: Language | undefined
}

export interface Plan<R> {
  readonly tasks: readonly Task<R>[]
  /** records that are so already */
  readonly already: number
  readonly obstacles: ReadonlyMap<Obstacle, number>
}

/** What a change would do to these records, before anything is done. */
export function planOf<R>(
  records: readonly R[],
  change: BulkChange<R>,
  languageOf?: (record: R) => Language | undefined,
): Plan<R> {
  const tasks: Task<R>[] = []
  const obstacles = new Map<Obstacle, number>()
  let already = 0
  for (const opened of records) {
    const step = change(opened)
    if (step.kind === 'already') already += 1
    else if (step.kind === 'cannot') obstacles.set(step.why, (obstacles.get(step.why) ?? 0) + 1)
    else tasks.push({ opened, step, language: languageOf?.(opened) })
  }
  return { tasks, already, obstacles }
}

/** The step that gives fields these values; those that have them need nothing. */
export function updateTo<R>(fields: Fields<R>, record: R, values: Values): Step {
  const changes = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = fields[name]
      return field !== undefined && !field.same(value, field.of(record))
    }),
  )
  return Object.keys(changes).length === 0 ? { kind: 'already' } : { kind: 'update', changes }
}

/**
 * What is to be done after an outcome that was no success: what somebody else changed is looked at anew, and comes to
 * nothing where it is so by now.
 */
export function taskAgain<R>(
  task: Task<R>,
  outcome: Outcome<R> | undefined,
  change: ((fresh: R) => Step | null) | null,
): Task<R> {
  if (outcome?.kind !== 'conflict') return task
  const { fresh } = outcome
  const step = change?.(fresh) ?? task.step
  return step.kind === 'update' || step.kind === 'delete'
    ? { ...task, opened: fresh, step }
    : { ...task, opened: fresh, step: { kind: 'update', changes: {} } }
}

/** What a task comes to, in the words of a write. */
export function meantBy<R>({ opened, step }: Task<R>) {
  const changes = step.kind === 'update' ? step.changes : {}
  return { opened, changes, deletes: step.kind === 'delete' }
}
