import { jsonIn, snippet } from './jsonIn.ts'
import { ApiError, type ApiErrorKind } from './apiError.ts'
import { type NamedBy, apiErrorOf } from './apiErrorOf.ts'

/**
 * Milliseconds that a service asks to be left alone for, in its `Retry-After`: seconds, or a date of its clock, which the
 * answer tells where its `Date` is shown (RFC 9110 §10.2.3). 0 where it says nothing that can be read, which is so for
 * pages of another origin unless it exposes the header. Without bounds: whoever waits knows how long that makes sense.
 */
function askedWait({ headers }: Response): number {
  const said = headers.get('Retry-After') ?? ''
  const wait = /^\d+$/.test(said)
    ? Number(said) * 1000
    : Date.parse(said) - (Date.parse(headers.get('Date') ?? '') || Date.now())
  return wait > 0 ? wait : 0
}

/** One request as it goes out. */
export interface Outgoing {
  readonly method: string
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly credentials: RequestCredentials
  readonly body?: string | FormData
  /** milliseconds until the request is given up */
  readonly patience: number
  readonly signal?: AbortSignal
}

export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && !navigator.onLine
}

/** Where a redirect of this address leads, without what stands behind a question mark; `''` where that cannot be seen. */
async function redirectedTo(address: string, signal: AbortSignal): Promise<string> {
  try {
    const { url } = await fetch(address, { signal, cache: 'no-store', credentials: 'omit' })
    return url.replace(/\?.*/s, '')
  } catch {
    return ''
  }
}

/**
 * The answer to one request, whatever it is. Never one that the browser has at hand: hosts let it keep data for minutes,
 * and what somebody else writes in between would be overwritten (contract.md §13.7).
 * @throws ApiError when there is none, or the reason of `outgoing.signal`
 */
export async function received({
  address,
  patience,
  ...outgoing
}: Outgoing): Promise<{ response: Response; text: string }> {
  const giveUp = AbortSignal.timeout(patience)
  const signal = outgoing.signal ? AbortSignal.any([outgoing.signal, giveUp]) : giveUp
  try {
    // Browsers make a reading of most writes that are redirected, and its answer would pass for that of the write.
    const redirect = outgoing.method === 'GET' ? 'follow' : 'manual'
    const response = await fetch(address, { ...outgoing, signal, redirect, cache: 'no-store' })
    if (response.type === 'opaqueredirect' || Math.floor(response.status / 100) === 3)
      throw new ApiError({ kind: 'redirected', serverText: await redirectedTo(address, signal) })
    return { response, text: await response.text() }
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    outgoing.signal?.throwIfAborted()
    if (giveUp.aborted) throw new ApiError({ kind: 'timeout' }, { cause })
    throw new ApiError({ kind: isOffline() ? 'offline' : 'unanswered' }, { cause })
  }
}

/** A page instead of data: what its status says is all that is known. */
function kindOf(status: number): ApiErrorKind {
  if (status >= 500) return 'failed'
  if (status === 401) return 'ended'
  return status === 429 ? 'busy' : 'unreadable'
}

/** What is told of an answer that is none. */
export function unreadable(response: Response, text: string): ApiError {
  const { status } = response
  const wait = askedWait(response)
  return new ApiError({ kind: kindOf(status), status, serverText: snippet(text), wait })
}

/**
 * A reading at an address of its own: some hosts answer an identical one from their memory for a minute, whoever asks
 * (contract.md §13.7).
 * Interface silent: what a service does with an argument that it does not list is not specified. It ignores `_`.
 */
function fresh(outgoing: Outgoing): Outgoing {
  if (outgoing.method !== 'GET') return outgoing
  const { address } = outgoing
  const joint = address.includes('?') ? '&' : '?'
  return { ...outgoing, address: `${address}${joint}_=${Math.random().toString(36).slice(2)}` }
}

type Received = ReturnType<typeof received>

/** What was asked before whoever needs it was here, by address and account. */
const prefetches = new Map<string, Received>()

/** Milliseconds for which an answer counts as one of now. */
const prefetchLifetime = 20_000

const nameOf = ({ method, address, headers }: Outgoing): string =>
  JSON.stringify([method, address, headers])

/** Sends a reading whose answer the same request will be given, once. */
export function prefetch(outgoing: Outgoing): void {
  const name = nameOf(outgoing)
  const answer = received(fresh(outgoing))
  answer.catch(() => null)
  prefetches.set(name, answer)
  setTimeout(() => prefetches.delete(name), prefetchLifetime)
}

function prefetched(outgoing: Outgoing): Received | undefined {
  const name = nameOf(outgoing)
  const answer = prefetches.get(name)
  prefetches.delete(name)
  return answer
}

/**
 * The JSON of the answer to one request.
 * @param namedBy what the address names one record by: there, a refused one is a missing record
 * @throws ApiError, or the reason of `outgoing.signal`
 */
export async function exchange(outgoing: Outgoing, namedBy: NamedBy): Promise<unknown> {
  const { response, text } = await (prefetched(outgoing) ?? received(fresh(outgoing)))
  outgoing.signal?.throwIfAborted()
  const json = jsonIn(response, text)
  if (json === null) throw unreadable(response, text)
  if (!response.ok) throw apiErrorOf(response.status, json.body, namedBy, askedWait(response))
  return json.body
}
