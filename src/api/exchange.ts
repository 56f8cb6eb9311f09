import { ApiError, type ApiErrorKind, type NamedBy, apiErrorOf } from './apiError.ts'
import { wait } from '../time/clock.ts'

const snippetLength = 300

/** Nothing but the text of what may be a page: it is shown, never rendered. */
export function snippet(text: string): string {
  return text
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, snippetLength)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Where the object or list that begins at `start` ends, -1 where the text ends before it. */
function endOf(text: string, start: number): number {
  let depth = 0
  let isQuoted = false
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]
    if (isQuoted && sign === '\\') at += 1
    else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === '{' || sign === '[')) depth += 1
    else if (!isQuoted && (sign === '}' || sign === ']')) depth -= 1
    if (depth === 0) return at + 1
  }
  return -1
}

/** Where an object or a list may begin: a warning may hold other brackets, and need not close them. */
const beginning = /\{\s*["}]|\[\s*(?:["[\]{\d-]|true|false|null)/

/**
 * The longest object or list in a text, for the warnings before it may hold brackets. Null where one has no end: what is
 * inside of an answer cut short is not the answer.
 */
function longestIn(text: string): string | null {
  let longest: string | null = null
  let from = 0
  for (;;) {
    const next = text.slice(from).search(beginning)
    if (next < 0) return longest
    const end = endOf(text, from + next)
    if (end < 0) return null
    const part = text.slice(from + next, end)
    if (part.length > (longest ?? '').length && parsed(part) !== undefined) longest = part
    from = end
  }
}

/** A page may hold JSON for its own scripts, and does not pass for an answer. */
const page = /<(!doctype|html|head|body|script)\b/i

/**
 * The JSON of an answer, and what is odd about the way it came, as text; null where there is none. PHP prints warnings
 * before it, caches write comments after it, and files saved with a byte order mark put that in front (contract.md §9, 29).
 */
export function jsonIn(
  { headers }: Response,
  text: string,
): { readonly body: unknown; readonly oddity: string } | null {
  const type = headers.get('Content-Type') ?? ''
  const isJson = /^application\/([\w.-]+\+)?json\b/i.test(type)
  const body = isJson ? parsed(text) : undefined
  if (body !== undefined) return { body, oddity: '' }
  const json = longestIn(text)
  if (json === null) return null
  const around = text.replace(json, '')
  if (page.test(around)) return null
  const unseen = isJson ? 'BOM (U+FEFF)' : `Content-Type: ${type}`
  return { body: parsed(json), oddity: snippet(around) || around.trim() || unseen }
}

const retries = 2
const firstPause = 400

/** Milliseconds that a reading waits where a service asks for it: beyond that a person is told instead. */
const longestWait = 10_000

function passes(refusal: unknown): refusal is ApiError {
  if (!(refusal instanceof ApiError) || refusal.wait > longestWait) return false
  if (refusal.kind === 'unanswered' || refusal.kind === 'busy') return true
  return refusal.kind === 'failed' && [502, 503, 504].includes(refusal.status)
}

/**
 * Tries a reading again when what refused it is likely to pass: twice at most, waiting longer
 * each time, by a random part so that many clients do not come back at once; never sooner than the service asks to.
 */
export async function withRetry<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt()
    } catch (refusal) {
      if (tried >= retries || !passes(refusal)) throw refusal
      await wait(refusal.wait + firstPause * 2 ** tried * (0.5 + Math.random()), signal)
    }
  }
}

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

/** Requests `config.json` beside the page, of which no older copy counts. @returns null where nothing answers */
export function requestConfiguration(): Promise<Response | null> {
  const address = new URL('config.json', document.baseURI)
  return fetch(address, { credentials: 'same-origin', cache: 'no-cache' }).catch(() => null)
}
