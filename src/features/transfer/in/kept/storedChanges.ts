import {
  type History,
  jobStore,
  type StoredJob,
  type WriteFacts,
} from '../../../../core/job/jobStore.ts'
import { isSettled } from '../../../../core/job/jobItem.ts'
import { ownerOf } from '../../../../core/query/owner.ts'
import type { Operation } from '../../../../core/write/operation.ts'
import { readWaiting } from '../../../../core/write/operationStore.ts'
import type { Service } from '../../../../api/service.ts'
import {
  type ChangePlan,
  changePlanOf,
  storedPlanOf,
  type RowProgress,
  rowProgressOf,
  waitingRow,
} from './changePlan.ts'

/** The changes of a file as this device keeps them. */
export type StoredChanges = StoredJob<ChangePlan, RowProgress>

/** By their records, the writes of a series, oldest first: those alone of which it is known what they did. */
function writesIn({ history }: History, series: string): ReadonlyMap<number, WriteFacts[]> {
  const writes = new Map<number, WriteFacts[]>()
  for (const one of history)
    if (one.series === series && one.state !== 'unknown')
      writes.set(one.id, [...(writes.get(one.id) ?? []), one])
  return writes
}

/** What the history says of a row beside what was noted of it; null where that is no more. */
function rowSince(
  { history, standings }: History,
  writes: readonly WriteFacts[],
  one: RowProgress,
): RowProgress | null {
  const last = writes.findLast(({ key }) => standings.get(key) !== 'undone')
  if (last === undefined) {
    if (one.state !== 'saved' && one.state !== 'differs') return null
    const { differs } = history.findLast(({ undoes }) => undoes === writes.at(-1)?.key) ?? {}
    return { state: 'undone', ...(differs ? { fields: [...differs] } : {}) }
  }
  // Sent from the queue, or by a page that did not live to note it.
  const isAgain = writes.some(({ key }) => standings.get(key) === 'again')
  if (one.state === 'undone' ? !isAgain : isSettled(one)) return null
  const { differs } = last
  return differs ? { state: 'differs', fields: [...differs], isFound: true } : { state: 'saved' }
}

export const storedChanges = jobStore<ChangePlan, RowProgress>({
  mark: ' changes',
  planOf: changePlanOf,
  bodyOf: storedPlanOf,
  rowsOf: ({ rows }) => rows,
  itemOf: rowProgressOf,
  since: ({ key, plan, items }, told) => {
    const writes = writesIn(told, key)
    const found = new Map<number, RowProgress>()
    for (const [at, { record }] of plan.rows.entries()) {
      const own = writes.get(record.id)
      const now = own && rowSince(told, own, items[at] ?? waitingRow)
      if (now) found.set(at, now)
    }
    return found
  },
})

/** Every row was taken and written, or all that was written is taken back; and nothing is left to be told of any. */
function isWhole({ plan, items: progress }: StoredChanges): boolean {
  const states = new Set(progress.map(({ state }) => state))
  const isHalfUndone = states.has('undone') && (states.has('saved') || states.has('differs'))
  const isUntold = progress.some(({ isFound }) => isFound)
  return plan.untaken.length === 0 && progress.every(isSettled) && !isHalfUndone && !isUntold
}

/** Forgets those of which nothing is left to be said: the others stay on record until somebody forgets them. */
export async function removeStoredChanges(service: Service): Promise<void> {
  const all = await storedChanges.all(service).catch(() => [])
  await Promise.all(all.filter(isWhole).map(storedChanges.forget))
}

/** Rows that the network did not carry, and somebody let wait for it, are sent from the queue and not from here. */
function withQueued(kept: StoredChanges, waiting: readonly Operation[]): StoredChanges {
  const ids = new Set(waiting.flatMap(({ series, id }) => (series === kept.key ? [id] : [])))
  const isQueued = (item: RowProgress, at: number) =>
    !isSettled(item) && ids.has(kept.plan.rows[at]?.record.id ?? 0)
  const items = kept.items.map((item, at) =>
    isQueued(item, at) ? { state: 'queued' as const } : item,
  )
  return { ...kept, items }
}

/** As pages list them: what the history says since is noted, and then some are whole, as after the last of the queue. */
export const leftChanges = {
  async all(service: Service): Promise<readonly StoredChanges[]> {
    const plans = await storedChanges.all(service)
    const waiting = plans.length > 0 ? await readWaiting(ownerOf(service)) : []
    return plans.map((kept) => withQueued(kept, waiting))
  },
  async settle(
    service: Service,
    plans: readonly StoredChanges[],
    isWanted: () => boolean,
  ): Promise<void> {
    await storedChanges.settle(service, plans, isWanted)
    if (plans.length > 0 && isWanted()) await removeStoredChanges(service)
  },
}
