import { json, serviceOf } from '../../api/testSite.ts'
import { readIdentity } from './identity.ts'

const account = { kind: 'session', nonce: 'a1b2c3d4e5', who: 5 } as const
const anna = { name: 'Anna', roles: ['editor'] }

test('who it is that works without a network is found out once there is one', async () => {
  const network = { onLine: false }
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', (_: string, heard: () => void) => {
    network.onLine = true
    heard()
  })
  vi.stubGlobal('fetch', async () => {
    if (!network.onLine) throw new TypeError('Failed to fetch')
    return json(anna)
  })
  expect(await readIdentity(serviceOf(account))).toEqual(anna)
})

test('a site that does not say is not asked again', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const asked = vi.fn(async () => json({ code: 'rest_no_route' }, 404))
  vi.stubGlobal('fetch', asked)
  expect(await readIdentity(serviceOf(account))).toEqual({ name: '', roles: [] })
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a site that fails has not said it', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response('Oops', { status: 500 }))
  expect(await readIdentity(serviceOf(account))).toBeNull()
})
