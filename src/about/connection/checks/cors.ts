import { anonymous } from '../../../service/account.ts'
import { type Finding, found } from '../findings.ts'
import type { Ground } from '../ground.ts'
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

/** Whether a page of this origin may read what the service answers, and sign in to it. */
export async function cors(ground: Ground): Promise<Finding> {
  const { origin } = new URL(ground.base)
  const values = { origin, service: new URL(ground.root).origin }
  if (!isElsewhere(ground)) return found('corsSame', { values })
  const plain = await ground.namespace()
  if (plain.kind === 'hidden') return found('corsAbsent', { values, code: allowed(origin) })
  if (plain.kind !== 'answer') return found('addressFirst')
  const signed = await ground.look({ path: '' }, anonymous, asForAWrite)
  if (signed.kind === 'answer') return found('corsAllowed', { values })
  return signed.kind === 'hidden'
    ? found('corsPreflight', { values, code: allowed(origin) })
    : found('addressFirst')
}
