import type { Configuration } from './configuration.ts'
import { received, unreadable } from './exchange.ts'
import { withRetry } from './retry.ts'

/** milliseconds */
const patience = 20_000

/**
 * Interface silent: how a site answers a request for a nonce without a session is not specified. Besides the answer of
 * contract.md §5.1, the statuses 400, 401 and 403 mean that no one is signed in.
 */
const closed: ReadonlySet<number> = new Set([400, 401, 403])

/**
 * A nonce of the site's own session (contract.md §5.1), or null when there is no session.
 * @param base `document.baseURI`
 * @throws ApiError when the site does not say, or the reason of `signal`
 */
export async function freshNonce(
  configuration: Configuration,
  base: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const { nonceAddress } = configuration.service
  if (nonceAddress === null) return null
  const outgoing = {
    method: 'GET',
    address: new URL(nonceAddress, base).href,
    headers: {},
    credentials: 'same-origin',
    patience,
    ...(signal && { signal }),
  } as const
  return withRetry(async () => nonceIn(await received(outgoing)), signal)
}

function nonceIn({ response, text }: Awaited<ReturnType<typeof received>>): string | null {
  const said = text.trim()
  if (said === '0' || closed.has(response.status)) return null
  if (response.ok && /^[\w-]{6,}$/.test(said)) return said
  throw unreadable(response, text)
}
