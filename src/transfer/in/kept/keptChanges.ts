import { nextInstant } from '../../../collection/nextInstant.ts'
import { ownerOf } from '../../../collection/owner.ts'
import { forget, keep, keptOf } from '../../../device/kept.ts'
import type { Service } from '../../../service/service.ts'
import {
  type ChangePlan,
  changePlanOf,
  isRowSettled,
  type RowProgress,
  rowProgressOf,
  waitingRow,
} from './changePlan.ts'

// As with new records: the plan is kept once, and what came of each row in an entry of its own.

type Whose = Pick<Service, 'site' | 'account' | 'language'>

/** The changes of a file as this device keeps them. */
export interface KeptChanges {
  readonly key: string
  /** instant, ISO 8601 in UTC */
  readonly at: string
  readonly plan: ChangePlan
  /** of each row of the plan */
  readonly progress: readonly RowProgress[]
}

const ownerIn = (service: Whose) => `${ownerOf(service)} ${service.language} changes`
const rowKey = (key: string, at: number) => `${key} ${at}`

/** Keeps them before anything is sent; false when the device would not. */
export async function keepChanges(
  service: Whose,
  plan: ChangePlan,
): Promise<{ kept: KeptChanges; isKept: boolean }> {
  const at = nextInstant()
  const key = `${at} ${crypto.randomUUID()}`
  const isKept = await keep('imports', { key, owner: ownerIn(service), at, body: plan })
  return { kept: { key, at, plan, progress: plan.rows.map(() => waitingRow) }, isKept }
}

/** Notes what came of one row; false when the device would not keep it. */
export function keepRow(key: string, at: number, progress: RowProgress): Promise<boolean> {
  const body = { at, progress }
  return keep('imports', { key: rowKey(key, at), owner: key, at: new Date().toISOString(), body })
}

async function progressIn(key: string, plan: ChangePlan): Promise<readonly RowProgress[]> {
  const found = plan.rows.map(() => waitingRow)
  for (const { body } of await keptOf('imports', key)) {
    const { at, progress } = body as { at: number; progress: unknown }
    found[at] = rowProgressOf(progress)
  }
  return found
}

/** Those of this account in this language that were begun here, in their order. */
export async function keptChanges(service: Whose): Promise<readonly KeptChanges[]> {
  const entries = await keptOf('imports', ownerIn(service))
  const all = await Promise.all(
    entries.map(async ({ key, at, body }) => {
      const plan = changePlanOf(body)
      return plan ? [{ key, at, plan, progress: await progressIn(key, plan) }] : []
    }),
  )
  return all.flat()
}

/** Keeps nothing of it any more. What was written stays written. */
export async function forgetChanges({ key, plan }: KeptChanges): Promise<void> {
  await forget('imports', [key, ...plan.rows.map((_, at) => rowKey(key, at))])
}

/** Forgets those of which every row was taken and written: the others stay on record until somebody forgets them. */
export async function forgetWhole(service: Whose): Promise<void> {
  const whole = (await keptChanges(service)).filter(
    ({ plan, progress }) => plan.untaken.length === 0 && progress.every(isRowSettled),
  )
  await Promise.all(whole.map(forgetChanges))
}
