import * as z from 'zod/mini'
import type { Service } from '../../../api/service.ts'
import { isDone, isSettled, jobItem } from '../jobItem.ts'
import { type History, jobStore, type StoredJob, type Whose } from '../jobStore.ts'
import { type CollectionName, collectionNames, type Identified } from '../../resource/collection.ts'
import type { Values } from '../../write/merge.ts'
import { isDone as isWritten } from '../../write/operation.ts'
import type { Together } from '../../../platform/amend.ts'

const collection = z.enum(collectionNames)

/** A record that is to be made, with those that have to be there before it. */
const createTask = z.object({
  of: collection,
  title: z.string(),
  /** the row of the file; null of what its rows only name, and of copies */
  place: z.nullable(z.number()),
  values: z.record(z.string(), z.unknown()),
  /** by the field, ids of what it names */
  links: z.record(z.string(), z.array(z.number())),
  /** by the field, places in the plan of what is made before it and named by it */
  needs: z.record(z.string(), z.array(z.number())),
  /** made although a record of its name is there: a person chose so */
  evenIfNamed: z.boolean(),
  /** what names it in a calendar file */
  uid: z.optional(z.string()),
})

/** Records that are to be made, as they were confirmed: nothing of it changes any more. Kinds add to it. */
export const createPlan = z.object({
  of: collection,
  language: z.string(),
  tasks: z.array(createTask),
  /** what all of them have */
  values: z.optional(z.record(z.string(), z.unknown())),
  /** ids of records that were there before: none of them is one of these */
  known: z.array(z.number()),
  /** what all of it is called in the history, where that is not made of its key */
  series: z.optional(z.string()),
})

export type CreateTask = z.infer<typeof createTask>

/** A record that is to be changed: there may be thousands, each whole outside of the page's memory. */
export interface UpdateTask extends Pick<CreateTask, 'of' | 'title' | 'place'> {
  /** as it was when this was confirmed, as far as it is shown and compared */
  readonly record: Identified
  readonly whole: Blob
  readonly values: Values
}

/** One intended write: a record to be made, or one to be changed. */
export type WriteTask = CreateTask | UpdateTask

export const isUpdate = (task: WriteTask): task is UpdateTask => 'record' in task

/** What was confirmed: nothing of it changes any more. */
export interface WritePlan extends Omit<z.infer<typeof createPlan>, 'tasks' | 'language'> {
  readonly of: CollectionName
  readonly tasks: readonly WriteTask[]
}

const writeItem = z.object({
  ...jobItem.shape,
  /** ids of others of its name */
  others: z.optional(z.array(z.number())),
  /** a person wants another one besides those */
  isAgreed: z.optional(z.boolean()),
  /** kept back here, by what the site asks of such a record */
  reasons: z.optional(z.array(z.object({ words: z.string(), field: z.nullable(z.string()) }))),
  /** found so in the history: no page that wrote it has told of those fields */
  isFound: z.optional(z.literal(true)),
  /** what would have ended before it starts, so that it is said so of it and not that somebody else changed it */
  crossed: z.optional(
    z.object({
      field: z.string(),
      opened: z.unknown(),
      theirs: z.unknown(),
      mine: z.unknown(),
      beside: z.optional(z.object({ field: z.string(), value: z.unknown() })),
    }),
  ),
})

/** How far one record is; `left`: it is there, or nobody wants it. */
export type WriteItem = z.infer<typeof writeItem>

/** As versions before the one job store wrote it. */
const earlier = z.object({
  state: z.enum(['begun', 'made']),
  differs: z.optional(z.array(z.string())),
})

/** @returns null for what is none */
export function writeItemOf(body: unknown): WriteItem | null {
  const { data: before } = earlier.safeParse(body)
  const fields = before?.differs ?? []
  const made = fields.length > 0 ? { state: 'differs', fields } : { state: 'saved' }
  const now = before?.state === 'begun' ? { state: 'sending' } : before && made
  return writeItem.safeParse({ ...Object(body), ...now }).data ?? null
}

const needsOf = (task: WriteTask | undefined) => (task && !isUpdate(task) ? task.needs : {})

/** Places of what was made for others and is taken back, though some that need it are still to be made. */
export function neededAnew(
  tasks: readonly WriteTask[],
  items: readonly WriteItem[],
): readonly number[] {
  const needed = new Set<number>()
  const look = (at: number) => {
    for (const before of Object.values(needsOf(tasks[at])).flat()) {
      if (items[before]?.state !== 'undone' || needed.has(before)) continue
      needed.add(before)
      look(before)
    }
  }
  for (const [at, item] of items.entries()) if (!isSettled(item)) look(at)
  return [...needed]
}

/** What a record holds once what it needs is made, or is to hold otherwise; null before. */
export function valuesAt(
  plan: Pick<WritePlan, 'tasks' | 'values'>,
  items: readonly WriteItem[],
  at: number,
): Values | null {
  const task = plan.tasks[at]
  if (!task) return null
  if (isUpdate(task)) return task.values
  const { values, links, needs } = task
  const named: Record<string, unknown> = {}
  for (const field of new Set([...Object.keys(links), ...Object.keys(needs)])) {
    const before = (needs[field] ?? []).flatMap((place) => items[place] ?? [])
    if (before.some((item) => !isDone(item) && item.state !== 'left')) return null
    const made = before.flatMap((item) => (isDone(item) ? (item.id ?? []) : []))
    const ids = [...new Set([...(links[field] ?? []), ...made])]
    if (ids.length > 0) named[field] = field === 'parent' ? ids[0] : ids
  }
  return { ...plan.values, ...values, ...named }
}

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
