import { anonymous } from './account.ts'
import { ApiError } from './apiError.ts'
import { isOffline, type Outgoing, jsonIn, received } from './exchange.ts'
import { outgoingOf, type Call } from './outgoing.ts'
import type { Service } from './service.ts'

/** A request as it goes out, without who asks: nothing in it is secret but what the call itself holds. */
export type RawRequest = Pick<Outgoing, 'method' | 'address' | 'body'>

/** An answer as it came, for who wants to see exactly that. */
export interface RawAnswer {
  readonly status: number
  /** as far as the browser shows them to this page; none of them secret */
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** from the request to the last byte */
  readonly milliseconds: number
  readonly text: string
}

/** `X-WP-Nonce` is a key to the site's own session (contract.md §5.1). */
const secret = new Set(['x-wp-nonce', 'set-cookie', 'authorization'])

export function rawRequestOf(service: Service, call: Call): RawRequest {
  const { method, address, body } = outgoingOf(service, service.language, call, anonymous)
  return { method, address, ...(body === undefined ? {} : { body }) }
}

/**
 * Asks once, as whoever is signed in, past retries and renewals; a refusal of the service is an answer.
 * @throws ApiError when there is no answer at all, or the reason of `call.signal`
 */
export async function askRaw(service: Service, call: Call): Promise<RawAnswer> {
  const begun = performance.now()
  const { response, text } = await received(
    outgoingOf(service, service.language, call, service.account),
  )
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !secret.has(name)),
    milliseconds: performance.now() - begun,
    text,
  }
}

/** One answer as it came, whatever it is: for who asks what is wrong with a connection. */
export interface Answer {
  readonly kind: 'answer'
  readonly status: number
  /** what answered in the end */
  readonly address: string
  readonly isRedirected: boolean
  /** as far as the browser shows them to this page */
  readonly headers: Headers
  /** undefined where the answer is no JSON */
  readonly body: unknown
  /** what is odd about the way the JSON came, `''` for nothing */
  readonly oddity: string
  readonly text: string
  /** Clock of the service less that of this device, in seconds; null where the header is hidden. */
  readonly ahead: number | null
}

/**
 * `hidden`: something answers, and may not be read from this origin; `elsewhere`: it redirects to where this page may
 * not read; `silent`: nothing answers.
 */
export type Look = Answer | { readonly kind: 'hidden' | 'elsewhere' | 'silent' | 'offline' }

/** @param between when it was asked and answered, in milliseconds: the header was written about halfway */
function aheadBy(headers: Headers, between: readonly [number, number]): number | null {
  const said = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(said)) return null
  const age = Number(headers.get('Age') ?? 0) || 0
  // Half a second more: the header leaves the rest of its second out.
  return Math.round(said / 1000 + age + 0.5 - (between[0] + between[1]) / 2000)
}

async function answered(outgoing: Outgoing, signal: AbortSignal): Promise<Answer> {
  const { method, headers, credentials } = outgoing
  const asked = Date.now()
  const response = await fetch(outgoing.address, {
    method,
    headers,
    credentials,
    signal,
    cache: 'no-store',
  })
  const between = [asked, Date.now()] as const
  const text = await response.text()
  const json = jsonIn(response, text)
  return {
    kind: 'answer',
    status: response.status,
    address: response.url,
    isRedirected: response.redirected,
    headers: response.headers,
    body: json?.body,
    oddity: json?.oddity ?? '',
    text,
    ahead: aheadBy(response.headers, between),
  }
}

/** Why nothing could be read: browsers tell no page, so it is asked for less and less. */
async function unread({ address }: Outgoing, signal: AbortSignal): Promise<Look> {
  const plain = { signal, cache: 'no-store', credentials: 'omit' } as const
  const manual = await fetch(address, { ...plain, redirect: 'manual' }).catch(() => null)
  if (manual?.type === 'opaqueredirect') return { kind: 'elsewhere' }
  const opaque = await fetch(address, { ...plain, mode: 'no-cors' }).catch(() => null)
  return { kind: manual || opaque ? 'hidden' : 'silent' }
}

/**
 * Asks once, and takes whatever comes.
 * @throws the reason of `outgoing.signal`
 */
export async function look(outgoing: Outgoing): Promise<Look> {
  const giveUp = AbortSignal.timeout(outgoing.patience)
  const signal = outgoing.signal ? AbortSignal.any([outgoing.signal, giveUp]) : giveUp
  try {
    return await answered(outgoing, signal)
  } catch {
    outgoing.signal?.throwIfAborted()
    if (giveUp.aborted) return { kind: 'silent' }
    if (isOffline()) return { kind: 'offline' }
    const found = await unread(outgoing, signal)
    outgoing.signal?.throwIfAborted()
    return found
  }
}

/** The headers of a file of the application's own host; null where none came. */
export async function headersOf(address: string, signal: AbortSignal): Promise<Headers | null> {
  const asked = { method: 'HEAD', cache: 'no-store', signal } as const
  return fetch(address, asked).then(
    ({ headers }) => headers,
    () => null,
  )
}

export interface Proof {
  /** whether the account sees what is not published, as everybody does who may edit */
  readonly mayEdit: boolean
}

/**
 * Signed in without any right to edit, or nobody at all: a service may answer both alike, so
 * the site is asked who this is (contract.md §5.5, outside of the interface).
 * @throws ApiError `ended` for nobody, `unproved` when the site does not tell
 */
async function proveReader(service: Service): Promise<Proof> {
  try {
    await service.request({ method: 'GET', path: 'wp/v2/users/me', outside: true })
    return { mayEdit: false }
  } catch (refusal) {
    if (!(refusal instanceof ApiError)) throw refusal
    if (refusal.status === 401 || refusal.kind === 'ended') throw refusal
    if (refusal.kind === 'noRoute' || refusal.kind === 'forbidden')
      throw new ApiError({ kind: 'unproved', status: refusal.status }, { cause: refusal })
    throw refusal
  }
}

/**
 * Proves the account by asking for what only an editor is shown: wrong credentials may be
 * answered as to nobody, with 200 (contract.md §9, 30). Give it a service without `onEnded`.
 * @throws ApiError `ended` for wrong credentials, `unproved` when neither can be told
 */
export async function prove(service: Service): Promise<Proof> {
  if (service.account.kind === 'anonymous') return { mayEdit: false }
  try {
    const query = { status: 'draft', per_page: 1 }
    await service.request({ method: 'GET', path: 'events', query })
    return { mayEdit: true }
  } catch (refusal) {
    if (!(refusal instanceof ApiError)) throw refusal
    if (refusal.kind === 'forbidden') return { mayEdit: false }
    if (refusal.kind !== 'invalid' || !Object.hasOwn(refusal.params, 'status')) throw refusal
    return await proveReader(service)
  }
}
