import { isObject } from '../../../api/isObject.ts'
import { offsetAt } from '../../../time/zoneClock.ts'
import { isZone } from '../../../time/zones.ts'
import { type Finding, found } from '../findings.ts'
import type { CheckContext } from '../checkContext.ts'
import { speaks } from './address.ts'

const month = 30 * 86_400_000

/** Whether two zones show the same time all year. */
function areAlike(one: string, other: string): boolean {
  const instants = Array.from({ length: 13 }, (_, at) => Date.now() + at * month)
  return instants.every((instant) => offsetAt(instant, one) === offsetAt(instant, other))
}

/** The site's zone, which its index tells outside of the interface, held against the configuration. */
export async function zone(ground: CheckContext): Promise<Finding> {
  const { timezone } = ground.configuration
  if (!(await speaks(ground))) return found('addressFirst')
  const site = await ground.site()
  const body = site.kind === 'answer' && isObject(site.body) ? site.body : {}
  const said = body.timezone_string
  if (typeof said === 'string' && isZone(said)) {
    const values = { timezone, found: said }
    if (said === timezone) return found('zoneSame', { values })
    if (areAlike(said, timezone)) return found('zoneAlike', { values })
    return found('zoneOther', { values, code: `"timezone": "${said}"` })
  }
  const hours = Number(body.gmt_offset ?? Number.NaN)
  if (Number.isNaN(hours)) return found('zoneUnsaid', { values: { timezone } })
  return found('zoneOffset', { values: { timezone, found: `UTC${hours < 0 ? '' : '+'}${hours}` } })
}
