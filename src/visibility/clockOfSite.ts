import type { Service } from '../service/service.ts'
import { dayOf, wallTimeAt } from '../time/wallTime.ts'
import type { Clock } from './reasons.ts'

/** Interface silent: on which clock a listing begins; it is taken to be the site's (contract.md §3.6). */
export function clockOfSite({ configuration }: Service): Clock {
  const now = wallTimeAt(Date.now(), configuration.timezone)
  return { now, today: dayOf(now) }
}
