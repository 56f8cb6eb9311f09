import type { Account } from './account.ts'
import type { Configuration } from './configuration.ts'
import { fallbackLanguageOf } from './language.ts'
import { namedBy, outgoingOf } from './outgoing.ts'
import { isObject } from './isObject.ts'
import { ApiError } from './apiError.ts'
import { exchange, received, unreadable, withRetry } from './exchange.ts'

/** milliseconds */
const noncePatience = 20_000

/**
 * Interface silent: how a site answers a request for a nonce without a session is not specified. Besides the answer of
 * contract.md §5.1, the statuses 400, 401 and 403 mean that no one is signed in.
 */
const noSession: ReadonlySet<number> = new Set([400, 401, 403])

/**
 * A nonce of the site's own session (contract.md §5.1), or null when there is no session.
 * @param base `document.baseURI`
 * @throws ApiError when the site does not say, or the reason of `signal`
 */
async function freshNonce(
  configuration: Configuration,
  base: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const { nonceAddress } = configuration.service
  if (nonceAddress === null) return null
  const outgoing = {
    method: 'GET',
    address: new URL(nonceAddress, base).href,
    headers: {},
    credentials: 'same-origin',
    patience: noncePatience,
    ...(signal && { signal }),
  } as const
  return withRetry(async () => nonceIn(await received(outgoing)), signal)
}

function nonceIn({ response, text }: Awaited<ReturnType<typeof received>>): string | null {
  const said = text.trim()
  if (said === '0' || noSession.has(response.status)) return null
  if (response.ok && /^[\w-]{6,}$/.test(said)) return said
  throw unreadable(response, text)
}

const notRenewed = 'not_renewed'

/** The site's own session could not be renewed for this reason: what its old nonce kept out was not done. */
export const notRenewedFor = (reason: ApiError) =>
  new ApiError({ ...reason, code: notRenewed }, { cause: reason })

export const isNotRenewed = ({ code }: ApiError): boolean => code === notRenewed

type SessionAccount = Extract<Account, { kind: 'session' }>

/** Where a page is waited for, milliseconds: what the site has not said by then, it says to the first request. */
const startPatience = 5000

/** How long a request waits for its session to be renewed, milliseconds. */
const renewalPatience = 20_000

/** What a site answers that does not tell who is signed in, whoever of its parts it is that refuses. */
const closed: ReadonlySet<number> = new Set([401, 403, 404])

/**
 * The site's number of whoever's session this is, null where it says that it is nobody's, undefined where it does not
 * tell.
 * Interface silent: whose session the browser has is not specified. `/wp/v2/users/me` is requested (contract.md §5.5),
 * twice before a refusal is believed.
 * @param base `document.baseURI`
 * @throws ApiError when the site fails to answer, or the reason of `signal`
 */
async function whoIs(
  configuration: Configuration,
  base: string,
  account: SessionAccount,
  signal?: AbortSignal,
): Promise<number | null | undefined> {
  const call = { method: 'GET', path: 'wp/v2/users/me', outside: true, signal } as const
  const language = fallbackLanguageOf(configuration)
  const outgoing = outgoingOf({ configuration, base }, language, call, account)
  const ask = () => withRetry(() => exchange(outgoing, namedBy(call)), signal)
  const isClosed = (refusal: unknown): refusal is ApiError =>
    refusal instanceof ApiError && closed.has(refusal.status)
  try {
    const body = await ask().catch((refusal: unknown) => {
      if (isClosed(refusal)) return ask()
      throw refusal
    })
    return isObject(body) && typeof body.id === 'number' ? body.id : undefined
  } catch (refusal) {
    if (isClosed(refusal)) return refusal.kind === 'ended' ? null : undefined
    throw refusal
  }
}

/** A nonce that the site gives, and what it says of whose it is; null when it gives none. */
async function toldBy(configuration: Configuration, base: string, signal?: AbortSignal) {
  const nonce = await freshNonce(configuration, base, signal)
  if (nonce === null) return null
  const who = await whoIs(configuration, base, { kind: 'session', nonce }, signal)
  return { nonce, who }
}

/**
 * The site's own session in this browser, and whose it is; null when there is none, or the site says that it is nobody's.
 * @param base `document.baseURI`
 * @throws ApiError when the site fails to answer, or the reason of `signal`
 */
export async function siteSession(
  configuration: Configuration,
  base: string,
  signal?: AbortSignal,
): Promise<SessionAccount | null> {
  const told = await toldBy(configuration, base, signal)
  if (told === null || told.who === null) return null
  const { nonce, who } = told
  return { kind: 'session', nonce, ...(who === undefined ? {} : { who }) }
}

type KeptSession = Omit<SessionAccount, 'nonce'>

/** What no site gives: with it the first request is refused, and a nonce asked for. */
const notAsked = 'not-asked'

/** Whoever it is by now may do more than who had no name before. */
function asKept({ onlyReads, ...kept }: KeptSession): KeptSession {
  return kept.who === undefined || !onlyReads ? kept : { ...kept, onlyReads }
}

/**
 * The session of an earlier sign-in in this tab, as the site tells of it now; null when it is over, or somebody else's
 * by now: what they may do is found out when they sign in. Where the site does not say, or says that it is nobody's, it
 * is taken for the same person's: its first answer proves or ends it. Without a network it is so only where that person
 * is known. Whom nobody named stays without a name, under which drafts and what waits are kept.
 */
export async function storedSession(
  configuration: Configuration,
  base: string,
  kept: KeptSession,
): Promise<SessionAccount | null> {
  const before = { ...asKept(kept), nonce: notAsked }
  try {
    const told = await toldBy(configuration, base, AbortSignal.timeout(startPatience))
    if (told === null) return null
    const { nonce, who } = told
    if (who === null) return before
    if (kept.who === undefined) return { ...before, nonce }
    if (who === undefined) return before
    return who === kept.who ? { ...before, nonce } : null
  } catch {
    return navigator.onLine || kept.who !== undefined ? before : null
  }
}

/**
 * The same session under a new nonce, null when there is none to be had, or it is nobody's or somebody else's by now.
 * @throws ApiError when the site does not say
 */
export async function renewedSession(
  configuration: Configuration,
  base: string,
  ended: SessionAccount,
): Promise<SessionAccount | null> {
  const signal = AbortSignal.timeout(renewalPatience)
  try {
    const nonce = await freshNonce(configuration, base, signal)
    if (nonce === null || nonce === ended.nonce) return null
    const again = { ...ended, nonce }
    if (ended.who === undefined) return again
    const who = await whoIs(configuration, base, again, signal)
    if (who === undefined) throw new ApiError({ kind: 'unproved' })
    return who === ended.who ? again : null
  } catch (refusal) {
    if (signal.aborted) throw notRenewedFor(new ApiError({ kind: 'timeout' }))
    throw refusal instanceof ApiError ? notRenewedFor(refusal) : refusal
  }
}
