import type { Service } from '../../../api/service.ts'
import type { Together } from '../../../platform/keepTogether.ts'
import type { CollectionName } from '../../resource/collection.ts'
import { isDone as isWritten } from '../../write/operation.ts'
import { isDone, isSettled } from '../jobItem.ts'
import { type History, jobStore, type StoredJob, type Whose } from '../jobStore.ts'
import { type WriteItem, writeItemOf, type WritePlan } from './writePlan.ts'

export type WriteJob<Plan extends WritePlan = WritePlan> = StoredJob<Plan, WriteItem>

const isTerm = (of: CollectionName) => of === 'categories' || of === 'tags'

/** What is known of an item by its operation: done by a page that did not live to note it, or taken back, or in force again. */
function since(
  of: CollectionName,
  item: WriteItem,
  { history, standings, waiting }: History,
): WriteItem | null {
  const { state, key, fields: _, ...others } = item
  if (key === undefined) return null
  const standing = standings.get(key)
  // A term that was deleted and made again has another id: it is not this job's any more.
  if (standing === 'undone' || (standing === 'again' && isTerm(of))) {
    const { differs } = history.findLast(({ undoes }) => undoes === key) ?? {}
    const fields = differs ? { fields: [...differs] } : {}
    return isDone(item) ? { ...others, ...fields, state: 'undone', key } : null
  }
  if (standing === 'again') return state === 'undone' ? { ...others, state: 'saved', key } : null
  if (isSettled(item) && state !== 'queued') return null
  const done = history.find((write) => write.key === key && isWritten(write))
  // What waited for the network and was taken out of the queue is still to be done.
  if (done === undefined)
    return state === 'queued' && !waiting.has(key) ? { state: 'waiting' } : null
  const { id, differs } = done
  return differs
    ? { state: 'differs', fields: [...differs], isFound: true, key, id }
    : { state: 'saved', key, id }
}

/** All of it was written, or all is taken back; nothing waits in the queue, and nothing is left to be told of any. */
function isWhole({ items }: WriteJob): boolean {
  const isHalfUndone = items.some(({ state }) => state === 'undone') && items.some(isDone)
  return items.every(isOver) && !isHalfUndone && !items.some(({ isFound }) => isFound)
}

/** Nothing is left to be done of it, now or when it comes back out of the queue. */
export const isOver = (item: WriteItem) => isSettled(item) && item.state !== 'queued'

interface Kind<Plan> {
  /** ends the owner of its entries */
  readonly mark: string
  /** the same, of a kind that earlier versions stored by itself */
  readonly earlierMark?: string
  /** null for what is no such plan */
  readonly planOf: (body: unknown) => Plan | null
  /** what is stored of a plan, where that is more than a page holds */
  readonly bodyOf?: (plan: Plan) => unknown
  /** it has rows of which nothing is written, and that are to be looked at */
  readonly hasOthers?: (plan: Plan) => boolean
  /** what changes with its items */
  readonly along?: (
    service: Whose,
    plan: Plan,
    items: ReadonlyMap<number, WriteItem>,
  ) => Omit<Together, 'whileThere'>
}

/** Jobs that make and change records. */
export function writeStore<Plan extends WritePlan>(kind: Kind<Plan>) {
  const { hasOthers = () => false, ...stored } = kind
  const store = jobStore<Plan, WriteItem>({
    ...stored,
    rowsOf: ({ tasks }) => tasks,
    itemOf: writeItemOf,
    since: ({ plan, items }, history) =>
      new Map(
        items.flatMap((item, at): [number, WriteItem][] => {
          const now = since(plan.tasks[at]?.of ?? plan.of, item, history)
          return now ? [[at, now]] : []
        }),
      ),
  })
  const { all, settle, forget } = store
  const isLeft = (job: WriteJob<Plan>) => !isWhole(job) || hasOthers(job.plan)
  return {
    ...store,
    /** As pages list them: what is whole is in the history, and nothing is left to be said of it here. */
    left: {
      async all(service: Service): Promise<readonly WriteJob<Plan>[]> {
        return (await all(service)).filter(isLeft)
      },
      async settle(service: Service, _: unknown, isWanted: () => boolean): Promise<void> {
        // What a closed device holds stays as it is.
        const read = () => all(service).catch(() => [])
        await settle(service, await read(), isWanted)
        const now = await read()
        if (isWanted()) await Promise.all(now.filter((job) => !isLeft(job)).map(forget))
      },
    },
  }
}
