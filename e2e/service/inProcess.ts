import { setImmediate as nextTurn } from 'node:timers/promises'
import { DroppedConnection } from './faults/trouble.ts'
import { type Port, openPort } from './port.ts'
import { type Service, createService } from './server.ts'
import { testStorage } from './store/storage.ts'

/** A service in this process, `fetch` for its addresses, and a port for what is asked through one. */
export interface InProcess extends Service {
  fetch: typeof fetch
  listen: () => Promise<Port>
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** A connection cut within an answer, as a port cuts it: the body never ends. */
const cutAnswer = (): Response => {
  const body = new ReadableStream({ start: (cut) => cut.error(new TypeError('terminated')) })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

/** What the network adds to an answer. */
const asReceived = (answer: Response, url: string, redirected: boolean, now: Date): Response => {
  if (!answer.headers.has('Date')) answer.headers.set('Date', now.toUTCString())
  return Object.defineProperties(answer, { url: { value: url }, redirected: { value: redirected } })
}

/**
 * Opens a service that tests ask without a port.
 *
 * @param now the clock of the service, which stays that of the machine where a test has its own
 */
export const openInProcess = async (now: () => Date): Promise<InProcess> => {
  const service = await createService({ storage: testStorage(), control: true, now })

  const answerTo = async (request: Request): Promise<Response> => {
    const { signal } = request
    signal.throwIfAborted()
    // An answer never comes in the turn of its request.
    await nextTurn()
    try {
      return await Promise.race([service.handle(request), aborted(signal)])
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof DroppedConnection) return cutAnswer()
      throw error
    }
  }

  const ask = async (request: Request, isRedirected = false): Promise<Response> => {
    const { url, method, headers, redirect, signal } = request
    const answer = await answerTo(request)
    const to = answer.headers.get('Location')
    if (![301, 302, 303].includes(answer.status) || to === null || redirect === 'manual')
      return asReceived(answer, url, isRedirected, now())
    if (redirect === 'error') throw new TypeError('fetch failed')
    const reading = method === 'POST' ? 'GET' : method
    return ask(new Request(new URL(to, url), { method: reading, headers, signal }), true)
  }

  return {
    ...service,
    fetch: (...asked) => ask(new Request(...asked)),
    listen: () => openPort(service.handle),
  }
}
