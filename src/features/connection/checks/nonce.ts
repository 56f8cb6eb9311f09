import { isObject } from '../../../api/isObject.ts'
import { look } from '../../../api/look.ts'
import { type Finding, found } from '../findings.ts'
import type { CheckContext } from '../checkContext.ts'

/** milliseconds */
const patience = 20_000

/** What the site says of a nonce that is not its own, or without the cookie that belongs to it (contract.md §4). */
const refusals = new Set<unknown>(['rest_cookie_invalid_nonce', 'rest_not_logged_in'])

/** Whether the service takes a nonce that the site gave: it looks at it before it closes a route to anybody. */
async function taken(ground: CheckContext, nonce: string, address: string): Promise<Finding> {
  const who = { path: 'wp/v2/users/me', outside: true }
  const answer = await ground.look(who, { kind: 'session', nonce })
  if (answer.kind !== 'answer') return found('questionUnanswered')
  const { body, status } = answer
  if (isObject(body) && refusals.has(body.code))
    return found('nonceRefused', { values: { address } })
  if (!isObject(body) || status >= 500 || status === 429)
    return found('questionRefused', { values: { said: status } })
  return found('nonceGiven', { values: { address } })
}

/** Whether the site's own session can be signed in with (contract.md §5.1). */
export async function nonce(ground: CheckContext): Promise<Finding> {
  const { configuration, base, signal } = ground
  const { nonceAddress } = configuration.service
  if (nonceAddress === null || !configuration.signIn.includes('session'))
    return found('nonceUnused')
  const address = new URL(nonceAddress, base)
  const values = { address: address.origin + address.pathname }
  if (address.origin !== new URL(base).origin) return found('nonceElsewhere', { values })
  const answer = await look({
    method: 'GET',
    address: address.href,
    headers: {},
    credentials: 'same-origin',
    patience,
    signal,
  })
  if (answer.kind !== 'answer') return found('nonceSilent', { values })
  const text = answer.text.trim()
  const { status } = answer
  if (text === '0') return found('nonceNobody', { values })
  if (status >= 500) return found('nonceBroken', { values: { ...values, status } })
  if (status === 401 || status === 403)
    return found('nonceClosed', { values: { ...values, status } })
  if (status !== 200 || !/^[\w-]{6,}$/.test(text)) return found('nonceWrong', { values })
  return taken(ground, text, values.address)
}
