import { once } from 'node:events'
import {
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  createServer,
  request,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { LARGEST_BODY, NOT_PASSED_ON, PASSED_ON } from './passedOn.ts'

/** What a service may say of itself, for its own origin; none of it may hold for the application's. */
const ITS_OWN = {
  'Content-Security-Policy': "default-src 'self' 'unsafe-inline'",
  ...Object.fromEntries(NOT_PASSED_ON.map((name) => [name, '/'])),
}

interface Seen {
  headers: IncomingHttpHeaders
  /** Bytes of a body that came whole. */
  length: number
}

/** A service that answers with a page, breaks off below `/gone`, and remembers what it was asked. */
export async function openHostile() {
  const seen: Seen[] = []
  const server = createServer((incoming, outgoing) => {
    let length = 0
    incoming.on('data', (chunk: Buffer) => (length += chunk.length))
    incoming.on('end', () => {
      seen.push({ headers: incoming.headers, length })
      if (incoming.url?.endsWith('/gone')) return outgoing.destroy()
      outgoing.writeHead(incoming.url?.endsWith('/none') ? 404 : 200, {
        'Content-Type': 'text/html',
        ...ITS_OWN,
      })
      return outgoing.end('<script>document.title = "run"</script>')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => server.close().closeAllConnections()
  return { root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, close }
}

interface Question {
  path: string
  method?: string
  headers?: OutgoingHttpHeaders
  /** Bytes of the body, with its length named or in chunks. */
  body?: number
  inChunks?: boolean
}

/** Asks as no browser would: under any name, with any header. */
async function ask(root: string, { path, method = 'GET', headers, body = 0, inChunks }: Question) {
  const { hostname, port } = new URL(root)
  const length = body > 0 && !inChunks ? { 'Content-Length': body } : {}
  const sent = { ...headers, ...length }
  // On a connection that was used before, Apache breaks off where the service does.
  const asked = request({ hostname, port, path, method, headers: sent, agent: false })
  const parts = Array.from({ length: Math.ceil(body / 2 ** 16) }, (_, at) =>
    Buffer.alloc(Math.min(2 ** 16, body - at * 2 ** 16), 'a'),
  )
  // Who refuses a body may close the connection before it is sent.
  asked.on('error', () => {})
  if (body > 0) Readable.from(parts).pipe(asked)
  else asked.end()
  const [answer] = await once(asked, 'response')
  let text = ''
  for await (const part of answer) text += part
  asked.destroy()
  return { status: answer.statusCode as number, headers: answer.headers, text }
}

/** Which ways through a host or a command a case is for: `npm start`, with `--service`, and the hosts. */
export type Way = 'local' | 'proxy' | 'nginx' | 'apache' | 'caddy'

interface Case extends Question {
  name: string
  /** Where it does not hold for every way. */
  ways?: readonly Way[]
  status: number
  /** Caddy 2.6 takes a body that it breaks off for the service's fault. */
  ofCaddy?: number
  /** What of it reaches the service. */
  seen?: Partial<Seen>
}

const OWN = ['local', 'proxy'] as const
const PASSING = ['proxy', 'nginx', 'apache', 'caddy'] as const
const at = '/ca/wp-json/calendar/events/v1/tags'
const preflight = (Origin: string) =>
  ({
    path: at,
    method: 'OPTIONS',
    headers: { Origin, 'Access-Control-Request-Method': 'POST' },
  }) as const
const KNOWN = {
  authorization: `Basic ${btoa('editor:editor demo password')}`,
  'content-type': 'application/json',
  'content-disposition': 'attachment; filename=a.png',
}
const post = { path: at, method: 'POST', headers: KNOWN } as const
const NOT_FORWARDED = { cookie: 'a=1', origin: 'http://127.0.0.1', referer: 'http://127.0.0.1/x' }

/** The other origin that `--cors` names. */
export const ALLOWED = 'https://desk.example'

const cases: readonly Case[] = [
  { name: 'a page among the answers', ways: PASSING, path: at, status: 200 },
  { name: 'one that is not found', ways: PASSING, path: `${at}/none`, status: 404 },
  { name: 'a service that breaks off', ways: PASSING, path: `${at}/gone`, status: 502 },
  {
    name: 'credentials and type, and neither cookies nor places',
    ways: PASSING,
    ...post,
    headers: { ...KNOWN, 'x-wp-nonce': 'abc', ...NOT_FORWARDED },
    body: 3,
    status: 200,
    seen: { headers: expect.objectContaining({ ...KNOWN, 'x-wp-nonce': 'abc' }), length: 3 },
  },
  {
    name: 'a large picture',
    ways: PASSING,
    ...post,
    body: 1e7,
    status: 200,
    seen: { length: 1e7 },
  },
  {
    name: 'a large picture in chunks',
    ways: PASSING,
    ...post,
    body: 1e7,
    inChunks: true,
    status: 200,
    seen: { length: 1e7 },
  },
  { name: 'a body too large', ...post, body: LARGEST_BODY + 1, status: 413, ofCaddy: 502 },
  {
    name: 'a body in chunks that is too large',
    // Apache has no bound for them, and holds none.
    ways: ['local', 'proxy', 'nginx', 'caddy'],
    ...post,
    body: LARGEST_BODY + 1,
    inChunks: true,
    status: 413,
  },
  { name: 'another name', ways: OWN, path: at, headers: { Host: 'evil.example' }, status: 403 },
  {
    name: 'another name before an own path',
    ways: OWN,
    path: `http://evil.example${at}`,
    status: 403,
  },
  {
    name: 'a name of this machine',
    ways: OWN,
    path: at,
    headers: { Host: '[::1]:9' },
    status: 200,
  },
  {
    name: 'a preflight of another origin',
    ways: OWN,
    ...preflight('https://evil.example'),
    status: 403,
  },
  { name: 'a preflight of no origin', ways: OWN, ...preflight('null'), status: 403 },
  { name: 'one of this machine', ways: OWN, ...preflight('http://localhost:9'), status: 200 },
  { name: 'one that --cors names', ways: OWN, ...preflight(ALLOWED), status: 200 },
  { name: 'a NUL', ways: OWN, path: '/%00', status: 400 },
]

/** Where a case is asked: the server's own root, and what the service behind it has seen. */
export interface Place {
  root: string
  seen: Seen[]
}

/** Every case that is for the way, each a test. */
export function testGuards(way: Way, place: () => Place): void {
  const own = cases.filter(({ ways }) => ways?.includes(way) ?? true)
  test.each(own)('$name: $status', async ({ status, ofCaddy = status, seen, ...question }) => {
    const { root, seen: known } = place()
    const before = known.length
    const answer = await ask(root, question)
    expect(answer.status).toBe(way === 'caddy' ? ofCaddy : status)
    const reached = known.slice(before)
    if (status === 413 || status === 403) expect(reached).toEqual([])
    if (seen) expect(reached).toMatchObject([seen])
    for (const name of Object.keys(NOT_FORWARDED))
      expect(reached[0]?.headers ?? {}).not.toHaveProperty(name)
    if (way === 'local' && status === 200) return
    for (const [name, value] of Object.entries(PASSED_ON))
      expect(answer.headers[name.toLowerCase()], name).toBe(value)
    for (const name of NOT_PASSED_ON) expect(answer.headers).not.toHaveProperty(name.toLowerCase())
  })
}
