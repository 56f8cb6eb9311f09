import { differencesOf } from '../../../../core/write/compare.ts'
import { type History, jobStore, type StoredJob } from '../../../../core/job/jobStore.ts'
import { isSettled } from '../../../../core/job/jobItem.ts'
import { ownerOf } from '../../../../core/query/owner.ts'
import { writeOf } from '../../../../core/write/undo/undoEntry.ts'
import type { Operation } from '../../../../core/write/operation.ts'
import { operationAt, readWaiting } from '../../../../core/write/operationStore.ts'
import { writables } from '../../../../resources/records.ts'
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

/** By their records, the keys of the writes of a series, oldest first: of those alone of which it is known what they did. */
function writesIn({ history }: History, series: string): ReadonlyMap<number, readonly string[]> {
  const writes = new Map<number, readonly string[]>()
  for (const { series: one, id, key, state } of history)
    if (one === series && state !== 'unknown') writes.set(id, [...(writes.get(id) ?? []), key])
  return writes
}

function otherwiseIn(entry: Operation): readonly string[] {
  const { before, after, left = after, changes, sent } = writeOf(entry)
  if (before === null || left === null) return []
  const { fields } = writables[entry.collection]
  return differencesOf(fields, before, left, changes, new Set(sent))
    .filter((difference) => difference.sent || Object.hasOwn(changes, difference.field))
    .map(({ field }) => field)
}

/**
 * The fields of which the service made something else than a write had meant, as the history has it; none where it has not.
 * What did not go out is somebody else's, and so is all but what was meant where nobody heard the end of it.
 * @param key of its entry
 */
async function madeOtherwise(key: string): Promise<readonly string[]> {
  const entry = await operationAt(key)
  try {
    return entry ? otherwiseIn(entry) : []
  } catch {
    // Kept by another version of the application, perhaps: it holds up nothing else.
    return []
  }
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

export const storedChanges = jobStore<ChangePlan, RowProgress>({
  mark: ' changes',
  planOf: changePlanOf,
  bodyOf: storedPlanOf,
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
