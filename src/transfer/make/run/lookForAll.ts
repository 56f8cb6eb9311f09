import { outlasting, type Progress, waiting } from './importPlan.ts'
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
  const progress = state().progress[at] ?? waiting
  const { sentAt, sentAs, isOver } = progress
  if (ready === null || sentAt === undefined) return
  const made = state().progress.flatMap(({ id }) => id ?? [])
  const others = new Set([...plan.known, ...made])
  const sent = { sentAt, sentAs, isOver }
  const found = await lookForTask(making, ready, sent, others)
  // Why it was refused stays to be told.
  const isRefused = progress.state === 'refused' && found?.state === 'waiting'
  const now: Progress = isRefused ? { state: 'refused' } : (found ?? { ...sent, state: 'unknown' })
  await note(at, { ...outlasting(progress), ...now })
}

/** One after the other, so that none is taken for two; again while something was found, for that tells others apart. */
export async function lookForAll(work: ImportWork): Promise<void> {
  for (
    let before = -1, left = perhapsMade(work);
    left.length > 0 && left.length !== before;
    left = perhapsMade(work)
  ) {
    before = left.length
    for (const at of left) {
      if (work.state().isStopping) return
      await lookAt(work, at)
    }
  }
}
