import { readdirSync } from 'node:fs'
import { BUILT, buildIfStale } from '../../commands/build.ts'
import type { Port } from '../../service/port.ts'
import { localService } from '../../service/testService.ts'
import { PASSED_ON } from '../passedOn.ts'
import { guardsFor } from '../policy.ts'
import { type Deployed, KINDS, deployed } from './deployed.ts'

/** Hashed by name: of the last build. */
const script = () => readdirSync(`${BUILT}/assets`).find((name) => /^libraries-.*\.js$/.test(name))

describe.each(KINDS)('%s hands the application out', (kind) => {
  const passesOn = kind !== 'htaccess'
  let host: Deployed | undefined
  let service: Port
  const world = `/worlds/hosted-${kind}`

  beforeAll(async () => {
    await buildIfStale()
    service = await (await localService()).listen()
    const { root } = service
    const asked = { method: 'PUT', headers: { 'Content-Type': 'application/json' } }
    await fetch(root + world, { ...asked, body: JSON.stringify({ mode: 'live', data: 'town' }) })
    const address = `.${world}/{language}/wp-json`
    const config = { path: '/agenda/', service: { address }, signIn: ['password'] }
    const places = passesOn ? ['ca', '{language}'] : []
    const services = places.map((place) => `${root}${world}/${place}/wp-json`)
    host = await deployed(kind, [{ config, wishes: { services, brotli: true } }])
  })
  afterAll(async () => {
    await host?.close()
    await service.close()
  })

  /** The service answers through the host; its pictures come from itself. */
  const guards = () => Object.entries(guardsFor({ pictures: passesOn ? [service.root] : [] }))

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${host?.root}${path}`, { headers, redirect: 'manual' })

  test.each(['', 'index.html', 'ca', 'ca/events/5', 'ca/events/by-slug/v1.0', 'none'])(
    'the page at /agenda/%s, asked for anew and guarded',
    async (path) => {
      const page = await get(`/agenda/${path}`)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('<base href="/agenda/"')
      expect(page.headers.get('Content-Type')).toContain('text/html')
      expect(page.headers.get('Cache-Control')).toBe('no-cache')
      for (const [name, value] of guards()) expect(page.headers.get(name), name).toBe(value)
    },
  )

  test.each([
    ['config.json', 'application/json'],
    ['manifest.webmanifest', 'application/manifest+json'],
    ['icon.svg', 'image/svg+xml'],
  ])('%s, asked for anew', async (name, type) => {
    const file = await get(`/agenda/${name}`)
    expect(file.status).toBe(200)
    expect(file.headers.get('Content-Type')).toContain(type)
    expect(file.headers.get('Cache-Control')).toBe('no-cache')
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test('the licences of what is in it, in the workers and the styles too', async () => {
    const file = await get('/agenda/licences.txt')
    expect(file.headers.get('Content-Type')).toContain('text/plain')
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff')
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(bytes.subarray(0, 3), 'UTF-8').toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const names = bytes.toString().matchAll(/^([@a-z][^ ]*) \S+ \(/gm)
    expect(Array.from(names, ([, name]) => name)).toEqual(
      expect.arrayContaining(
        'react @emotion/react @fontsource-variable/roboto dompurify fflate ical.js papaparse prosemirror-view saxen'.split(
          ' ',
        ),
      ),
    )
  })

  test('scripts for a year, compressed and guarded', async () => {
    const file = await get(`/agenda/assets/${script()}`, { 'Accept-Encoding': 'gzip' })
    expect(file.status).toBe(200)
    expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(file.headers.get('Content-Encoding')).toBe('gzip')
    expect(file.headers.get('Vary')).toContain('Accept-Encoding')
    expect(file.headers.get('Content-Type')).toMatch(/(text|application)\/javascript/)
    for (const [name, value] of guards()) expect(file.headers.get(name), name).toBe(value)
  })

  test.each([
    'assets/none.js',
    'assets/none',
    'ca/none.css',
    'ca/events/none.png',
    '.vite/manifest.json',
    '.htaccess',
    '.git/config',
  ])('no %s, and no cache keeps that', async (path) => {
    const file = await get(`/agenda/${path}`, { Accept: 'text/html' })
    expect(file.status).toBe(404)
    expect(file.headers.get('Cache-Control') ?? 'no-cache').toBe('no-cache')
  })

  test.runIf(kind !== 'caddy')('Brotli where it has it', async () => {
    const file = await get(`/agenda/assets/${script()}`, { 'Accept-Encoding': 'gzip, br' })
    expect(file.headers.get('Content-Encoding')).toBe('br')
  })

  test('the path without its slash leads to it', async () => {
    const there = await get('/agenda')
    expect(there.status).toBe(301)
    expect(new URL(there.headers.get('Location') ?? '', host?.root).href).toBe(
      `${host?.root}/agenda/`,
    )
  })

  test.runIf(passesOn)('the service in each language, with what was sent', async () => {
    for (const language of ['ca', 'es', 'en']) {
      const path = `/agenda${world}/${language}/wp-json/calendar/events/v1/events?per_page=1`
      const answer = await get(`${path}&status=draft`, {
        Authorization: `Basic ${btoa('editor:editor demo password')}`,
      })
      expect(answer.status).toBe(200)
      expect((await answer.json()).events).toHaveLength(1)
      // Not those of the page, which trusts what is here: of the service's answers none may be a page here.
      for (const [name, value] of Object.entries(PASSED_ON))
        expect(answer.headers.get(name), name).toBe(value)
      expect((await get(`${path}&status=draft`)).status, 'nobody').toBe(400)
    }
  })
})
