import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer, type Connect } from 'vite'
import { guarded } from '../service/guarded.ts'
import { isOfService } from '../service/server.ts'
import { withoutSession } from '../service/site.ts'
import { startArguments } from './arguments.ts'
import { openBackend, type Backend } from './backend.ts'
import { asExampleTown } from '../service/town/exampleTown.ts'
import { onEnd } from './ending.ts'

/** The service in front of Vite's own server, on one address: hot reload, and no CORS between the two. */
function serviceFirst({ handle }: Backend): Connect.NextHandleFunction {
  const carry = getRequestListener(
    guarded(
      async (request) =>
        new URL(request.url).pathname === '/config.json' ? ownFile(request) : handle(request),
      wanted.cors,
    ),
    { overrideGlobalObjects: false },
  )
  return (request: IncomingMessage, response: ServerResponse, next: Connect.NextFunction) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (isOfService(pathname) || pathname === '/config.json') void carry(request, response)
    else next()
  }
}

/** What is left to this address: the configuration, told what is here, and no pages, which are Vite's own. */
async function ownFile({ url }: Request): Promise<Response> {
  if (new URL(url).pathname !== '/config.json') return new Response('Not found', { status: 404 })
  const told = wanted.service === undefined ? asExampleTown : withoutSession
  const file = told(await readFile('public/config.json'))
  return new Response(new Uint8Array(file), { headers: { 'Content-Type': 'application/json' } })
}

const wanted = startArguments()
const backend = await openBackend(wanted, ownFile)
const vite = await createServer({
  server: { host: '127.0.0.1', port: wanted.port },
  plugins: [
    {
      name: 'agenda-service',
      configureServer: (server) => {
        server.middlewares.use(serviceFirst(backend))
      },
    },
  ],
})
await vite.listen()
console.log(`\nAgenda, with hot reload: ${vite.resolvedUrls?.local[0] ?? ''}\n`)
for (const line of backend.said) console.log(line)
console.log('Ctrl-C ends it.')
onEnd(async () => {
  await vite.close()
  await backend.close()
})
