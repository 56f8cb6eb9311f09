import { waiting } from './importPlan.ts'
import type { ImportWork } from './importState.ts'
import { lookForTask } from './makeTask.ts'
import { readyAt } from './readyTask.ts'

/** Places of what went out and may have been made. */
function perhapsMade({ state }: ImportWork): readonly number[] {
  return state().progress.flatMap(({ state: at, sentAt }, place) =>
    sentAt !== undefined && ['begun', 'unknown', 'refused'].includes(at) ? [place] : [],
  )
}

async function lookAt(work: ImportWork, at: number): Promise<void> {
  const { plan, making, state, note } = work
  const ready = readyAt(work, at)
  const { sentAt, state: before } = state().progress[at] ?? waiting
  if (ready === null || sentAt === undefined) return
  const made = state().progress.flatMap(({ id }) => id ?? [])
  const others = new Set([...plan.known, ...made])
  const found = await lookForTask(making, ready, sentAt, others)
  // Why it was refused stays to be told.
  const isRefused = before === 'refused' && found?.state === 'waiting'
  await note(at, isRefused ? { state: 'refused' } : (found ?? { state: 'unknown', sentAt }))
}

/** One after the other, so that none is taken for two; again while something was found, for that tells others apart. */
export async function lookForAll(work: ImportWork): Promise<void> {
  for (
    let before = -1, left = perhapsMade(work);
    left.length > 0 && left.length !== before;
    left = perhapsMade(work)
  ) {
    before = left.length
    for (const at of left) await lookAt(work, at)
  }
}
