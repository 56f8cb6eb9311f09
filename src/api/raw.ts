import { anonymous } from './account.ts'
import { type Outgoing, received } from './exchange.ts'
import { outgoingOf } from './outgoing.ts'
import type { Call, Service } from './service.ts'

/** A request as it goes out, without who asks: nothing in it is secret but what the call itself holds. */
export type RawRequest = Pick<Outgoing, 'method' | 'address' | 'body'>

/** An answer as it came, for who wants to see exactly that. */
export interface RawAnswer {
  readonly status: number
  /** as far as the browser shows them to this page; none of them secret */
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** from the request to the last byte */
  readonly milliseconds: number
  readonly text: string
}

/** `X-WP-Nonce` is a key to the site's own session (contract.md §5.1). */
const secret = new Set(['x-wp-nonce', 'set-cookie', 'authorization'])

export function rawRequestOf(service: Service, call: Call): RawRequest {
  const { method, address, body } = outgoingOf(service, service.language, call, anonymous)
  return { method, address, ...(body === undefined ? {} : { body }) }
}

/**
 * Asks once, as whoever is signed in, past retries and renewals; a refusal of the service is an answer.
 * @throws ApiError when there is no answer at all, or the reason of `call.signal`
 */
export async function askRaw(service: Service, call: Call): Promise<RawAnswer> {
  const begun = performance.now()
  const { response, text } = await received(
    outgoingOf(service, service.language, call, service.account),
  )
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !secret.has(name)),
    milliseconds: performance.now() - begun,
    text,
  }
}
