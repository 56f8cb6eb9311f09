import { credentialsOf, headersOf, type Account } from './account.ts'
import type { Configuration } from './configuration.ts'
import type { Outgoing } from './exchange.ts'
import type { Language } from './language.ts'
import type { ApiError, NamedBy } from './apiError.ts'
import type { Priority } from './requestQueue.ts'

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** under the namespace, encoded: `events/5`; `''` is the index */
  readonly path: string
  readonly query?: Query
  readonly body?: Readonly<Record<string, unknown>>
  /** a form with a file in it, in place of `body` */
  readonly form?: FormData
  readonly signal?: AbortSignal | undefined
  /** asks as nobody, whoever is signed in */
  readonly anonymous?: boolean
  /** a refusal of it says nothing of the session: nobody is asked to sign in again */
  readonly aside?: boolean
  /** a reading that is not tried again by itself when it fails */
  readonly isOnce?: boolean
  /**
   * was compared with a reading: milliseconds since that came, 0 for however long ago. Where the session ends or the call
   * is held up it does not go out, and is refused as `renewed`
   */
  readonly sinceCompared?: () => number
  /** the path is under the REST root instead of the namespace */
  readonly outside?: boolean
  /** `now` unless it says otherwise */
  readonly priority?: Priority
}

/**
 * Values of the query; undefined stays out.
 * Interface silent: comma-separated lists are specified for `include` only. Every list of ids is sent as one
 * (contract.md §3.2).
 */
export type Query = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | undefined>
>

function templateOf(configuration: Configuration, language: Language): string {
  const { address } = configuration.service
  if (typeof address === 'string') return address
  return address[language] ?? address[configuration.fallbackLanguage] ?? ''
}

/**
 * The REST root of a language, absolute, without a slash at its end. A language without an
 * address of its own is served by the fallback's and told apart by the selector.
 * @param base what relative addresses are relative to: `document.baseURI`
 */
export function restRootOf(configuration: Configuration, language: Language, base: string): string {
  const template = templateOf(configuration, language).replaceAll('{language}', language)
  return new URL(template, base).href.replace(/(?<!\/)\/+$/, '')
}

function parameters(query: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    search.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  // Commas are legal in a query, and a comma list stays readable in logs.
  return search.toString().replaceAll('%2C', ',')
}

/** A whole address; a root of the form `…/?rest_route=` (contract.md §3.1) works as well. */
export function addressOf(root: string, path: string, query: Query): string {
  const whole = path === '' ? root : `${root}/${path}`
  const search = parameters(query)
  if (search === '') return whole
  return `${whole}${whole.includes('?') ? '&' : '?'}${search}`
}

/** milliseconds */
const readPatience = 20_000
const writePatience = 60_000
const filePatience = 600_000

/** `events/5` is the address of one record, and so is `events/by-slug/x`. */
export function namedBy({ path }: Call): NamedBy {
  if (!path.includes('/')) return null
  return path.includes('/by-slug/') ? 'slug' : 'id'
}

function patienceFor({ method, form }: Call): number {
  if (form !== undefined) return filePatience
  return method === 'GET' ? readPatience : writePatience
}

const methodNotAllowed = new Set([403, 405, 501])

/**
 * A request as a POST, where a page refused its method: that is the host's, which let nothing reach the service
 * (contract.md §9, 33). Null where it stands refused.
 */
export function asPost(call: Call, { status, kind }: ApiError): Call | null {
  const { method, query } = call
  const isPage = kind === 'unreadable' || kind === 'failed'
  if (method === 'GET' || method === 'POST' || !isPage || !methodNotAllowed.has(status)) return null
  return { ...call, method: 'POST', query: { ...query, _method: method } }
}

interface Place {
  readonly configuration: Configuration
  /** `document.baseURI` */
  readonly base: string
}

/**
 * A call as it goes out: the language selector is always in the query, in a write as well.
 * Interface silent: where arguments are sent is not specified. Reads have them in the query, writes in a JSON body
 * (contract.md §3.1).
 */
export function outgoingOf(
  { configuration, base }: Place,
  language: Language,
  call: Call,
  account: Account,
): Outgoing {
  const { namespace, languageParameter } = configuration.service
  const path = call.outside ? call.path : [namespace, call.path].filter(Boolean).join('/')
  const query = { ...call.query, [languageParameter]: language }
  return {
    method: call.method,
    address: addressOf(restRootOf(configuration, language, base), path, query),
    headers: {
      Accept: 'application/json',
      ...headersOf(account),
      ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    credentials: credentialsOf(account),
    patience: patienceFor(call),
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    // The browser names the type itself, with the boundary that it makes up.
    ...(call.form === undefined ? {} : { body: call.form }),
    ...(call.signal === undefined ? {} : { signal: call.signal }),
  }
}
