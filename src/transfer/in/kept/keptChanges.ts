import type { Service } from '../../../service/service.ts'
import { type KeptPlan, keptPlans } from '../../kept/keptPlans.ts'
import {
  type ChangePlan,
  changePlanOf,
  isRowSettled,
  type RowProgress,
  rowProgressOf,
  waitingRow,
} from './changePlan.ts'

/** The changes of a file as this device keeps them. */
export type KeptChanges = KeptPlan<ChangePlan, RowProgress>

export const keptChanges = keptPlans<ChangePlan, RowProgress>({
  mark: ' changes',
  planOf: changePlanOf,
  rowsOf: ({ rows }) => rows,
  waiting: waitingRow,
  progressOf: rowProgressOf,
})

/** Forgets those of which every row was taken and written: the others stay on record until somebody forgets them. */
export async function forgetWhole(service: Service): Promise<void> {
  const whole = (await keptChanges.all(service)).filter(
    ({ plan, progress }) => plan.untaken.length === 0 && progress.every(isRowSettled),
  )
  await Promise.all(whole.map(keptChanges.forget))
}
