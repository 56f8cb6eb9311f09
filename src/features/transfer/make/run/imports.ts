import * as z from 'zod/mini'
import { creationPlan } from '../../../../core/job/creations/creationPlan.ts'
import type { CreationKind } from '../../../../core/job/creations/creationRun.ts'
import { type CreationJob, creationStore } from '../../../../core/job/creations/creationStore.ts'
import { isDone } from '../../../../core/job/jobItem.ts'
import { writables } from '../../../../resources/records.ts'
import { keepUid, uidChanges } from './storedUids.ts'
import { unmadeRow } from './unmadeRow.ts'

const importPlan = z.object({
  ...creationPlan.shape,
  /** name of the file */
  file: z.string(),
  /** the other rows of the file, of which nothing is to be made; absent in plans that were stored without them */
  unmade: z.optional(z.array(unmadeRow)),
})

export type ImportPlan = z.infer<typeof importPlan>
export type ImportJob = CreationJob<ImportPlan>

/** Imports of new records, as this device has them. */
export const imports = creationStore('', importPlan, (service, { tasks }, items) =>
  uidChanges(
    service,
    new Map(
      Array.from(items).flatMap(([at, item]): [string, number | null][] => {
        const uid = tasks[at]?.uid
        return uid === undefined ? [] : [[uid, isDone(item) ? (item.id ?? null) : null]]
      }),
    ),
  ),
)

/** What becomes of an event of a calendar file is noted under its uid. */
export const importKind: CreationKind<ImportPlan> = {
  store: imports,
  writables,
  async onOver(service, { uid }, item) {
    if (uid === undefined) return
    if (isDone(item)) await keepUid(service, uid, item.id ?? null)
    if (item.state === 'undone') await keepUid(service, uid, null)
  },
}
