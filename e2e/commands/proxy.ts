import { NOT_PASSED_ON, PASSED_ON } from '../hosting/passedOn.ts'
import { reasonOf } from './reason.ts'

/** What the service has to know of a request: no cookies, and no place that is not its own. */
const FORWARDED = [
  'Accept',
  'Authorization',
  'Content-Disposition',
  'Content-Length',
  'Content-Type',
  'User-Agent',
  'X-WP-Nonce',
]

function forwarded(headers: Headers): Headers {
  const some = new Headers()
  for (const name of FORWARDED) {
    const value = headers.get(name)
    if (value !== null) some.set(name, value)
  }
  return some
}

/** One of them comes with every request that has a body. */
const FRAMING = ['Content-Length', 'Transfer-Encoding']

/** After fetch has decoded a body, its encoding and length are no longer those of the wire. */
const OF_THE_WIRE = [
  'Connection',
  'Content-Encoding',
  'Content-Length',
  'Keep-Alive',
  'Transfer-Encoding',
]

function returned(answer: Headers): Headers {
  const headers = new Headers(answer)
  for (const name of [...OF_THE_WIRE, ...NOT_PASSED_ON]) headers.delete(name)
  for (const [name, value] of Object.entries(PASSED_ON)) headers.set(name, value)
  return headers
}

/** The service's own address for a request to `/<language>/wp-json/…` or `/wp-json/…` here. */
export function targetOf(url: URL, template: string): URL | undefined {
  const match = /^(?:\/([a-z]{2,3}(?:-[a-z]+)?))?\/wp-json(\/.*)?$/i.exec(url.pathname)
  if (match === null) return undefined
  const [, language = '', rest = '/'] = match
  const base = template.replace('/{language}', language === '' ? '' : `/${language}`)
  return new URL(base.replace(/\/$/, '') + rest + url.search)
}

/** Where the service is, whichever language is asked for. */
export function originOf(template: string): string {
  return new URL(template.replace('{language}', 'ca')).origin
}

/** A service out of reach is said here and to the browser; its address without the query, which may tell. */
function unanswered({ origin, pathname }: URL, error: unknown): Response {
  const said = `${origin}${pathname} did not answer: ${reasonOf(error)}`
  console.error(said)
  return Response.json({ code: 'proxy_unanswered', message: said }, { status: 502 })
}

/**
 * A carrier to a real service for `npm start -- --service https://host/{language}/wp-json`: the browser
 * then talks to this address only, so that no CORS rule of the service stands in the way.
 * Answers undefined for what is not the service's.
 */
export function proxyTo(template: string) {
  return async function proxy(request: Request): Promise<Response | undefined> {
    const target = targetOf(new URL(request.url), template)
    if (target === undefined) return undefined
    const { method, headers } = request
    const body = FRAMING.some((name) => headers.has(name)) ? request.body : null
    const passed = { method, headers: forwarded(headers), body, duplex: 'half' } as const
    const answer = await fetch(target, { ...passed, redirect: 'manual' }).catch((error: unknown) =>
      unanswered(target, error),
    )
    return new Response(answer.body, { status: answer.status, headers: returned(answer.headers) })
  }
}
