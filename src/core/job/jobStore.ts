import { nextInstant } from '../resource/nextInstant.ts'
import { ownerOf } from '../query/owner.ts'
import { unique } from '../resource/unique.ts'
import { keepTogether, type Together } from '../../platform/amend.ts'
import { forget, keep, readEntries, type StoredEntry as Entry } from '../../platform/entries.ts'
import type { Service } from '../../api/service.ts'
import { alone } from '../../ui/alone.ts'
import { undoneKeys } from '../write/undo/inForce.ts'
import { eachEntry } from '../../platform/eachEntry.ts'
import { type Operation, operationIn } from '../write/operation.ts'
import { isOver, unstoredOperations } from '../write/operationStore.ts'

/** What tells how a write stands, without the records before and after it. */
export interface WriteFacts extends Pick<
  Operation,
  'key' | 'state' | 'collection' | 'operation' | 'id' | 'series' | 'undoes' | 'differs'
> {
  /** null as it is in the write; otherwise only that there is something */
  readonly after: true | null
}

function factsOf({ key, state, collection, operation, id, after, ...more }: Operation): WriteFacts {
  const { series, undoes, differs } = more
  const marks = {
    ...(series === undefined ? {} : { series }),
    ...(undoes === undefined ? {} : { undoes }),
    ...(differs === undefined ? {} : { differs }),
  }
  return { key, state, collection, operation, id, after: after === null ? null : true, ...marks }
}

/** What became of a write since: it was taken back, or it was and is in force again. */
type Standing = 'undone' | 'again'

/** Of writes that were ever taken back, by their keys, how they stand. @param entries oldest first */
function standingsIn(entries: readonly WriteFacts[]): ReadonlyMap<string, Standing> {
  const undone = undoneKeys(entries.toReversed())
  return new Map(
    entries.flatMap(({ undoes }): [string, Standing][] =>
      undoes === undefined ? [] : [[undoes, undone.has(undoes) ? 'undone' : 'again']],
    ),
  )
}

// The plan is stored once, and each item in an entry of its own: a thousand are not written anew for each.

/** The account, and the language, that a job is of. */
export type Whose = Pick<Service, 'site' | 'account' | 'language'>

/** A job as this device has it, from before its first item is sent until it is forgotten. */
export interface StoredJob<Plan, Item> {
  readonly key: string
  /** instant, ISO 8601 in UTC */
  readonly at: string
  /** what was confirmed: nothing of it changes any more */
  readonly plan: Plan
  /** how far each item of the plan is */
  readonly items: readonly Item[]
}

/** What this device has of writes. */
export interface History {
  /** those that are over, oldest first */
  readonly history: readonly WriteFacts[]
  /** how those stand that were ever taken back */
  readonly standings: ReadonlyMap<string, Standing>
  /** keys of those that wait for the network */
  readonly waiting: ReadonlySet<string>
}

/**
 * Of every write of an owner that is remembered: one whole one is in memory at a time.
 * @throws where the device is closed to us: then nothing is known of any, and of some not that they were taken back
 */
async function readHistory(owner: string): Promise<History> {
  const history: WriteFacts[] = []
  const waiting = new Set<string>()
  const visit = (kept: Parameters<typeof operationIn>[0]) => {
    for (const operation of operationIn(kept))
      if (operation.waiting) waiting.add(operation.key)
      else if (isOver(operation)) history.push(factsOf(operation))
  }
  await eachEntry('operations', visit, { owner })
  history.push(...unstoredOperations(owner).map(factsOf))
  return { history, standings: standingsIn(history), waiting }
}

export const waiting = { state: 'waiting' } as const

/** What tells one kind of job from another. */
interface Kind<Plan, Item> {
  /** ends the owner of its entries; nothing for imports, the first kind there was */
  readonly mark: string
  /** the same, of a kind that earlier versions stored by itself */
  readonly earlierMark?: string
  /** null for what is no such plan */
  readonly planOf: (body: unknown) => Plan | null
  /** what is stored of a plan, where that is more than a page holds */
  readonly bodyOf?: (plan: Plan) => unknown
  readonly rowsOf: (plan: Plan) => readonly unknown[]
  /** null for what is no such item */
  readonly itemOf: (body: unknown) => Item | null
  /** by their place, items of which the history has more than was noted */
  readonly since: (
    job: StoredJob<Plan, Item>,
    history: History,
  ) => ReadonlyMap<number, Item> | Promise<ReadonlyMap<number, Item>>
  /** what is stored along with the plans and changes with such items */
  readonly along?: (
    service: Whose,
    plan: Plan,
    items: ReadonlyMap<number, Item>,
  ) => Omit<Together, 'whileThere'>
}

const itemKey = (key: string, at: number) => `${key} ${at}`

function itemEntry(key: string, at: number, item: unknown): Entry {
  const now = new Date().toISOString()
  return { key: itemKey(key, at), owner: key, at: now, body: { at, progress: item } }
}

const nothing = () => ({ kept: [], gone: [] })

/** The jobs of one kind: stored, noted, read and forgotten. */
export function jobStore<Plan, Item>(kind: Kind<Plan, Item>) {
  const { mark, earlierMark, planOf, rowsOf, itemOf, since } = kind
  const { bodyOf = (plan: Plan) => plan, along = nothing } = kind
  type Job = StoredJob<Plan, Item>
  const ownerIn = (service: Whose, own = mark) => `${ownerOf(service)} ${service.language}${own}`
  // Sound because every kind of item has this state, and needs nothing more in it.
  const atFirst = waiting as unknown as Item

  const itemsOf = async (key: string, plan: Plan): Promise<readonly Item[]> => {
    const found = rowsOf(plan).map(() => atFirst)
    for (const { body } of await readEntries('imports', key)) {
      const { at, progress } = body as { at: number; progress: unknown }
      found[at] = itemOf(progress) ?? atFirst
    }
    return found
  }

  return {
    /** Stores a plan before anything of it is sent; `isStored` is false when the device would not. */
    async add(service: Whose, plan: Plan): Promise<{ job: Job; isStored: boolean }> {
      const at = nextInstant()
      const key = `${at} ${unique()}`
      const body = await bodyOf(plan)
      const isStored = await keep('imports', { key, owner: ownerIn(service), at, body })
      return { job: { key, at, plan, items: rowsOf(plan).map(() => atFirst) }, isStored }
    },

    /** Notes how far one item is; false when the device would not. */
    note: (key: string, at: number, item: Item): Promise<boolean> =>
      keep('imports', itemEntry(key, at, item)),

    /**
     * Those of this account in this language, in their order; what another version stored otherwise is skipped.
     * @throws where the device is closed to us: items that are done would be taken for waiting ones, and be done once more
     */
    async all(service: Whose): Promise<readonly Job[]> {
      const marks = [mark, ...(earlierMark === undefined ? [] : [earlierMark])]
      const entries = await Promise.all(
        marks.map((own) => readEntries('imports', ownerIn(service, own))),
      )
      const read = await Promise.all(
        entries.flat().map(async ({ key, at, body }) => {
          const plan = planOf(body)
          return plan ? [{ key, at, plan, items: await itemsOf(key, plan) }] : []
        }),
      )
      return read.flat()
    },

    /** Works at a job while no other tab does; false where one does. */
    alone: ({ key }: Pick<Job, 'key'>, work: () => Promise<void>) => alone(`import ${key}`, work),

    /**
     * Notes what the history has of these since they were read, as that something was taken back from its page: all of
     * it in one go, and nothing of one that was forgotten meanwhile, or where the history cannot be read.
     * @param isWanted asked at last: they may be written by then
     */
    async settle(service: Whose, jobs: readonly Job[], isWanted = () => true): Promise<void> {
      if (jobs.length === 0) return
      const facts = await readHistory(ownerOf(service)).catch(() => null)
      if (facts === null) return
      const changes: Together[] = []
      for (const job of jobs) {
        const items = await since(job, facts)
        if (items.size === 0) continue
        const { kept, gone } = along(service, job.plan, items)
        const noted = Array.from(items, ([at, item]) => itemEntry(job.key, at, item))
        changes.push({ whileThere: job.key, kept: [...noted, ...kept], gone })
      }
      if (changes.length > 0 && isWanted()) await keepTogether('imports', changes)
    },

    /** Stores nothing of it any more. What was written stays written. */
    async forget({ key, plan }: Pick<Job, 'key' | 'plan'>): Promise<void> {
      await forget('imports', [key, ...rowsOf(plan).map((_, at) => itemKey(key, at))])
    },
  }
}
