import { passwordsIn } from '../../../api/discovery.ts'
import { isObject } from '../../../api/isObject.ts'
import { type Finding, found } from '../findings.ts'
import type { CheckContext } from '../checkContext.ts'
import { speaks } from './address.ts'

/** Whether the site has application passwords: it says so in its own index, outside of the interface. */
export async function passwords(ground: CheckContext): Promise<Finding> {
  if (!ground.configuration.signIn.includes('password')) return found('passwordsUnused')
  if (!(await speaks(ground))) return found('addressFirst')
  const site = await ground.site()
  if (site.kind !== 'answer' || site.status !== 200 || !isObject(site.body))
    return found('passwordsUnsaid')
  const said = passwordsIn(site.body)
  if (said === null) return found('passwordsAbsent')
  const address = ground.configuration.service.applicationPasswordsAddress ?? said
  return found('passwordsOffered', { values: { address } })
}
