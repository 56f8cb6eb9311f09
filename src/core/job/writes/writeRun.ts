import { createJob, type Job, type Unsent, unsentIn } from '../createJob.ts'
import { isDone, type JobItem } from '../jobItem.ts'
import { waiting } from '../jobStore.ts'
import { withPriority, type Service } from '../../../api/service.ts'
import { ApiError } from '../../../api/apiError.ts'
import type { CollectionName, Identified, Writable } from '../../resource/collection.ts'
import type { Values } from '../../write/merge.ts'
import type { Operation } from '../../write/operation.ts'
import { stopsOthers } from '../../write/performed.ts'
import { inTurn } from '../../write/inTurn.ts'
import { type HeldWrite, heldTask, heldWrite } from '../../write/queue/unsent.ts'
import type { Task } from '../../write/task.ts'
import type { Writables } from '../../write/writing.ts'
import { createItem, type ItemResult, itemUndone, updateItem, updateMeant } from './writeItem.ts'
import {
  type CreateTask,
  isUpdate,
  neededAnew,
  type UpdateTask,
  type WriteItem,
  type WritePlan,
  type WriteTask,
  valuesAt,
  type WriteJob,
  type writeStore,
} from './writePlan.ts'
import type { Outcome, Reason } from '../../write/saved.ts'

/** Milliseconds after which a service that does not say for how long it wants to be left alone is asked again; longer each time. */
export const firstWait = 60_000
const longestWait = 600_000

/** Milliseconds after which it is asked again however long it wants to be left alone: that may be a mistake. */
const longestAsked = 3_600_000

/** Milliseconds it asks for, 0 where it does not say. Some say it in the body, in seconds: pages of another origin see no such header. */
function waitAsked({ wait, data }: ApiError): number {
  const asked = wait > 0 ? wait : Number(data['retry_after'] ?? 0) * 1000
  return asked > 0 ? Math.min(asked, longestAsked) : 0
}

/** It is too busy, or closed for as long as it says. */
const asksToWait = ({ kind, status, wait }: ApiError) =>
  kind === 'busy' || (status === 503 && wait > 0)

/**
 * Milliseconds to leave it alone for, 0 where it does not ask for that: as long as it asks for, and longer each time in a
 * row, for some ask for a second each time.
 * @param last the pause before this one, 0 when it has taken something since
 * @param first the first one of those that do not say
 */
export function pauseFor(refusal: ApiError, last: number, first: number): number {
  if (!asksToWait(refusal)) return 0
  const asked = waitAsked(refusal)
  if (last === 0) return asked || Math.min(first, longestWait)
  return Math.max(asked, Math.min(last * 2, longestWait))
}

/** What tells one kind of these jobs from another. */
export interface WriteKind<Plan extends WritePlan> {
  readonly store: ReturnType<typeof writeStore<Plan>>
  /** by the names of those that its plans write */
  readonly writables: Partial<Writables>
  /** told of each item that is over */
  readonly onOver?: (service: Service, task: WriteTask, item: WriteItem) => Promise<unknown>
  /** why a record may not be changed like this: asked just before */
  readonly reasonsAgainst?: (
    of: CollectionName,
    task: Task<Identified>,
  ) => Promise<readonly Reason[]>
}

/** A job that makes and changes records, from whatever state it was left in. Its items are places of the plan. */
export interface WriteRun<Plan extends WritePlan = WritePlan> {
  readonly stored: WriteJob<Plan>
  readonly job: Job<number, ItemResult>
  readonly writables: WriteKind<Plan>['writables']
  /** what all of it is called in the history */
  readonly series: string
  itemAt(at: number): WriteItem
  collectionAt(at: number): Writable<Identified>
  /** Writes what is not written yet; looks first for what may have been. False where another tab is at it. */
  go(): Promise<boolean>
  /** What a person found out of one. */
  settle(at: number, item: WriteItem): Promise<void>
  /** An operation of it was taken back, or could not be. */
  noteUndone(entry: Operation, outcome: Outcome<Identified>): Promise<void>
  /** What the network did not carry. */
  unsent(): readonly Unsent<number, ItemResult>[]
  /** The same, as it waits for the network, by its place; without what the rules of the site keep back. */
  held(): Promise<ReadonlyMap<number, HeldWrite>>
}

const isOpen = ({ state }: JobItem) =>
  state === 'waiting' ||
  state === 'sending' ||
  state === 'refused' ||
  state === 'conflict' ||
  state === 'unknown'

/** @param wait milliseconds to wait first when the service asks to wait and does not say for how long */
export function writeRun<Plan extends WritePlan>(
  kind: WriteKind<Plan>,
  outer: Service,
  stored: WriteJob<Plan>,
  wait = firstWait,
): WriteRun<Plan> {
  const service = withPriority(outer, 'pages')
  const { store, writables, onOver, reasonsAgainst } = kind
  const { plan, key } = stored
  const { tasks } = plan
  const isOfChanges = tasks.some(isUpdate)
  // What changes are called is the key alone, as earlier versions had it.
  const series = plan.series ?? (isOfChanges ? key : `import ${key}`)
  const items = [...stored.items]
  const itemAt = (at: number): WriteItem => items[at] ?? waiting
  const collectionAt = (at: number) => {
    const collection = writables[tasks[at]?.of ?? plan.of]
    if (!collection) throw new Error(`not of this kind: ${tasks[at]?.of}`)
    return collection
  }
  const job = createJob<number, ItemResult>({
    keyOf: String,
    first: items.map((item, at) => ({ item: at, outcome: { item } })),
    pausesAfter: ({ refusal }) =>
      refusal !== undefined && stopsOthers({ kind: 'refused', refusal }),
    putsOff: ({ refusal }, last) => (refusal ? pauseFor(refusal, last, wait) : 0),
  })

  const note = async (at: number, item: WriteItem) => {
    items[at] = item
    await store.note(key, at, item)
    const task = tasks[at]
    if (task && item.state !== 'sending') await onOver?.(service, task, item)
  }

  const created = (at: number, task: CreateTask, values: Values): Promise<ItemResult> => {
    const item = { ...itemAt(at), isAgreed: itemAt(at).isAgreed ?? task.evenIfNamed }
    const others = [...plan.known, ...items.flatMap(({ id }) => id ?? [])]
    const of = `${key} ${at}`
    const what = { service, collection: collectionAt(at), series, of, values, item, others }
    return createItem({ ...what, onSend: (sent) => note(at, sent) })
  }
  const changing = (at: number, task: UpdateTask) => {
    const { outcome } = job.state().results[at]?.outcome ?? {}
    const fresh = outcome?.kind === 'conflict' ? outcome.fresh : null
    return { task, collection: collectionAt(at), fresh }
  }
  const againstOf = (task: UpdateTask) =>
    reasonsAgainst && ((meant: Task<Identified>) => reasonsAgainst(task.of, meant))

  const written = async (at: number): Promise<ItemResult> => {
    const values = valuesAt(plan, items, at)
    const task = tasks[at]
    if (values === null || !task) return { item: itemAt(at) }
    const came = isUpdate(task)
      ? await updateItem({
          ...changing(at, task),
          service,
          series,
          sentAs: itemAt(at).key,
          reasonsAgainst: againstOf(task),
          onSend: (sent) => note(at, sent),
        })
      : await created(at, task, values)
    // Asked to wait and not taken: it is as if it had not gone out.
    const isPutOff = came.refusal && pauseFor(came.refusal, 0, wait) > 0
    const { isAgreed } = came.item
    const now =
      isPutOff && came.item.state === 'refused'
        ? { ...came, item: { ...waiting, ...(isAgreed === undefined ? {} : { isAgreed }) } }
        : came
    await note(at, now.item)
    return now
  }

  /** What may have been made is looked for one after the other, so that none is taken for two. */
  const perform = (at: number) =>
    itemAt(at).sentAt === undefined
      ? written(at)
      : inTurn(`looking ${key}`, async () =>
          job.state().isCancelled ? { item: itemAt(at) } : written(at),
        )

  const settle = (at: number, item: WriteItem) =>
    job.again(at, async () => {
      await note(at, item)
      return { item }
    })

  const writeRest = async () => {
    for (const at of neededAnew(tasks, items)) await note(at, waiting)
    const tried = new Set<number>()
    for (;;) {
      const ready = [...tasks.keys()].filter(
        (at) => isOpen(itemAt(at)) && !tried.has(at) && valuesAt(plan, items, at) !== null,
      )
      const inDoubt = ready.filter((at) => itemAt(at).sentAt !== undefined)
      const round = inDoubt.length > 0 ? inDoubt : ready
      if (round.length === 0) return
      for (const at of round) tried.add(at)
      await job.run(round, perform)
      if (job.state().isCancelled) return
    }
  }

  const unsent = () => {
    const open = job.state().results.flatMap(({ item: at, outcome }) => {
      const { state, why } = itemAt(at)
      const refusal = outcome?.refusal ?? (why && new ApiError(why))
      if (!isOpen({ state }) || state === 'conflict') return []
      const result = outcome && refusal && { ...outcome, refusal }
      return [{ item: at, outcome: state === 'waiting' ? undefined : result }]
    })
    return unsentIn(open, ({ refusal }) => refusal).filter(
      ({ item: at }) => valuesAt(plan, items, at) !== null,
    )
  }
  const heldAt = async ({ item: at, sentAt: triedAt }: Unsent<number, ItemResult>) => {
    const [task, changes] = [tasks[at], valuesAt(plan, items, at)]
    if (!task || changes === null) return null
    const { sentAt, isOver = false, key } = itemAt(at)
    const how = { service, collection: collectionAt(at), marks: { series } }
    if (isUpdate(task)) {
      const meant = await updateMeant(changing(at, task))
      return heldTask({ ...how, reasonsAgainst: againstOf(task) }, meant, sentAt ?? triedAt)
    }
    const meant = { ...how, opened: null, changes }
    return heldWrite(meant, sentAt ?? null, isOver, sentAt === undefined ? undefined : key)
  }

  return {
    stored,
    job,
    writables,
    series,
    itemAt,
    collectionAt,
    go: () => store.alone(stored, () => job.during(writeRest)),
    settle,
    async noteUndone(entry, outcome) {
      const undone = itemUndone(outcome)
      const at = items.findIndex((item) => item.key === entry.key && isDone(item))
      if (undone && at >= 0) await settle(at, { ...itemAt(at), fields: undefined, ...undone })
    },
    unsent,
    async held() {
      const held = new Map<number, HeldWrite>()
      for (const one of unsent()) {
        const write = await heldAt(one)
        if (write) held.set(one.item, write)
      }
      return held
    },
  }
}
