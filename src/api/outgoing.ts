import { credentialsOf, headersOf, type Account } from './account.ts'
import { addressOf, restRootOf } from './address.ts'
import type { Configuration } from './configuration.ts'
import type { Outgoing } from './exchange.ts'
import type { Language } from './language.ts'
import type { ApiError } from './apiError.ts'
import type { NamedBy } from './apiErrorOf.ts'
import type { Call } from './service.ts'

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
