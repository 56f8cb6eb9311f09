import type { Service } from '../../api/service.ts'
import { dayOf, wallTimeAt } from '../../time/wallTime.ts'
import type { Clock } from './reasons.ts'

/** Interface silent: the clock by which a listing begins is not specified. It is the site's (contract.md §3.6). */
export function clockOfSite({ configuration }: Service): Clock {
  const now = wallTimeAt(Date.now(), configuration.timezone)
  return { now, today: dayOf(now) }
}
