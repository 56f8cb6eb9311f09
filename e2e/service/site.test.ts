import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { openSite } from './site.ts'

const PAGE = '<!doctype html><html><head><base href="/" /></head><body>Agenda</body></html>'
const SCRIPT = 'export const long = "'.padEnd(5000, 'Agenda ')

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'agenda-site-'))
  await mkdir(join(directory, 'assets'))
  await writeFile(join(directory, 'index.html'), PAGE)
  await writeFile(
    join(directory, 'config.json'),
    JSON.stringify({
      timezone: 'Europe/Madrid',
      service: { perPage: 50, nonceAddress: './nonce' },
      signIn: ['password', 'session', 'anonymous'],
    }),
  )
  await writeFile(join(directory, 'assets/main-1a2b.js'), SCRIPT)
  await mkdir(join(directory, '.vite'))
  await writeFile(join(directory, '.vite/manifest.json'), '{}')
})
afterAll(() => rm(directory, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}, base = '/worlds/one/') =>
  openSite(directory).answer(new Request(`http://here${path}`, { headers }), path, base)

it('the built application has its root where it is served', async () => {
  for (const path of ['/', '/index.html', '/ca/events/5']) {
    const page = await get(path, { Accept: 'text/html' })
    expect(await page.text()).toContain('<base href="/worlds/one/"')
    expect(page.headers.get('Cache-Control')).toBe('no-cache')
  }
  expect(await (await get('/', {}, '/')).text()).toContain('<base href="/"')
})

it('the built application lets no script in but its own', async () => {
  const policy = (await get('/')).headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain(`script-src 'self';`)
  expect(policy).toContain(`frame-ancestors 'none'`)
  expect(policy).not.toContain('unsafe-eval')
})

it('the built application shows the pictures of a service elsewhere, and does not offer its session', async () => {
  const site = openSite(directory, { serviceOrigin: 'http://127.0.0.1:4311' })
  const answer = (path: string) => site.answer(new Request(`http://here${path}`), path, '/')
  const policy = (await answer('/')).headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain('blob: http://127.0.0.1:4311 https:;')
  expect((await get('/')).headers.get('Content-Security-Policy')).toContain('blob:;')
  expect(await (await answer('/config.json')).json()).toEqual({
    timezone: 'Europe/Madrid',
    service: { perPage: 50, nonceAddress: null },
    signIn: ['password', 'anonymous'],
  })
  expect((await (await get('/config.json')).json()).signIn).toContain('session')
})

it('the built application comes compressed as the browser asks, and hashed files for good', async () => {
  const brotli = await get('/assets/main-1a2b.js', { 'Accept-Encoding': 'gzip, deflate, br' })
  expect(brotli.headers.get('Content-Encoding')).toBe('br')
  expect(brotli.headers.get('Cache-Control')).toContain('immutable')
  const bytes = Buffer.from(await brotli.arrayBuffer())
  expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT)
  const gzip = await get('/assets/main-1a2b.js', { 'Accept-Encoding': 'gzip' })
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(SCRIPT)
  const plain = await get('/assets/main-1a2b.js')
  expect(plain.headers.get('Content-Encoding')).toBeNull()
  expect(await plain.text()).toBe(SCRIPT)
})

it('the built application says 404 for a file that is not there, whatever the path tries', async () => {
  for (const path of [
    '/assets/none.js',
    '/none',
    '/../site.ts',
    '/.vite/manifest.json',
    `/${'a'.repeat(300)}`,
  ])
    expect((await get(path)).status).toBe(404)
  expect((await get('/config.json')).headers.get('Content-Type')).toContain('application/json')
})
