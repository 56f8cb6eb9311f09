import { isObject } from './isObject.ts'
import { ApiError, type ApiErrorKind } from './apiError.ts'

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
