import { reasonOf } from './reason.ts'

/** Headers that belong to one connection, or that would tell the service of a place that is not its own. */
const NOT_FORWARDED = [
  'connection',
  'host',
  'origin',
  'referer',
  'accept-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]

/** After fetch has decoded a body, its encoding and length are no longer those of the wire. */
const NOT_RETURNED = ['content-encoding', 'content-length', 'transfer-encoding', 'connection']

function without(headers: Headers, names: readonly string[]): Headers {
  const kept = new Headers(headers)
  for (const name of names) kept.delete(name)
  return kept
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
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const answer = await fetch(target, {
      method: request.method,
      headers: without(request.headers, NOT_FORWARDED),
      body: hasBody ? await request.arrayBuffer() : null,
      redirect: 'manual',
    }).catch((error: unknown) => unanswered(target, error))
    const { status } = answer
    return new Response(answer.body, { status, headers: without(answer.headers, NOT_RETURNED) })
  }
}
