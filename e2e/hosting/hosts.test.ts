import { readFileSync } from 'node:fs'
import { configurationJson } from '../../src/api/testSite.ts'
import { configurationOf } from '../../src/api/configuration.ts'
import { rebased } from './base.ts'
import { hosts } from './hosts.ts'
import { AUTHORITIES } from './passedOn.ts'
import { type Wishes, placeOf } from './place.ts'
import { policyFor } from './policy.ts'

const plain: Wishes = { files: '/srv/agenda/', framed: false, brotli: false }

function placed(address: unknown, path: string, wishes: Partial<Wishes> = {}) {
  const service = { ...configurationJson.service, address }
  const configuration = configurationOf({ ...configurationJson, service, path })
  return placeOf(configuration, { ...plain, ...wishes })
}

describe('where an application is served', () => {
  test('the policy names the service where that is on other origins, and only then', () => {
    const policy = (address: unknown) =>
      placed(address, '/agenda/').guards['Content-Security-Policy']
    expect(policy('./{language}/wp-json')).toBe(policyFor({}))
    expect(policy('/{language}/wp-json')).toBe(policyFor({}))
    const services = ['https://site.example', 'https://en.site.example:8443']
    const [ca, en] = services.map((origin) => `${origin}/wp-json`)
    expect(policy({ ca, en })).toBe(policyFor({ services }))
    expect(policy({ ca, en })).toContain(`connect-src 'self' ${services.join(' ')};`)
  })

  test('pictures come from where requests are passed on to, and from where else is said', () => {
    const wishes = {
      services: ['https://site.example/{language}/wp-json'],
      pictures: ['https://cdn.example'],
    }
    const { guards } = placed('./{language}/wp-json', '/', wishes)
    const pictures = ['https://site.example', 'https://cdn.example']
    expect(guards['Content-Security-Policy']).toBe(policyFor({ pictures }))
  })

  test('frames of the same origin may show it when that is wished', () => {
    const policy = (framed: boolean) =>
      placed('./wp-json', '/', { framed }).guards['Content-Security-Policy']
    expect(policy(false)).toContain("frame-ancestors 'none'")
    expect(policy(true)).toContain("frame-ancestors 'self'")
  })

  test('requests that are passed on keep the path behind the application’s own', () => {
    const services = ['https://site.example/town/{language}/wp-json/']
    const { passing, guards } = placed('./town/{language}/wp-json', '/agenda/', { services })
    expect(passing?.origin).toBe('https://site.example')
    const pictures = ['https://site.example']
    expect(guards['Content-Security-Policy'], 'its pictures').toBe(policyFor({ pictures }))
    const found = new RegExp(passing?.pattern ?? '').exec('/agenda/town/es/wp-json/a/b')
    expect(found?.[1]).toBe('town/es/wp-json/a/b')
    for (const other of [
      '/agenda/town/fr/wp-json/a',
      '/agenda/town/es/wp-jsons',
      '/town/es/wp-json',
    ])
      expect(other).not.toMatch(new RegExp(passing?.pattern ?? ''))
  })

  test('requests of a language without a prefix are passed on beside those of the others', () => {
    const services = ['https://site.example/wp-json', 'https://site.example/{language}/wp-json']
    const { passing } = placed({ ca: './wp-json', es: './es/wp-json' }, '/', { services })
    const behind = (path: string) => new RegExp(passing?.pattern ?? '').exec(path)?.[1]
    expect(behind('/wp-json/a/b')).toBe('wp-json/a/b')
    expect(behind('/es/wp-json/a')).toBe('es/wp-json/a')
    expect(behind('/es/events')).toBeUndefined()
  })

  test.each([
    ['nginx', 'proxy_ssl_verify on;', 'proxy_ssl_trusted_certificate'],
    ['apache', 'SSLProxyVerify require', 'SSLProxyCACertificateFile'],
    ['caddy', undefined, 'tls_trusted_ca_certs'],
  ] as const)('%s is to prove a service over https, and no other', (name, proves, file) => {
    const written = (scheme: string, authorities?: string) => {
      const services = [`${scheme}://site.example/{language}/wp-json`]
      const wishes = authorities === undefined ? { services } : { services, authorities }
      return hosts[name].write(placed('./{language}/wp-json', '/', wishes))
    }
    if (proves !== undefined) {
      expect(written('https')).toContain(proves)
      expect(written('https')).toContain(`${file} "${AUTHORITIES}"`)
    }
    expect(written('https', '/own.pem')).toContain(`${file} "/own.pem"`)
    expect(written('http', '/own.pem')).not.toMatch(/ssl|tls/i)
  })

  test.each(['agenda/', '/agenda', '//', '/a b/', '/"/', '/agenda/;/'])('%s is no path', (path) => {
    expect(() => placed('./wp-json', path)).toThrow('config.json cannot be used')
  })

  test('the page is told', () => {
    expect(rebased('<head><base href="/" /></head>', '/a/b/')).toContain('<base href="/a/b/" />')
  })
})

describe('what is written', () => {
  const place = placed('/{language}/wp-json', '/agenda/', { https: true })

  test.each(Object.entries(hosts))('for %s is the sample', async (name, { write }) => {
    await expect(write(place)).toMatchFileSnapshot(`samples/${name}.txt`)
  })

  test('old files may be removed as soon as the documents say', () => {
    const when = /may\s+be\s+removed\s+(a\s+\w+\s+later)/
    const [, said] = when.exec(readFileSync('.github/DEPLOYMENT.md', 'utf8')) ?? []
    expect(when.exec(hosts.bucket.write(place))?.[1]).toBe(said)
  })

  test('nginx is said to have Brotli when it is wished', () => {
    expect(hosts.nginx.write(place)).not.toContain('brotli')
    expect(hosts.nginx.write({ ...place, brotli: true })).toContain('brotli on;')
  })
})
