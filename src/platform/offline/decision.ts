/** What the worker does with a request: leaves it alone, or answers it as this kind. */
export type Decision = 'pass' | 'page' | 'configuration' | 'file'

/** As much of a request as decides. */
export interface FetchFacts {
  readonly method: string
  /** absolute */
  readonly url: string
  /** `navigate` where a page is opened */
  readonly mode: string
}

/** Addresses of a site's own: its service, its administration, its session, its files. */
const ofTheSite = /(?:^|\/)wp-(?:json|admin|login|content|includes)|[?&]rest_route=/

/**
 * Only the application's own files below its own address are ever answered here or kept: no answer of a service,
 * which may lie below the same address, and nothing that was sent with a method other than GET.
 * @param scope the address that the application lies at, with a slash at its end
 */
export function decisionOn({ method, url, mode }: FetchFacts, scope: string): Decision {
  if (method !== 'GET' || !url.startsWith(scope)) return 'pass'
  const below = url.slice(scope.length)
  if (ofTheSite.test(below) || below === 'licences.txt') return 'pass'
  if (mode === 'navigate') return 'page'
  const path = below.replace(/[?#].*/, '')
  if (path === 'config.json') return 'configuration'
  return path.startsWith('assets/') ? 'file' : 'pass'
}

/**
 * Whether an answer is a file of the application: hosts that answer every address with the index do so as well for
 * files they do not have.
 */
export function isFile({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean {
  return ok && !/\bhtml\b/.test(headers.get('Content-Type') ?? '')
}
