import { isObject } from './isObject.ts'

interface Problem {
  readonly code: string
  readonly message: string
  readonly data: Readonly<Record<string, unknown>>
  readonly params: Readonly<Record<string, string>>
}

function paramsOf(params: unknown): Record<string, string> {
  if (Array.isArray(params)) {
    const names = params.filter((name) => typeof name === 'string')
    return Object.fromEntries(names.map((name) => [name, '']))
  }
  if (!isObject(params)) return {}
  const said = (text: unknown) => (typeof text === 'string' ? text : '')
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, said(text)]))
}

/** Codes that speak of one field without naming it in `params` (contract.md §4). */
const fieldOfCode: Readonly<Record<string, string>> = {
  'could-not-create-venue': 'venue',
  'could-not-update-venue': 'venue',
  'could-not-create-organizer': 'organizer',
  'could-not-update-organizer': 'organizer',
  term_exists: 'name',
  empty_term_name: 'name',
  duplicate_term_slug: 'slug',
}

/** The service's error body, whatever of it is there: `data` may be null, `params` a list. */
function problemOf(body: unknown): Problem {
  const error = isObject(body) ? body : {}
  const code = typeof error.code === 'string' ? error.code : ''
  const message = typeof error.message === 'string' ? error.message : ''
  const data = isObject(error.data) ? error.data : {}
  const field = fieldOfCode[code]
  const named = paramsOf(data.params)
  return {
    code,
    message,
    data,
    params: field === undefined ? named : { ...named, [field]: message },
  }
}

/** What the address of one record names it by; null for any other address. */
export type NamedBy = 'id' | 'slug' | null

/**
 * A refused id or slug of the path is how older services say that nothing is there; under an id,
 * a refused slug is one that was to be written.
 */
function namesOnlyThePath({ params }: Problem, namedBy: NamedBy): boolean {
  const names = Object.keys(params)
  return names.length > 0 && names.every((name) => name === 'id' || name === namedBy)
}

function kindOf400(problem: Problem, namedBy: NamedBy): ApiErrorKind {
  if (problem.code === 'rest-invalid-event-id') return 'missing'
  return namedBy !== null && namesOnlyThePath(problem, namedBy) ? 'missing' : 'invalid'
}

/** What WordPress itself answers nobody, or to credentials that are good no more (contract.md §4, §5). */
const ended = new Set([
  '',
  'rest_not_logged_in',
  'rest_forbidden',
  'rest_forbidden_context',
  'rest_cannot_create',
  'rest_cannot_edit',
  'rest_cannot_delete',
  'rest_cannot_read',
  'rest_cannot_view',
  'rest_user_cannot_view',
  'rest_cookie_invalid_nonce',
  'invalid_username',
  'invalid_email',
  'incorrect_password',
  'application_passwords_disabled',
  'application_passwords_disabled_for_user',
])

function kindOf403({ code }: Problem): ApiErrorKind {
  if (code === 'rest_cookie_invalid_nonce') return 'ended'
  if (code === 'event-password-protected') return 'password'
  return code.endsWith('-no-longer-available') ? 'missing' : 'forbidden'
}

/**
 * Interface silent: the codes of a 404 are not specified. Only one that says so means that a record does not exist
 * (contract.md §4); any other is taken for the answer of something in front of the service.
 */
function kindOf404({ code }: Problem): ApiErrorKind {
  if (code.endsWith('-archive-page-not-found')) return 'pastEnd'
  return /not.found|invalid/.test(code) ? 'missing' : 'noRoute'
}

function kindOf(status: number, problem: Problem, namedBy: NamedBy): ApiErrorKind {
  if (problem.code === 'duplicate_term_slug') return 'invalid'
  if (status === 401) return ended.has(problem.code) ? 'ended' : 'blocked'
  if (status === 403) return kindOf403(problem)
  if (status === 404) return kindOf404(problem)
  if (status === 410) return 'missing'
  if (status === 429) return 'busy'
  if (status >= 500) return 'failed'
  return kindOf400(problem, namedBy)
}

/**
 * The refusal in an answer of JSON (contract.md §4).
 * @param wait milliseconds that the service asked to be left alone for
 */
export function apiErrorOf(status: number, body: unknown, namedBy: NamedBy, wait = 0): ApiError {
  const problem = problemOf(body)
  return new ApiError({
    kind: kindOf(status, problem, namedBy),
    status,
    code: problem.code,
    params: problem.params,
    serverText: problem.message,
    data: problem.data,
    wait,
  })
}

const ofTheNetwork: ReadonlySet<ApiErrorKind> = new Set(['offline', 'unanswered', 'timeout'])

/** The network did not carry it, there or back: what a service would have answered nobody knows. */
export function isOfTheNetwork({ kind }: ApiError): boolean {
  return ofTheNetwork.has(kind)
}

/**
 * What kept a request from doing its work, as data; words are made in the last step.
 * `missing` is every way of saying that a record is not there (contract.md §9, 6 and 25);
 * `redirected` is a write that a redirect kept from the service, `blocked` the refusal of something else on the site;
 * `withheld` and `unproved` are raised by this application.
 */
export const apiErrorKinds = [
  'offline',
  'unanswered',
  'timeout',
  'redirected',
  'ended',
  'blocked',
  'forbidden',
  'password',
  'missing',
  'noRoute',
  'pastEnd',
  'invalid',
  'busy',
  'failed',
  'unreadable',
  'withheld',
  'unproved',
] as const
export type ApiErrorKind = (typeof apiErrorKinds)[number]

/** What a second look found after a write that got no usable answer. */
export type AfterWrite = 'notSaved' | 'unknown'

export interface ApiErrorFacts {
  readonly kind: ApiErrorKind
  /** HTTP status, 0 without an answer */
  readonly status?: number
  /** the service's code, `''` without one */
  readonly code?: string
  /** parameter name → what the service says of it (its language, unsafe as HTML) */
  readonly params?: Readonly<Record<string, string>>
  /** the service's message or the beginning of its body, as text */
  readonly serverText?: string
  /** `data` of the service's error body, `{}` without one */
  readonly data?: Readonly<Record<string, unknown>>
  readonly afterWrite?: AfterWrite
  /** milliseconds that the service asks to be left alone for, 0 where it does not say */
  readonly wait?: number
}

export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number
  readonly code: string
  readonly params: Readonly<Record<string, string>>
  readonly serverText: string
  readonly data: Readonly<Record<string, unknown>>
  readonly afterWrite: AfterWrite | undefined
  readonly wait: number

  constructor(facts: ApiErrorFacts, options?: ErrorOptions) {
    super(`${facts.kind} ${facts.status ?? 0} ${facts.code ?? ''}`.trim(), options)
    this.name = 'ApiError'
    this.kind = facts.kind
    this.status = facts.status ?? 0
    this.code = facts.code ?? ''
    this.params = facts.params ?? {}
    this.serverText = facts.serverText ?? ''
    this.data = facts.data ?? {}
    this.afterWrite = facts.afterWrite
    this.wait = facts.wait ?? 0
  }

  /** The error itself if it is one of ours, else `unreadable`: an answer that nothing could make sense of. */
  static from(error: unknown): ApiError {
    return error instanceof ApiError ? error : new ApiError({ kind: 'unreadable' })
  }

  /** The same error, with what a second look found. */
  with(afterWrite: AfterWrite): ApiError {
    return new ApiError({ ...this, afterWrite }, { cause: this })
  }
}
