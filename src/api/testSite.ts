import { anonymous, type Account } from './account.ts'
import { configurationOf, type Configuration } from './configuration.ts'
import { createService, type Ended, type Service } from './service.ts'
import configurationJson from './testConfiguration.json'

/** A site for tests that are answered by a function in place of the network. */
export const base = 'https://site.example/'

/** One of the local service's people. */
export const demoAccount = (login: string, password = `${login} demo password`): Account => ({
  kind: 'password',
  login,
  password,
})

export const editor = demoAccount('editor')

export { configurationJson }

export const configuration: Configuration = configurationOf(configurationJson)

/** One request as a test sees it. */
export interface Seen {
  readonly method: string
  readonly url: URL
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Headers
  readonly credentials: RequestCredentials | undefined
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly signal: AbortSignal | null | undefined
}

function seenIn(address: string | URL | Request, init: RequestInit = {}): Seen {
  const url = new URL(address instanceof Request ? address.url : address)
  // Every reading has another one, so that no cache answers it.
  url.searchParams.delete('_')
  return {
    method: init.method ?? 'GET',
    url,
    path: decodeURI(url.pathname),
    query: Object.fromEntries(url.searchParams),
    headers: new Headers(init.headers),
    credentials: init.credentials,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    signal: init.signal,
  }
}

type Respond = (
  seen: Seen,
  count: number,
  /** asks whom the request was for: as it is, or otherwise */
  go: (url?: URL, init?: RequestInit) => Promise<Response>,
) => Response | Promise<Response>

/** Answers every request of the test by a function, or lets it go on; gives what was seen so far. */
export function answering(respond: Respond = (_seen, _count, go) => go()): readonly Seen[] {
  const all: Seen[] = []
  const network = fetch
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const seen = seenIn(address, init)
    all.push(seen)
    const answer = await respond(seen, all.length, (to, how = init) => network(to ?? address, how))
    seen.signal?.throwIfAborted()
    return answer
  })
  return all
}

export const json = (body: unknown, status = 200) => Response.json(body, { status })

/** A refusal as the service words it (contract.md §4). */
export const refused = (status: number, code: string, params?: unknown) =>
  json({ code, message: `about ${code}`, data: { status, params } }, status)

export const page = (status: number) =>
  new Response('<!doctype html><title>Oops</title><p>It <b>broke</b></p>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  })

export function serviceOf(
  account: Account = anonymous,
  onEnded?: Ended,
  over: Partial<Configuration['service']> = {},
): Service {
  const changed = { ...configuration, service: { ...configuration.service, ...over } }
  return createService({
    configuration: changed,
    account,
    base,
    ...(onEnded === undefined ? {} : { onEnded }),
  })
}
