import { type Server, ServerResponse, createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { DroppedConnection } from './faults/trouble.ts'
import { type Handle, guarded } from './guarded.ts'

export interface Port {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  root: string
  port: number
  close(): Promise<void>
}

const carrierOf = (handle: Handle) =>
  getRequestListener(
    async (request, env) => {
      try {
        return await handle(request)
      } catch (error) {
        const { incoming, outgoing } = env
        if (!(error instanceof DroppedConnection && outgoing instanceof ServerResponse)) throw error
        // Cut within an answer: before one, on a connection used before, a browser would send the same request
        // again by itself, and what is to fail once would not fail, or be done twice.
        outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 2 })
        outgoing.write('{', () => incoming.socket.destroy())
        return RESPONSE_ALREADY_SENT
      }
    },
    { overrideGlobalObjects: false },
  )

const LAST_TRY = 20

/**
 * Milliseconds that a connection is kept where nobody uses it. Node closes it after five seconds, and on a busy machine
 * that meets the next request on its way, which then fails though nothing is wrong.
 */
const KEPT = 60_000

/** Listens on the port or, when it is taken, on the next free one. 0 takes any. */
const listening = (server: Server, port: number, tries = 0): Promise<void> =>
  new Promise((resolve, reject) => {
    const refused = (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || tries >= LAST_TRY) reject(error)
      else resolve(listening(server, port + 1, tries + 1))
    }
    server.once('error', refused)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', refused)
      resolve()
    })
  })

/**
 * Carries a service on a port of the loopback address.
 *
 * @param origins whose pages may write, besides those of this machine
 */
export const openPort = async (
  handle: Handle,
  port = 0,
  origins: readonly string[] = [],
): Promise<Port> => {
  const carrier = carrierOf(guarded(handle, origins))
  const server = createServer(
    { keepAliveTimeout: KEPT },
    (incoming, outgoing) => void carrier(incoming, outgoing),
  )
  await listening(server, port)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The port has no number')
  const taken = address.port
  return {
    root: `http://127.0.0.1:${taken}`,
    port: taken,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const { port, close } = await openPort(async () => new Response())
  await close()
  return port
}
