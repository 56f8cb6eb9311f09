import type { Discovery } from '../../../api/discovery.ts'
import { ApiError } from '../../../api/apiError.ts'
import { type Finding, found } from '../findings.ts'
import type { CheckContext } from '../checkContext.ts'
import { speaks } from './address.ts'

/** What the service says of itself, or null without a namespace of this kind. */
async function discovered(ground: CheckContext): Promise<Discovery | null> {
  try {
    return await ground.discovery()
  } catch (refusal) {
    if (refusal instanceof ApiError && refusal.kind === 'noRoute') return null
    throw refusal
  }
}

const otherNamespace = ({ corrections }: Discovery) =>
  corrections.find(({ key }) => key === 'namespace')?.found

/** Whether the namespace of the configuration is there, and which is in its place. */
export async function namespace(ground: CheckContext): Promise<Finding> {
  const configured = ground.configuration.service.namespace
  if (!(await speaks(ground))) return found('addressFirst')
  const discovery = await discovered(ground)
  if (discovery === null) return found('namespaceMissing', { values: { namespace: configured } })
  const other = otherNamespace(discovery)
  if (other !== undefined) {
    const values = { namespace: configured, found: other }
    return found('namespaceOther', { values, code: `"namespace": "${other}"` })
  }
  const routes = new Set(discovery.index.endpoints.map(({ route }) => route)).size
  return found('namespaceThere', { values: { namespace: configured, routes } })
}

/** A check of what is under the namespace: without one there is nothing to ask. */
export function underNamespace(
  check: (ground: CheckContext, discovery: Discovery) => Promise<Finding>,
): (ground: CheckContext) => Promise<Finding> {
  return async (ground) => {
    if (!(await speaks(ground))) return found('addressFirst')
    const discovery = await discovered(ground)
    if (discovery === null || otherNamespace(discovery) !== undefined)
      return found('namespaceFirst')
    return check(ground, discovery)
  }
}
