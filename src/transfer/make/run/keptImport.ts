import { idNow, renewedIn } from '../../../collection/undo/renewedIds.ts'
import { jobStore, type StoredJob } from '../../../core/job/jobStore.ts'
import { type ImportPlan, planOf, type Progress, progressOf } from './importPlan.ts'
import { uidChanges } from './keptUids.ts'

/** An import as this device keeps it. */
export type KeptImport = StoredJob<ImportPlan, Progress>

export const keptImports = jobStore<ImportPlan, Progress>({
  mark: '',
  planOf,
  rowsOf: ({ tasks }) => tasks,
  itemOf: progressOf,
  since({ plan, items }, { history, standings }) {
    const renewed = renewedIn(history)
    return new Map(
      items.flatMap((one, at): [number, Progress][] => {
        const { state, key, id } = one
        const standing = key === undefined ? undefined : standings.get(key)
        if (standing === 'undone')
          return state === 'made' ? [[at, { ...one, state: 'undone' }]] : []
        if (standing !== 'again' || (state !== 'made' && state !== 'undone')) return []
        // A term that was deleted and made again has another id.
        const now = id === undefined ? id : idNow(renewed, plan.tasks[at]?.of ?? plan.of, id)
        return state === 'made' && now === id ? [] : [[at, { ...one, state: 'made', id: now }]]
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
