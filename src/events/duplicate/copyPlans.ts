import { useSyncExternalStore } from 'react'
import { accountName } from '../../service/account.ts'
import type { Service } from '../../service/service.ts'
import { onThisDevice, readEntry, storagePrefix, writeEntry } from '../../ui/storage.ts'
import { planOf, type CopyPlan, type PlannedCopy } from './copyPlan.ts'

/** Whose copies of which event. */
export interface PlanPlace {
  readonly service: Pick<Service, 'site' | 'language' | 'account'>
  readonly id: number
}

const listeners = new Set<() => void>()
const known = new Map<string, CopyPlan | null>()

/** Also the name of the lock under which a plan is worked on. */
export function planName({ service, id }: PlanPlace): string {
  const { site, language, account } = service
  return `duplicating.${language}.${id}.${accountName(account)}.${site}`
}

export function currentPlan(place: PlanPlace): CopyPlan | null {
  const name = planName(place)
  const plan = known.has(name) ? known.get(name) : planOf(readEntry(onThisDevice, name))
  known.set(name, plan ?? null)
  return plan ?? null
}

/** False when the browser would not keep it: then it lives as long as the page. */
export function keepPlan(place: PlanPlace, plan: CopyPlan | null): boolean {
  const name = planName(place)
  known.set(name, plan)
  const isKept = writeEntry(onThisDevice, name, plan && JSON.stringify(plan))
  for (const listener of listeners) listener()
  return isKept
}

/** Notes how far one copy is. */
export function noteCopy(place: PlanPlace, at: number, changes: Partial<PlannedCopy>): void {
  const plan = currentPlan(place)
  const copy = plan?.copies[at]
  if (plan && copy)
    keepPlan(place, { ...plan, copies: plan.copies.with(at, { ...copy, ...changes }) })
}

/** Reads again what the browser keeps: another tab may have gone on with it. */
export function rereadPlan(place: PlanPlace): CopyPlan | null {
  const name = planName(place)
  const kept = readEntry(onThisDevice, name)
  if (kept !== null) known.set(name, planOf(kept))
  return currentPlan(place)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const otherTab = (event: StorageEvent) => {
    if (event.key !== null && !event.key.startsWith(`${storagePrefix}duplicating.`)) return
    known.clear()
    listener()
  }
  window.addEventListener('storage', otherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', otherTab)
  }
}

export function usePlan(place: PlanPlace): CopyPlan | null {
  return useSyncExternalStore(subscribe, () => currentPlan(place))
}
