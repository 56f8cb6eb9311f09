import { accountName } from '../../service/account.ts'
import type { Service } from '../../service/service.ts'
import { storedEntries } from '../../ui/storedEntries.ts'
import { planOf, type CopyPlan, type PlannedCopy } from './copyPlan.ts'

/** Whose copies of which event. */
export interface PlanPlace {
  readonly service: Pick<Service, 'site' | 'language' | 'account'>
  readonly id: number
}

const family = 'duplicating.'

const plans = storedEntries<CopyPlan | null>({
  family,
  read: planOf,
  write: (plan) => plan && JSON.stringify(plan),
})

/** Also the name of the lock under which a plan is worked on. */
export function planName({ service, id }: PlanPlace): string {
  const { site, language, account } = service
  return `${family}${language}.${id}.${accountName(account)}.${site}`
}

export function currentPlan(place: PlanPlace): CopyPlan | null {
  return plans.valueOf(planName(place))
}

/** False when the browser would not keep it: then it lives as long as the page. */
export function keepPlan(place: PlanPlace, plan: CopyPlan | null): boolean {
  return plans.keep(planName(place), plan)
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
  return plans.reread(planName(place))
}

export function usePlan(place: PlanPlace): CopyPlan | null {
  return plans.useEntry(planName(place))
}
