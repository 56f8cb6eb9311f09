import type { Service } from '../../../service/service.ts'
import { type KeptPlan, keptPlans } from '../../kept/keptPlans.ts'
import {
  type ChangePlan,
  changePlanOf,
  keptPlanOf,
  isRowSettled,
  type RowProgress,
  rowProgressOf,
  waitingRow,
} from './changePlan.ts'

/** The changes of a file as this device keeps them. */
export type KeptChanges = KeptPlan<ChangePlan, RowProgress>

const undone: RowProgress = { state: 'undone' }

export const keptChanges = keptPlans<ChangePlan, RowProgress>({
  mark: ' changes',
  planOf: changePlanOf,
  bodyOf: keptPlanOf,
  rowsOf: ({ rows }) => rows,
  waiting: waitingRow,
  progressOf: rowProgressOf,
  since: ({ key, plan, progress }, { history, standings }) => {
    const writes = new Map<number, readonly string[]>()
    for (const { series, id, key: write, isUnsure } of history)
      if (series === key && !isUnsure) writes.set(id, [...(writes.get(id) ?? []), write])
    return new Map(
      plan.rows.flatMap(({ record }, at): [number, RowProgress][] => {
        const one = progress[at] ?? waitingRow
        const isWritten = one.state === 'saved' || one.state === 'differs'
        const stands = (writes.get(record.id) ?? []).map((write) => standings.get(write))
        if (stands.length === 0) return []
        if (stands.every((stand) => stand === 'undone')) return isWritten ? [[at, undone]] : []
        // Sent from the queue, or by a page that did not live to note it.
        const isSince = one.state === 'undone' ? stands.includes('again') : !isRowSettled(one)
        return isSince ? [[at, { state: 'saved' }]] : []
      }),
    )
  },
})

/** Every row was taken and written, or all that was written is taken back. */
function isWhole({ plan, progress }: KeptChanges): boolean {
  const states = new Set(progress.map(({ state }) => state))
  const isHalfUndone = states.has('undone') && (states.has('saved') || states.has('differs'))
  return plan.untaken.length === 0 && progress.every(isRowSettled) && !isHalfUndone
}

/** Forgets those of which nothing is left to be said: the others stay on record until somebody forgets them. */
export async function forgetWhole(service: Service): Promise<void> {
  const whole = (await keptChanges.all(service)).filter(isWhole)
  await Promise.all(whole.map(keptChanges.forget))
}

/** As pages list them: what the history says since is noted, and then some are whole, as after the last of the queue. */
export const leftChanges = {
  all: keptChanges.all,
  async settle(
    service: Service,
    plans: readonly KeptChanges[],
    isWanted: () => boolean,
  ): Promise<void> {
    await keptChanges.settle(service, plans, isWanted)
    if (plans.length > 0 && isWanted()) await forgetWhole(service)
  },
}
