import type { CollectionName } from '../../../collection/collection.ts'
import { jobStore, type StoredJob } from '../../../core/job/jobStore.ts'
import { type ImportPlan, planOf, type Progress, progressOf } from './importPlan.ts'
import { uidChanges } from './keptUids.ts'

const isTerm = (of: CollectionName) => of === 'categories' || of === 'tags'

/** An import as this device keeps it. */
export type KeptImport = StoredJob<ImportPlan, Progress>

export const keptImports = jobStore<ImportPlan, Progress>({
  mark: '',
  planOf,
  rowsOf: ({ tasks }) => tasks,
  itemOf: progressOf,
  since({ plan, items }, { standings }) {
    return new Map(
      items.flatMap((one, at): [number, Progress][] => {
        const { state, key } = one
        const standing = key === undefined ? undefined : standings.get(key)
        // A term that was deleted and made again has another id: it is not this import's any more.
        const isOther = standing === 'again' && isTerm(plan.tasks[at]?.of ?? plan.of)
        if (standing === 'undone' || isOther)
          return state === 'made' ? [[at, { ...one, state: 'undone' }]] : []
        return standing === 'again' && state === 'undone' ? [[at, { ...one, state: 'made' }]] : []
      }),
    )
  },
  along: (service, { tasks }, rows) =>
    uidChanges(
      service,
      new Map(
        Array.from(rows).flatMap(([at, { state, id }]): [string, number | null][] => {
          const uid = tasks[at]?.uid
          return uid === undefined ? [] : [[uid, state === 'made' ? (id ?? null) : null]]
        }),
      ),
    ),
})
