import { type KeptPlan, keptPlans } from '../../kept/keptPlans.ts'
import { type ImportPlan, planOf, type Progress, progressOf, waiting } from './importPlan.ts'
import { keepUid } from './keptUids.ts'

/** An import as this device keeps it. */
export type KeptImport = KeptPlan<ImportPlan, Progress>

const plans = keptPlans<ImportPlan, Progress>({
  mark: '',
  planOf,
  rowsOf: ({ tasks }) => tasks,
  waiting,
  progressOf: (body) => progressOf(body) ?? waiting,
  since: ({ progress }, _history, standings) =>
    new Map(
      progress.flatMap((one, at): [number, Progress][] => {
        const standing = one.key === undefined ? undefined : standings.get(one.key)
        if (one.state === 'made' && standing === 'undone')
          return [[at, { ...one, state: 'undone' }]]
        if (one.state === 'undone' && standing === 'again') return [[at, { ...one, state: 'made' }]]
        return []
      }),
    ),
})

export const keptImports: typeof plans = {
  ...plans,
  async settle(service) {
    const settled = await plans.settle(service)
    for (const { kept, rows } of settled)
      for (const [at, { state, id }] of rows) {
        const uid = kept.plan.tasks[at]?.uid
        if (uid !== undefined) await keepUid(service, uid, state === 'made' ? (id ?? null) : null)
      }
    return settled
  },
}
