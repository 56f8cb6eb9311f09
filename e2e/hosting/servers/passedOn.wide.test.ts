import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type Server, createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { buildIfStale } from '../../commands/build.ts'
import { PASSED_ON } from '../passedOn.ts'
import { freshPage, openBrowser } from './browsing.ts'
import { type Deployed, deployed } from './deployed.ts'
import { pathOf } from './webServers.ts'

/** A certificate with its key, both as PEM. */
interface Certificate {
  /** Its file; the key is beside it. */
  file: string
  cert: string
  key: string
}

const KEY = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' ')

/** Whose certificate it is: an authority's, or that of a service of this name. */
type Owner = { authority: string } | { service: string }

const askedFor = (owner: Owner) =>
  'authority' in owner
    ? ['-subj', `/CN=${owner.authority}`, '-addext', 'basicConstraints=critical,CA:TRUE']
    : ['-subj', `/CN=${owner.service}`, '-addext', `subjectAltName=DNS:${owner.service}`]

/** Makes certificates in a folder; each is its own authority's unless another one is named. */
function certificatesIn(directory: string) {
  const program = pathOf('openssl')
  let made = 0
  return async (owner: Owner, by?: Certificate): Promise<Certificate> => {
    const file = join(directory, `${made}.pem`)
    made += 1
    const config = join(directory, 'openssl.cnf')
    await writeFile(config, '[req]\ndistinguished_name = name\n[name]\n')
    const authority = by ? ['-CA', by.file, '-CAkey', `${by.file}.key`] : []
    const target = ['-config', config, '-keyout', `${file}.key`, '-out', file]
    const asked = ['req', '-x509', ...KEY, ...askedFor(owner), ...authority, ...target]
    const { status, stderr } = spawnSync(program, asked, { encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    const [cert, key] = await Promise.all([file, `${file}.key`].map((one) => readFile(one, 'utf8')))
    return { file, cert: cert ?? '', key: key ?? '' }
  }
}

const BODIES = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect style="fill:red" width="9" height="9"/></svg>',
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  html: '<script>document.title = "run"</script>',
}
const TYPES = { svg: 'image/svg+xml', gif: 'image/gif', html: 'text/html' }

/** What the service says of itself, for its own origin. */
const ITS_OWN = {
  'Content-Security-Policy': "default-src 'self' 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
  'Set-Cookie': 'session=of-the-service; Path=/',
}

/** A service over https, and the requests that it saw. */
function serviceWith({ cert, key }: Certificate, ...between: readonly Certificate[]) {
  const seen: string[] = []
  const chain = [cert, ...between.map((one) => one.cert)].join('')
  const server = createServer({ cert: chain, key }, ({ url = '' }, answer) => {
    seen.push(url)
    const kind = (['svg', 'gif'] as const).find((one) => url.endsWith(one)) ?? 'html'
    const status = url.endsWith('/none') ? 404 : 200
    answer.writeHead(status, { 'Content-Type': TYPES[kind], ...ITS_OWN })
    answer.end(BODIES[kind])
  })
  return { server, seen }
}

let directory: string
let browser: Browser
let make: ReturnType<typeof certificatesIn>
let authority: Certificate
beforeAll(async () => {
  await buildIfStale()
  browser = await openBrowser()
  directory = await mkdtemp(join(tmpdir(), 'agenda-proof-'))
  make = certificatesIn(directory)
  authority = await make({ authority: 'one' })
})
afterAll(async () => {
  await browser.close()
  await rm(directory, { recursive: true })
})

describe.each(['nginx', 'apache', 'caddy'] as const)('%s passes on', (kind) => {
  let host: Deployed | undefined
  let server: Server | undefined
  afterEach(async () => {
    await host?.close()
    server?.close()
    host = undefined
  })

  /** The application on a host that passes on to the service, and what is asked of it there. */
  async function over(service: ReturnType<typeof serviceWith>) {
    server = service.server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The port has no number')
    const services = [`https://localhost:${address.port}/{language}/wp-json`]
    const config = { path: '/', service: { address: './{language}/wp-json' }, signIn: ['password'] }
    host = await deployed(kind, [{ config, wishes: { services, authorities: authority.file } }])
    const root = `${host.root}/ca/wp-json/`
    const headers = { Authorization: `Basic ${btoa('editor:secret')}` }
    return { root, ask: (path: string) => fetch(root + path, { headers }) }
  }

  const expectGuarded = ({ headers }: Response) => {
    for (const [name, value] of Object.entries(PASSED_ON)) expect(headers.get(name)).toBe(value)
    expect(headers.get('Set-Cookie')).toBeNull()
  }

  test.each([
    ['its own', async () => make({ service: 'localhost' })],
    [
      'an authority’s that nobody knows',
      async () => make({ service: 'localhost' }, await make({ authority: 'two' })),
    ],
    ['another name’s', async () => make({ service: 'other.example' }, authority)],
  ])('to no service whose certificate is %s', async (_, certificate) => {
    const service = serviceWith(await certificate())
    const { ask } = await over(service)
    const answer = await ask('events')
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expectGuarded(answer)
    expect(service.seen).toEqual([])
  })

  test('to one that is proved by way of two others, and its answers do nothing of their own', async () => {
    const first = await make({ authority: 'first' }, authority)
    const second = await make({ authority: 'second' }, first)
    const own = await make({ service: 'localhost' }, second)
    const service = serviceWith(own, second, first)
    const { root, ask } = await over(service)
    for (const [path, status] of [
      ['events', 200],
      ['none', 404],
    ] as const) {
      const answer = await ask(path)
      expect(answer.status).toBe(status)
      expectGuarded(answer)
    }
    expect(service.seen).toEqual(['/ca/wp-json/events', '/ca/wp-json/none'])
    const { page, close } = await freshPage(browser)
    await page.goto(`${root}events`)
    expect(await page.title(), 'of a page by itself').toBe('')
    await page.goto(`${new URL('/', root)}`)
    for (const name of ['a.svg', 'a.gif']) {
      const width = await page.evaluate(async (src) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return image.naturalWidth
      }, root + name)
      expect(width, name).toBeGreaterThan(0)
    }
    await close()
  })
})
