import { entriesOf } from '../../collection/history/entriesOf.ts'
import type { JournalEntry } from '../../collection/journal.ts'
import { nextInstant } from '../../collection/nextInstant.ts'
import { ownerOf } from '../../collection/owner.ts'
import { forget, keep, keptOf } from '../../device/kept.ts'
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

/** A plan, and by their place its rows of which more is known now. */
interface Settled<Plan, Progress> {
  readonly kept: KeptPlan<Plan, Progress>
  readonly rows: ReadonlyMap<number, Progress>
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
    history: readonly JournalEntry[],
    standings: ReadonlyMap<string, Standing>,
  ) => ReadonlyMap<number, Progress>
}

const rowKey = (key: string, at: number) => `${key} ${at}`

/** The plans of one kind: kept, noted, read and forgotten. */
export function keptPlans<Plan, Progress>(kind: Kind<Plan, Progress>) {
  const { mark, planOf, rowsOf, waiting, progressOf, since, bodyOf = (plan) => plan } = kind
  type Kept = KeptPlan<Plan, Progress>
  const ownerIn = (service: Whose) => `${ownerOf(service)} ${service.language}${mark}`

  const progressIn = async (key: string, plan: Plan): Promise<readonly Progress[]> => {
    const found = rowsOf(plan).map(() => waiting)
    for (const { body } of await keptOf('imports', key)) {
      const { at, progress } = body as { at: number; progress: unknown }
      found[at] = progressOf(progress)
    }
    return found
  }

  /** Those of this account in this language that were begun here, in their order. */
  const all = async (service: Whose): Promise<readonly Kept[]> => {
    const entries = await keptOf('imports', ownerIn(service))
    const read = await Promise.all(
      entries.map(async ({ key, at, body }) => {
        const plan = planOf(body)
        return plan ? [{ key, at, plan, progress: await progressIn(key, plan) }] : []
      }),
    )
    return read.flat()
  }

  /** Notes how far one row is; false when the device would not keep it. */
  const note = (key: string, at: number, progress: Progress): Promise<boolean> => {
    const now = new Date().toISOString()
    const body = { at, progress }
    return keep('imports', { key: rowKey(key, at), owner: key, at: now, body })
  }

  return {
    /** Keeps a plan before anything of it is sent; `isKept` is false when the device would not. */
    async keep(service: Whose, plan: Plan): Promise<{ kept: Kept; isKept: boolean }> {
      const at = nextInstant()
      const key = `${at} ${crypto.randomUUID()}`
      const body = await bodyOf(plan)
      const isKept = await keep('imports', { key, owner: ownerIn(service), at, body })
      return { kept: { key, at, plan, progress: rowsOf(plan).map(() => waiting) }, isKept }
    },

    note,

    all,

    /**
     * Notes what was taken back elsewhere, as from the page of the history, or is in force again.
     * @returns that, with the plans it is of
     */
    async settle(service: Whose): Promise<readonly Settled<Plan, Progress>[]> {
      const plans = await all(service)
      if (plans.length === 0) return []
      const history = await entriesOf(ownerOf(service))
      const standings = standingsIn(history)
      const settled = plans.map((kept) => ({ kept, rows: since(kept, history, standings) }))
      for (const { kept, rows } of settled)
        for (const [at, progress] of rows) await note(kept.key, at, progress)
      return settled
    },

    /** Keeps nothing of it any more. What was written stays written. */
    async forget({ key, plan }: Kept): Promise<void> {
      await forget('imports', [key, ...rowsOf(plan).map((_, at) => rowKey(key, at))])
    },
  }
}
