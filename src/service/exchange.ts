import { askedWait } from './askedWait.ts'
import { Refusal, type RefusalKind } from './refusal.ts'
import { refusalOf, type NamedBy } from './refusalOf.ts'

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

const snippetLength = 300

/** Nothing but the text of a body that may be a page: it is shown, never rendered. */
function snippet(text: string): string {
  return text
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, snippetLength)
}

export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && !navigator.onLine
}

/**
 * The answer to one request, whatever it is. Never one that the browser has at hand: hosts let it keep data for minutes,
 * and what somebody else writes in between would be overwritten (contract.md §13.7).
 * @throws Refusal when there is none, or the reason of `outgoing.signal`
 */
export async function received({
  address,
  patience,
  ...outgoing
}: Outgoing): Promise<{ response: Response; text: string }> {
  const giveUp = AbortSignal.timeout(patience)
  const signal = outgoing.signal ? AbortSignal.any([outgoing.signal, giveUp]) : giveUp
  try {
    const response = await fetch(address, { ...outgoing, signal, cache: 'no-store' })
    return { response, text: await response.text() }
  } catch (cause) {
    outgoing.signal?.throwIfAborted()
    if (giveUp.aborted) throw new Refusal({ kind: 'timeout' }, { cause })
    throw new Refusal({ kind: isOffline() ? 'offline' : 'unanswered' }, { cause })
  }
}

/** A page instead of data: what its status says is all that is known. */
function kindOf(status: number): RefusalKind {
  if (status >= 500) return 'failed'
  if (status === 401) return 'ended'
  return status === 429 ? 'busy' : 'unreadable'
}

/** What is told of an answer that is none. */
export function unreadable(response: Response, text: string): Refusal {
  const { status } = response
  const wait = askedWait(response)
  return new Refusal({ kind: kindOf(status), status, serverText: snippet(text), wait })
}

function jsonOf(response: Response, text: string): unknown {
  const type = response.headers.get('Content-Type') ?? ''
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) throw unreadable(response, text)
  try {
    return JSON.parse(text)
  } catch {
    // PHP notices before the JSON, or a body cut short: contract.md §9, 29.
    throw unreadable(response, text)
  }
}

/**
 * The JSON of the answer to one request.
 * @param namedBy what the address names one record by: there, a refused one is a missing record
 * @throws Refusal, or the reason of `outgoing.signal`
 */
export async function exchange(outgoing: Outgoing, namedBy: NamedBy): Promise<unknown> {
  const { response, text } = await received(outgoing)
  const body = jsonOf(response, text)
  if (!response.ok) throw refusalOf(response.status, body, namedBy, askedWait(response))
  return body
}
