import type { Account } from './account.ts'
import type { Configuration } from './configuration.ts'
import { createService } from './createService.ts'
import { isObject } from './isObject.ts'
import { freshNonce } from './nonce.ts'

type SessionAccount = Extract<Account, { kind: 'session' }>

/**
 * The site's number of whoever's session this is, undefined where it does not tell. Interface silent: asked outside
 * of it (contract.md §5.5).
 * @param base `document.baseURI`
 */
export async function whoIs(
  configuration: Configuration,
  base: string,
  account: SessionAccount,
): Promise<number | undefined> {
  const call = { method: 'GET', path: 'wp/v2/users/me', outside: true, aside: true } as const
  const service = createService({ configuration, base, account })
  const body = await service.request(call).catch(() => null)
  return isObject(body) && typeof body.id === 'number' ? body.id : undefined
}

/**
 * The site's own session in this browser, and whose it is; null when there is none.
 * @param base `document.baseURI`
 */
export async function siteSession(
  configuration: Configuration,
  base: string,
): Promise<SessionAccount | null> {
  const nonce = await freshNonce(configuration, base)
  if (nonce === null) return null
  const account: SessionAccount = { kind: 'session', nonce }
  const who = await whoIs(configuration, base, account)
  return who === undefined ? account : { ...account, who }
}

type KeptSession = Omit<SessionAccount, 'nonce'>

/** What no site gives: with it the first request is refused, and a nonce asked for. */
const notAsked = 'not-asked'

/**
 * The session of an earlier sign-in in this tab, as the site tells of it now; null when it is over. Without a network it
 * is taken for the same person's, where who that was is known: the first answer of the site proves or ends it.
 */
export async function keptSession(
  configuration: Configuration,
  base: string,
  { who, ...kept }: KeptSession,
): Promise<SessionAccount | null> {
  const session = await siteSession(configuration, base)
  if (session !== null) return { ...kept, ...session }
  if (navigator.onLine || who === undefined) return null
  return { ...kept, who, nonce: notAsked }
}

/** The same session under a new nonce, null when there is none to be had, or it is somebody else's by now. */
export async function renewedSession(
  configuration: Configuration,
  base: string,
  ended: SessionAccount,
): Promise<SessionAccount | null> {
  const nonce = await freshNonce(configuration, base)
  if (nonce === null || nonce === ended.nonce) return null
  const again = { ...ended, nonce }
  if (ended.who === undefined) return again
  return (await whoIs(configuration, base, again)) === ended.who ? again : null
}
