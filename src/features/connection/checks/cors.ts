import { anonymous } from '../../../api/account.ts'
import { type Finding, found } from '../findings.ts'
import type { CheckContext } from '../checkContext.ts'
import { isElsewhere } from './address.ts'

/**
 * An unknown scheme is read as nobody (contract.md §5.4), and asks a browser for the same preflight as a password; so
 * does the type of a write. Totals are read from the body: no header needs to be exposed.
 */
const asForAWrite = {
  Authorization: 'Agenda connection-test',
  'Content-Type': 'application/json',
}

const allowed = (origin: string) =>
  [
    `Access-Control-Allow-Origin: ${origin}`,
    'Access-Control-Allow-Methods: OPTIONS, GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers: Authorization, Content-Type, X-WP-Nonce',
  ].join('\n')

/**
 * What of a write does not get through. No service has anything to delete or change at the index of its namespace, where
 * it is tried; and browsers let GET and POST pass whatever the headers say of methods.
 */
async function methodsKeptOut({ configuration, look }: CheckContext): Promise<string[]> {
  const methods = new Set(['DELETE', configuration.service.updateMethod] as const)
  methods.delete('POST')
  const asked = [...methods].map(async (method) => {
    const { kind } = await look({ path: '', method }, anonymous, asForAWrite)
    return kind === 'answer' ? [] : [method]
  })
  return (await Promise.all(asked)).flat()
}

/** Whether a page of this origin may read what the service answers, sign in to it, and send all that is sent. */
export async function cors(ground: CheckContext): Promise<Finding> {
  const { origin } = new URL(ground.base)
  const values = { origin, service: new URL(ground.root).origin }
  if (!isElsewhere(ground)) return found('corsSame', { values })
  const plain = await ground.namespace()
  if (plain.kind === 'hidden') return found('corsAbsent', { values, code: allowed(origin) })
  if (plain.kind !== 'answer') return found('addressFirst')
  const signed = await ground.look({ path: '' }, anonymous, asForAWrite)
  if (signed.kind === 'hidden') return found('corsPreflight', { values, code: allowed(origin) })
  if (signed.kind !== 'answer') return found('addressFirst')
  const methods = (await methodsKeptOut(ground)).join(', ')
  return methods === ''
    ? found('corsAllowed', { values })
    : found('corsMethods', { values: { ...values, methods }, code: allowed(origin) })
}
