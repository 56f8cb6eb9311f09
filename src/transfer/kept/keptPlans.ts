import { type WriteFacts, writeFacts } from '../../core/write/writeFacts.ts'
import { nextInstant } from '../../collection/nextInstant.ts'
import { ownerOf } from '../../collection/owner.ts'
import { unique } from '../../collection/unique.ts'
import { keepTogether, type Together } from '../../device/keepTogether.ts'
import { forget, keep, type Kept as Entry, readKept } from '../../device/kept.ts'
import type { Service } from '../../service/service.ts'
import { type Standing, standingsIn } from './standings.ts'

// The plan is kept once, and how far each row is in an entry of its own: a thousand rows are not written anew for each.

type Whose = Pick<Service, 'site' | 'account' | 'language'>

/** What was confirmed of a file, as this device keeps it while it is written and until it is forgotten. */
export interface KeptPlan<Plan, Progress> {
  readonly key: string
  /** instant, ISO 8601 in UTC */
  readonly at: string
  readonly plan: Plan
  /** of each row of the plan */
  readonly progress: readonly Progress[]
}

/** What the history tells of writes, oldest first, and how those stand that were ever taken back. */
export interface Told {
  readonly history: readonly WriteFacts[]
  readonly standings: ReadonlyMap<string, Standing>
}

/** What tells one kind of plan from another. */
interface Kind<Plan, Progress> {
  /** stands behind the owner of its entries; nothing for the first kind there was */
  readonly mark: string
  /** null for what is no such plan */
  readonly planOf: (body: unknown) => Plan | null
  /** what is kept of a plan, where that is more than a page holds */
  readonly bodyOf?: (plan: Plan) => unknown
  readonly rowsOf: (plan: Plan) => readonly unknown[]
  readonly waiting: Progress
  /** `waiting` for what is no such progress */
  readonly progressOf: (body: unknown) => Progress
  /** by their place, rows that the history says more of than was noted of them */
  readonly since: (
    kept: KeptPlan<Plan, Progress>,
    told: Told,
  ) => ReadonlyMap<number, Progress> | Promise<ReadonlyMap<number, Progress>>
  /** what is kept beside the plans and changes along with such rows */
  readonly beside?: (
    service: Whose,
    plan: Plan,
    rows: ReadonlyMap<number, Progress>,
  ) => Omit<Together, 'whileThere'>
}

const rowKey = (key: string, at: number) => `${key} ${at}`

/** How far one row is, as it is kept. */
function rowEntry(key: string, at: number, progress: unknown): Entry {
  const now = new Date().toISOString()
  return { key: rowKey(key, at), owner: key, at: now, body: { at, progress } }
}

const nothingBeside = () => ({ kept: [], gone: [] })

/** The plans of one kind: kept, noted, read and forgotten. */
export function keptPlans<Plan, Progress>(kind: Kind<Plan, Progress>) {
  const { mark, planOf, rowsOf, waiting, progressOf, since } = kind
  const { bodyOf = (plan: Plan) => plan, beside = nothingBeside } = kind
  type Kept = KeptPlan<Plan, Progress>
  const ownerIn = (service: Whose) => `${ownerOf(service)} ${service.language}${mark}`

  const progressIn = async (key: string, plan: Plan): Promise<readonly Progress[]> => {
    const found = rowsOf(plan).map(() => waiting)
    for (const { body } of await readKept('imports', key)) {
      const { at, progress } = body as { at: number; progress: unknown }
      found[at] = progressOf(progress)
    }
    return found
  }

  /**
   * Those of this account in this language that were begun here, in their order.
   * @throws where the device is closed to us: rows that are done would be taken for waiting ones, and be done once more
   */
  const all = async (service: Whose): Promise<readonly Kept[]> => {
    const entries = await readKept('imports', ownerIn(service))
    const read = await Promise.all(
      entries.map(async ({ key, at, body }) => {
        const plan = planOf(body)
        return plan ? [{ key, at, plan, progress: await progressIn(key, plan) }] : []
      }),
    )
    return read.flat()
  }

  return {
    /** Keeps a plan before anything of it is sent; `isKept` is false when the device would not. */
    async keep(service: Whose, plan: Plan): Promise<{ kept: Kept; isKept: boolean }> {
      const at = nextInstant()
      const key = `${at} ${unique()}`
      const body = await bodyOf(plan)
      const isKept = await keep('imports', { key, owner: ownerIn(service), at, body })
      return { kept: { key, at, plan, progress: rowsOf(plan).map(() => waiting) }, isKept }
    },

    /** Notes how far one row is; false when the device would not keep it. */
    note: (key: string, at: number, progress: Progress): Promise<boolean> =>
      keep('imports', rowEntry(key, at, progress)),

    all,

    /**
     * Notes what the history says of these since they were read, as that something was taken back from its page: all of
     * it in one go, and nothing of one that was forgotten meanwhile, or where the history cannot be read.
     * @param isWanted asked at last: they may be written by then
     */
    async settle(service: Whose, plans: readonly Kept[], isWanted = () => true): Promise<void> {
      if (plans.length === 0) return
      const history = await writeFacts(ownerOf(service)).catch(() => null)
      if (history === null) return
      const told = { history, standings: standingsIn(history) }
      const changes: Together[] = []
      for (const one of plans) {
        const rows = await since(one, told)
        if (rows.size === 0) continue
        const { kept, gone } = beside(service, one.plan, rows)
        const noted = Array.from(rows, ([at, progress]) => rowEntry(one.key, at, progress))
        changes.push({ whileThere: one.key, kept: [...noted, ...kept], gone })
      }
      if (changes.length > 0 && isWanted()) await keepTogether('imports', changes)
    },

    /** Keeps nothing of it any more. What was written stays written. */
    async forget({ key, plan }: Kept): Promise<void> {
      await forget('imports', [key, ...rowsOf(plan).map((_, at) => rowKey(key, at))])
    },
  }
}
