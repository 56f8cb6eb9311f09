import { ownerOf } from '../../../collection/owner.ts'
import { nextInstant } from '../../../collection/nextInstant.ts'
import { forget, keep, keptOf } from '../../../device/kept.ts'
import type { Service } from '../../../service/service.ts'
import { type ImportPlan, planOf, type Progress, progressOf, waiting } from './importPlan.ts'

// The plan is kept once, and how far each task is in an entry of its own: a thousand rows are not written anew for each.

type Whose = Pick<Service, 'site' | 'account' | 'language'>

/** An import as this device keeps it. */
export interface KeptImport {
  readonly key: string
  /** instant, ISO 8601 in UTC */
  readonly at: string
  readonly plan: ImportPlan
  readonly progress: readonly Progress[]
}

const ownerIn = (service: Whose) => `${ownerOf(service)} ${service.language}`

/** Keeps an import before anything of it is sent. */
export async function keepImport(
  service: Whose,
  plan: ImportPlan,
): Promise<{ kept: KeptImport; isKept: boolean }> {
  const at = nextInstant()
  const key = `${at} ${crypto.randomUUID()}`
  const isKept = await keep('imports', { key, owner: ownerIn(service), at, body: plan })
  return { kept: { key, at, plan, progress: plan.tasks.map(() => waiting) }, isKept }
}

/** Notes how far one task is; false when the device would not keep it. */
export function keepProgress(key: string, at: number, progress: Progress): Promise<boolean> {
  const body = { at, progress }
  return keep('imports', { key: `${key} ${at}`, owner: key, at: new Date().toISOString(), body })
}

async function progressIn(key: string, plan: ImportPlan): Promise<readonly Progress[]> {
  const found = plan.tasks.map(() => waiting)
  for (const { body } of await keptOf('imports', key)) {
    const { at, progress } = body as { at: number; progress: unknown }
    found[at] = progressOf(progress) ?? waiting
  }
  return found
}

/** The imports of this account into this language that were begun here, in their order. */
export async function keptImports(service: Whose): Promise<readonly KeptImport[]> {
  const entries = await keptOf('imports', ownerIn(service))
  const all = await Promise.all(
    entries.map(async ({ key, at, body }) => {
      const plan = planOf(body)
      return plan ? [{ key, at, plan, progress: await progressIn(key, plan) }] : []
    }),
  )
  return all.flat()
}

/** Keeps nothing of it any more. What was made stays made. */
export async function forgetImport({ key, plan }: KeptImport): Promise<void> {
  await forget('imports', [key, ...plan.tasks.map((_, at) => `${key} ${at}`)])
}
