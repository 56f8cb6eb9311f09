import { setTimeout as wait } from 'node:timers/promises'
import type { FaultRule } from '../faults.ts'
import type { Fields } from './colleague.ts'

const kinds = ['redirect', 'swallowed', 'skewed', 'shortPages', 'noCors', 'surrounded'] as const

/** What a badly configured host does to requests and answers that are good in themselves. */
type HostRule = Extract<FaultRule, { kind: (typeof kinds)[number] }>

const isOfHost = (rule: FaultRule): rule is HostRule => kinds.some((kind) => kind === rule.kind)

const withHeaders = (answer: Response, change: (headers: Headers) => void): Response => {
  const headers = new Headers(answer.headers)
  change(headers)
  return new Response(answer.body, { status: answer.status, headers })
}

/** The same request without what its host drops on the way to the service. */
const swallowed = (request: Request): Request => {
  const headers = new Headers(request.headers)
  headers.delete('Authorization')
  return new Request(request, { headers })
}

/** The same request for no more than so many records. */
const shortened = (request: Request, most: number): Request => {
  const url = new URL(request.url)
  const asked = Number(url.searchParams.get('per_page') ?? most)
  url.searchParams.set('per_page', String(Math.min(asked, most)))
  return new Request(url, request)
}

const surrounded = async (
  answer: Response,
  { before, after, type }: Extract<HostRule, { kind: 'surrounded' }>,
): Promise<Response> => {
  const { status } = answer
  const headers = new Headers(answer.headers)
  headers.set('Content-Type', type)
  return new Response(before + (await answer.text()) + after, { status, headers })
}

const withoutCors = (headers: Headers): void => {
  const names = [...headers.keys()].filter((name) => name.startsWith('access-control-'))
  for (const name of names) headers.delete(name)
}

/** Does the work of one request as such a host lets it be done. */
const throughHost = async (
  rule: HostRule,
  request: Request,
  work: (request: Request) => Promise<Response>,
): Promise<Response> => {
  switch (rule.kind) {
    case 'redirect':
      return new Response(null, { status: rule.code ?? 302, headers: { Location: rule.to } })
    case 'swallowed':
      return work(swallowed(request))
    case 'shortPages':
      return work(shortened(request, rule.most))
    case 'noCors':
      return withHeaders(await work(request), withoutCors)
    case 'surrounded':
      return surrounded(await work(request), rule)
    case 'skewed':
      break
  }
  const date = new Date(Date.now() + rule.seconds * 1000).toUTCString()
  return withHeaders(await work(request), (headers) => headers.set('Date', date))
}

/** The connection is to be cut without an answer. A port closes the socket; in process it rejects. */
export class DroppedConnection extends Error {
  override name = 'DroppedConnection'
}

/** How the work of a request is done, and how somebody else changes the record that it names. */
export interface Hands {
  work: (request: Request) => Promise<Response>
  meddle: (fields: Fields) => Promise<void>
}

/** Waits (ms), but no longer than the client does. */
const patience = async (ms: number, signal: AbortSignal): Promise<void> => {
  try {
    await wait(ms, undefined, { signal, ref: false })
  } catch {
    throw new DroppedConnection('The client went away')
  }
}

/** When to come back, as far as the rule says it. */
const askingToWait = (retryAfter: string | undefined): Record<string, string> =>
  retryAfter === undefined ? {} : { 'Retry-After': retryAfter }

const failure = (status: number, retryAfter?: string, body?: unknown): Response =>
  Response.json(
    body ?? {
      code: 'internal_server_error',
      message: '<p>There has been a critical error on this website.</p>',
      data: { status },
    },
    { status, headers: askingToWait(retryAfter) },
  )

const page = (status: number, retryAfter?: string): Response =>
  new Response(
    `<!doctype html><html><head><title>${status}</title></head><body><h1>${status}</h1><p>The server is temporarily unable to service your request.</p></body></html>`,
    {
      status,
      headers: { 'Content-Type': 'text/html; charset=UTF-8', ...askingToWait(retryAfter) },
    },
  )

/** The same answer with the second half of its body missing. */
const truncated = async (answer: Response): Promise<Response> => {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  headers.delete('Content-Length')
  return new Response(bytes.slice(0, Math.floor(bytes.length / 2)), {
    status: answer.status,
    headers,
  })
}

/** The same request with credentials that are good no more; one without any stays as it is. */
const ended = (request: Request): Request => {
  const headers = new Headers(request.headers)
  const [scheme, encoded = ''] = (headers.get('Authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() === 'basic') {
    const [login] = Buffer.from(encoded, 'base64').toString().split(':')
    headers.set('Authorization', `Basic ${Buffer.from(`${login}:ended`).toString('base64')}`)
  }
  if (headers.has('X-WP-Nonce')) headers.set('X-WP-Nonce', 'ended')
  headers.delete('Cookie')
  return new Request(request, { headers })
}

const meddled = async (
  rule: Extract<FaultRule, { kind: 'colleague' }>,
  request: Request,
  { work, meddle }: Hands,
): Promise<Response> => {
  if (rule.when === 'before') await meddle(rule.fields)
  const answer = await work(request)
  if (rule.when === 'after') await meddle(rule.fields)
  return answer
}

/**
 * Does the work of one request under the rules that struck it.
 *
 * @throws DroppedConnection
 */
export const inTrouble = async (
  rules: readonly FaultRule[],
  request: Request,
  hands: Hands,
): Promise<Response> => {
  const { work } = hands
  const [rule, ...rest] = rules
  if (rule === undefined) return work(request)
  if (isOfHost(rule)) return throughHost(rule, request, work)
  switch (rule.kind) {
    case 'latency':
      await patience(rule.ms, request.signal)
      return inTrouble(rest, request, hands)
    case 'status':
      return failure(rule.code, rule.retryAfter, rule.body)
    case 'html':
      return page(rule.code, rule.retryAfter)
    case 'truncated':
      return truncated(await work(request))
    case 'dropped':
      throw new DroppedConnection('The connection was dropped')
    case 'lostAnswer':
      await work(request)
      throw new DroppedConnection('The answer was lost')
    case 'endedSession':
      return work(ended(request))
  }
  return meddled(rule, request, hands)
}
