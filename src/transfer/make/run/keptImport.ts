import { type KeptPlan, keptPlans } from '../../kept/keptPlans.ts'
import { type ImportPlan, planOf, type Progress, progressOf, waiting } from './importPlan.ts'

/** An import as this device keeps it. */
export type KeptImport = KeptPlan<ImportPlan, Progress>

export const keptImports = keptPlans<ImportPlan, Progress>({
  mark: '',
  planOf,
  rowsOf: ({ tasks }) => tasks,
  waiting,
  progressOf: (body) => progressOf(body) ?? waiting,
})
