import { LARGEST_BODY, PASSED_ON } from '../hosting/passedOn.ts'
import { DroppedConnection } from './faults/trouble.ts'

export type Handle = (request: Request) => Promise<Response>

const HERE = new Set(['127.0.0.1', 'localhost', '[::1]'])

const isHere = (address: string): boolean =>
  URL.canParse(address) && HERE.has(new URL(address).hostname)

const refused = (status: number, reason: string): Response =>
  new Response(reason, {
    status,
    headers: { ...PASSED_ON, 'Content-Type': 'text/plain; charset=utf-8' },
  })

/**
 * Why a request is not answered at all. A page whose name is made to point at this machine would otherwise be of the
 * same origin as what it asks, and any page could write with the demo accounts.
 *
 * @param origins whose pages may write besides those of this machine
 */
function refusal(request: Request, origins: readonly string[]): Response | undefined {
  const { method, headers, url } = request
  const origin = headers.get('Origin')
  if (!isHere(url)) return refused(403, 'Ask by 127.0.0.1, localhost or [::1].')
  if (new URL(url).pathname.includes('%00')) return refused(400, 'No address has a NUL in it.')
  if (method === 'OPTIONS' && origin !== null && !isHere(origin) && !origins.includes(origin))
    return refused(403, `${origin} may not write here; --cors ${origin} lets it.`)
  if (Number(headers.get('Content-Length') ?? 0) > LARGEST_BODY) return tooLong()
  return undefined
}

const tooLong = () => refused(413, `A body has at most ${LARGEST_BODY} bytes.`)

/** A body without a length is counted on its way, and breaks off where it has too many bytes. */
function counted(request: Request) {
  let length = 0
  const isTooLong = () => length > LARGEST_BODY
  const { body, headers, method, signal, url } = request
  if (headers.has('Content-Length') || body === null) return { request, isTooLong }
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length
      if (isTooLong()) controller.error(new Error('The body is too long.'))
      else controller.enqueue(chunk)
    },
  })
  const passed = { method, headers, signal, body: body.pipeThrough(counting), duplex: 'half' }
  return { request: new Request(url, passed), isTooLong }
}

/** What no request should have caused is for the person at the terminal; whoever asked is told no path and no cause. */
function failed(error: unknown): Response {
  if (error instanceof DroppedConnection) throw error
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  return refused(500, 'This should not have happened. The terminal tells more.')
}

/** Answers what comes from this machine's own pages and has a bounded body; `npm start` and `npm run dev` stand behind it. */
export const guarded =
  (handle: Handle, origins: readonly string[] = []): Handle =>
  async (asked) => {
    const { request, isTooLong } = counted(asked)
    const answer = refusal(asked, origins) ?? (await handle(request).catch(failed))
    return isTooLong() ? tooLong() : answer
  }
