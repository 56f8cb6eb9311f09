import type { WriteKind } from '../../../core/job/writes/writeRun.ts'
import { type WriteJob, writeStore } from '../../../core/job/writes/writeStore.ts'
import { isUpdate, type WriteTask } from '../../../core/job/writes/writePlan.ts'
import { isDone } from '../../../core/job/jobItem.ts'
import { writables } from '../../../resources/records.ts'
import { type ImportPlan, importPlanOf, storedPlanOf } from './importPlan.ts'
import { keepUid, uidChanges } from './storedUids.ts'

export type ImportJob = WriteJob<ImportPlan>

/** What names it in a calendar file. */
const uidOf = (task: WriteTask | undefined) => (task && !isUpdate(task) ? task.uid : undefined)

/** Imports, as this device has them. */
export const imports = writeStore<ImportPlan>({
  mark: '',
  earlierMark: ' changes',
  planOf: importPlanOf,
  bodyOf: storedPlanOf,
  hasOthers: ({ unmade }) => unmade.length > 0,
  along: (service, { tasks }, items) =>
    uidChanges(
      service,
      new Map(
        Array.from(items).flatMap(([at, item]): [string, number | null][] => {
          const uid = uidOf(tasks[at])
          return uid === undefined ? [] : [[uid, isDone(item) ? (item.id ?? null) : null]]
        }),
      ),
    ),
})

/** What becomes of an event of a calendar file is noted under its uid. */
export const importKind: WriteKind<ImportPlan> = {
  store: imports,
  writables,
  async onOver(service, task, item) {
    const uid = uidOf(task)
    if (uid === undefined) return
    if (isDone(item)) await keepUid(service, uid, item.id ?? null)
    if (item.state === 'undone') await keepUid(service, uid, null)
  },
}
