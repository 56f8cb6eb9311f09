import { type Finding, found, type FindingName } from '../findings.ts'
import type { CheckContext } from '../checkContext.ts'
import { speaks } from './address.ts'

/** seconds */
const noticed = 60
const far = 3600

function nameOf(seconds: number): FindingName {
  if (seconds < noticed) return 'clockAgrees'
  return seconds < far ? 'clockOff' : 'clockFar'
}

/** How far the service's clock is from this device's. */
export async function clock(ground: CheckContext): Promise<Finding> {
  const there = await ground.namespace()
  if (!(await speaks(ground)) || there.kind !== 'answer') return found('addressFirst')
  if (there.ahead === null) return found('clockHidden')
  const seconds = Math.abs(there.ahead)
  return found(nameOf(seconds), { values: { seconds } })
}
