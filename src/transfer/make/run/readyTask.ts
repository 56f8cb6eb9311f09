import { valuesOf } from './importPlan.ts'
import type { ImportWork } from './importState.ts'
import type { ReadyTask } from './makeTask.ts'

/** A task with what it holds; null while something that it names is still to be made. */
export function readyAt({ plan, state }: ImportWork, at: number): ReadyTask | null {
  const task = plan.tasks[at]
  const values = task && valuesOf(task, state().progress)
  return task && values ? { task, values } : null
}
