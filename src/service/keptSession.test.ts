import { afterEach, expect, test, vi } from 'vitest'
import { keptSession } from './siteSession.ts'
import { json, serviceOf } from './testSite.ts'

const base = 'https://site.example/agenda/'
const nonceAddress = 'https://site.example/nonce'
const { configuration } = serviceOf(undefined, undefined, { nonceAddress })
const kept = { kind: 'session', who: 5 } as const

afterEach(() => {
  vi.unstubAllGlobals()
})

function network(isOnline: boolean, answer?: (address: string) => Response): void {
  vi.stubGlobal('navigator', { onLine: isOnline })
  vi.stubGlobal('fetch', async (address: string | URL) => {
    if (!answer) throw new TypeError('Failed to fetch')
    return answer(String(address))
  })
}

const nonce = (address: string) => address === nonceAddress

test('a session of before is what the site tells of it, whoever it was', async () => {
  network(true, (address) => (nonce(address) ? new Response('a1b2c3d4e5') : json({ id: 7 })))
  const found = await keptSession(configuration, base, { ...kept, onlyReads: true })
  expect(found).toEqual({ kind: 'session', nonce: 'a1b2c3d4e5', who: 7, onlyReads: true })
})

test('without a network it is the same person’s, with a nonce that no service takes', async () => {
  network(false)
  expect(await keptSession(configuration, base, kept)).toEqual({ ...kept, nonce: 'not-asked' })
})

test('nor is it anybody’s whom nobody named', async () => {
  network(false)
  expect(await keptSession(configuration, base, { kind: 'session' })).toBeNull()
})

test.each([
  ['that is over', () => json(0)],
  ['of a site that is silent beside a network', undefined],
])('one %s is none', async (_what, answer) => {
  network(true, answer)
  expect(await keptSession(configuration, base, kept)).toBeNull()
})
