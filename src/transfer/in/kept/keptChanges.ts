import { type History, jobStore, type StoredJob } from '../../../core/job/jobStore.ts'
import { isSettled } from '../../../core/job/jobItem.ts'
import type { Service } from '../../../service/service.ts'
import {
  type ChangePlan,
  changePlanOf,
  keptPlanOf,
  type RowProgress,
  rowProgressOf,
  waitingRow,
} from './changePlan.ts'
import { madeOtherwise } from './madeOtherwise.ts'

/** The changes of a file as this device keeps them. */
export type KeptChanges = StoredJob<ChangePlan, RowProgress>

/** By their records, the keys of the writes of a series, oldest first: of those alone of which it is known what they did. */
function writesIn({ history }: History, series: string): ReadonlyMap<number, readonly string[]> {
  const writes = new Map<number, readonly string[]>()
  for (const { series: one, id, key, state } of history)
    if (one === series && state !== 'unknown') writes.set(id, [...(writes.get(id) ?? []), key])
  return writes
}

/** What the history says of a row beside what was noted of it; null where that is no more. */
async function rowSince(
  { history, standings }: History,
  writes: readonly string[],
  one: RowProgress,
): Promise<RowProgress | null> {
  const last = writes.findLast((write) => standings.get(write) !== 'undone')
  if (last === undefined) {
    if (one.state !== 'saved' && one.state !== 'differs') return null
    const undo = history.findLast(({ undoes }) => undoes === writes.at(-1))
    const fields = undo ? await madeOtherwise(undo.key) : []
    return { state: 'undone', ...(fields.length > 0 ? { fields: [...fields] } : {}) }
  }
  // Sent from the queue, or by a page that did not live to note it.
  const isAgain = writes.some((write) => standings.get(write) === 'again')
  if (one.state === 'undone' ? !isAgain : isSettled(one)) return null
  const fields = await madeOtherwise(last)
  return fields.length > 0
    ? { state: 'differs', fields: [...fields], isFound: true }
    : { state: 'saved' }
}

export const keptChanges = jobStore<ChangePlan, RowProgress>({
  mark: ' changes',
  planOf: changePlanOf,
  bodyOf: keptPlanOf,
  rowsOf: ({ rows }) => rows,
  itemOf: rowProgressOf,
  since: async ({ key, plan, items }, told) => {
    const writes = writesIn(told, key)
    const found = new Map<number, RowProgress>()
    for (const [at, { record }] of plan.rows.entries()) {
      const own = writes.get(record.id)
      const now = own && (await rowSince(told, own, items[at] ?? waitingRow))
      if (now) found.set(at, now)
    }
    return found
  },
})

/** Every row was taken and written, or all that was written is taken back; and nothing is left to be told of any. */
function isWhole({ plan, items: progress }: KeptChanges): boolean {
  const states = new Set(progress.map(({ state }) => state))
  const isHalfUndone = states.has('undone') && (states.has('saved') || states.has('differs'))
  const isUntold = progress.some(({ isFound }) => isFound)
  return plan.untaken.length === 0 && progress.every(isSettled) && !isHalfUndone && !isUntold
}

/** Forgets those of which nothing is left to be said: the others stay on record until somebody forgets them. */
export async function forgetWhole(service: Service): Promise<void> {
  const all = await keptChanges.all(service).catch(() => [])
  await Promise.all(all.filter(isWhole).map(keptChanges.forget))
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
