import { createJob, type Job } from '../createJob.ts'
import { isDone, type JobItem } from '../jobItem.ts'
import { waiting } from '../jobStore.ts'
import { withPriority } from '../../../api/service.ts'
import { isOfTheNetwork, ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { stopsOthers } from '../../write/performed.ts'
import { inTurn } from '../../write/inTurn.ts'
import { type HeldWrite, heldWrite } from '../../write/queue/unsent.ts'
import type { Writables } from '../../write/undo/undoEntry.ts'
import { type Created, createItem } from './createItem.ts'
import {
  type CreationItem,
  type CreationPlan,
  type CreationTask,
  neededAnew,
  valuesAt,
} from './creationPlan.ts'
import type { CreationJob, creationStore } from './creationStore.ts'

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

/** What tells one kind of creations from another. */
export interface CreationKind<Plan extends CreationPlan> {
  readonly store: ReturnType<typeof creationStore<Plan>>
  /** by the names of those that its plans make */
  readonly writables: Partial<Writables>
  /** told of each item that is over */
  readonly onOver?: (service: Service, task: CreationTask, item: CreationItem) => Promise<unknown>
}

/** A job that makes records, from whatever state it was left in. Its items are places of the plan. */
export interface CreationRun<Plan extends CreationPlan = CreationPlan> {
  readonly stored: CreationJob<Plan>
  readonly job: Job<number, Created>
  /** what all of it is called in the history */
  readonly series: string
  itemAt(at: number): CreationItem
  /** Makes what is not made yet; looks first for what may have been. False where another tab is at it. */
  go(): Promise<boolean>
  /** What a person found out of one. */
  settle(at: number, item: CreationItem): Promise<void>
  /** The operation of this key was taken back. */
  noteUndone(key: string): Promise<void>
  /** What the network did not carry, as it waits for one, by its place. */
  unsent(): ReadonlyMap<number, HeldWrite>
}

const isOpen = ({ state }: JobItem) =>
  state === 'waiting' || state === 'sending' || state === 'refused' || state === 'unknown'

/** @param wait milliseconds to wait first when the service asks to wait and does not say for how long */
export function creationRun<Plan extends CreationPlan>(
  kind: CreationKind<Plan>,
  outer: Service,
  stored: CreationJob<Plan>,
  wait = firstWait,
): CreationRun<Plan> {
  const service = withPriority(outer, 'pages')
  const { store, writables, onOver } = kind
  const { plan, key } = stored
  const { tasks } = plan
  const series = plan.series ?? `import ${key}`
  const items = [...stored.items]
  const itemAt = (at: number): CreationItem => items[at] ?? waiting
  const collectionAt = (at: number) => {
    const collection = writables[tasks[at]?.of ?? plan.of]
    if (!collection) throw new Error(`not of this kind: ${tasks[at]?.of}`)
    return collection
  }
  const job = createJob<number, Created>({
    keyOf: String,
    first: items.map((item, at) => ({ item: at, outcome: { item } })),
    pausesAfter: ({ refusal }) =>
      refusal !== undefined && stopsOthers({ kind: 'refused', refusal }),
    putsOff: ({ refusal }, last) => (refusal ? pauseFor(refusal, last, wait) : 0),
  })

  const note = async (at: number, item: CreationItem) => {
    items[at] = item
    await store.note(key, at, item)
    const task = tasks[at]
    if (task && item.state !== 'sending') await onOver?.(service, task, item)
  }

  const created = async (at: number): Promise<Created> => {
    const values = valuesAt(plan, items, at)
    const task = tasks[at]
    if (values === null || !task) return { item: itemAt(at) }
    const item = { ...itemAt(at), isAgreed: itemAt(at).isAgreed ?? task.evenIfNamed }
    const others = [...plan.known, ...items.flatMap(({ id }) => id ?? [])]
    const of = `${key} ${at}`
    const what = { service, collection: collectionAt(at), series, of, values, item, others }
    const came = await createItem({ ...what, onSend: (sent) => note(at, sent) })
    // Asked to wait and not taken: it is as if it had not gone out.
    const isPutOff = came.refusal && pauseFor(came.refusal, 0, wait) > 0
    const now =
      isPutOff && came.item.state === 'refused'
        ? { ...came, item: { ...waiting, isAgreed: item.isAgreed } }
        : came
    await note(at, now.item)
    return now
  }

  /** What may have been made is looked for one after the other, so that none is taken for two. */
  const perform = (at: number) =>
    itemAt(at).sentAt === undefined
      ? created(at)
      : inTurn(`looking ${key}`, async () =>
          job.state().isCancelled ? { item: itemAt(at) } : created(at),
        )

  const settle = (at: number, item: CreationItem) =>
    job.again(at, async () => {
      await note(at, item)
      return { item }
    })

  const makeRest = async () => {
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

  return {
    stored,
    job,
    series,
    itemAt,
    go: () => store.alone(stored, () => job.during(makeRest)),
    settle,
    async noteUndone(operation) {
      const at = items.findIndex((item) => item.key === operation && isDone(item))
      if (at >= 0) await settle(at, { ...itemAt(at), state: 'undone' })
    },
    unsent() {
      const held = (at: number): [number, HeldWrite][] => {
        const { state, why, sentAt, isOver = false, key: sentAs } = itemAt(at)
        const values = valuesAt(plan, items, at)
        const isCarried = state === 'refused' && !(why && isOfTheNetwork(new ApiError(why)))
        if (values === null || !isOpen({ state }) || isCarried) return []
        const marks = { series }
        const meant = {
          service,
          collection: collectionAt(at),
          opened: null,
          changes: values,
          marks,
        }
        return [
          [at, heldWrite(meant, sentAt ?? null, isOver, sentAt === undefined ? undefined : sentAs)],
        ]
      }
      return new Map([...tasks.keys()].flatMap(held))
    },
  }
}
