import { json, page, serviceOf } from '../../api/testSite.ts'
import { network } from './testAlteredAnswers.ts'
import { finding, nameOf } from './testFinding.ts'

const over = (address: string, more: object = {}) =>
  serviceOf(undefined, undefined, { address, ...more })

const far = 'https://cal.example/ca/wp-json'
const here = { base: 'https://desk.example/' }

const isPlain = ({ headers = {} }: RequestInit) => !new Headers(headers).has('Authorization')
const isManual = ({ redirect }: RequestInit) => redirect === 'manual'
const isOpaque = ({ mode }: RequestInit) => mode === 'no-cors'
const index = () => json({ namespace: 'calendar/events/v1', routes: {} })

const opaqueRedirect = () =>
  Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })

test.each([
  ['everything passes', () => true, index(), 'addressAnswers', 'corsAllowed'],
  ['nothing answers', () => false, index(), 'addressSilent', 'addressFirst'],
  ['answers may not be read', isOpaque, index(), 'addressHidden', 'corsAbsent'],
  ['a preflight is refused', isPlain, index(), 'addressAnswers', 'corsPreflight'],
] as const)('where %s', async (_what, isAnswered, answer, address, cors) => {
  network(isAnswered, answer)
  expect(await nameOf(over(far), 'address', here)).toBe(address)
  const { name, code } = await finding(over(far), 'cors', here)
  expect(name).toBe(cors)
  expect(code?.includes('Access-Control-Allow-Origin: https://desk.example') ?? true).toBe(true)
})

test.each([
  ['POST', 'DELETE', 'DELETE'],
  ['PUT', 'PUT', 'PUT'],
  ['PATCH', 'DELETE PATCH', 'DELETE, PATCH'],
])('updates by %s where nothing by %s gets through', async (updateMethod, kept, methods) => {
  network(({ method = 'GET' }) => !kept.split(' ').includes(method), index())
  await expect(finding(over(far, { updateMethod }), 'cors', here)).resolves.toMatchObject({
    name: 'corsMethods',
    values: { methods },
  })
})

test('the methods of writes are tried where nothing is, and beside the site not at all', async () => {
  const tried: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method !== 'GET') tried.push(`${method} ${address.split('?')[0]} ${body}`)
    return index()
  })
  await finding(over(far), 'cors', here)
  expect(tried).toEqual([`DELETE ${far}/calendar/events/v1 undefined`])
  await finding(over(far), 'cors', { base: 'https://cal.example/' })
  expect(tried).toHaveLength(1)
})

test('a redirect to where nothing may be read', async () => {
  const redirect = opaqueRedirect()
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    if (isManual(init)) return redirect
    throw new TypeError('Failed to fetch')
  })
  expect(await nameOf(over(far), 'address', here)).toBe('addressElsewhere')
})

test('a page that is encrypted asks none that is not', async () => {
  network(() => false)
  const open = over('http://cal.example/ca/wp-json')
  expect(await nameOf(open, 'address', here)).toBe('addressMixed')
})

test.each([
  ['http://localhost:8080/', 'encryptionNear'],
  ['http://desk.localhost/', 'encryptionNear'],
  ['http://127.0.0.1:8080/agenda/', 'encryptionNear'],
  ['http://[::1]/', 'encryptionNear'],
  ['http://desk.example/agenda/', 'encryptionMissing'],
  ['http://192.168.1.20/', 'encryptionMissing'],
  ['http://localhost.example/', 'encryptionMissing'],
])('how a page at %s comes, whatever its service', async (base, name) => {
  for (const service of [over(far), over('./ca/wp-json')])
    await expect(finding(service, 'encryption', { base })).resolves.toEqual({
      name,
      values: { origin: new URL(base).origin },
    })
})

test.each([
  [{ 'Strict-Transport-Security': 'max-age=300' }, 'encryptionThere'],
  [{}, 'encryptionForgotten'],
])('a host that answers over https with %j', async (headers, name) => {
  vi.stubGlobal('fetch', async () => new Response(null, { headers }))
  const base = 'https://desk.example/agenda/'
  expect(await nameOf(over(far), 'encryption', { base })).toBe(name)
})

test('what travels unencrypted is told', async () => {
  network(() => true, index())
  const open = over('http://cal.example/ca/wp-json')
  const base = 'http://cal.example/'
  expect(await nameOf(open, 'address', { base })).toBe('addressOpen')
})

test('a device without a network asks nobody', async () => {
  network(() => false)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await nameOf(over(far), 'address', here)).toBe('addressOffline')
})

test('a clock that may not be read from elsewhere', async () => {
  network(() => true, index())
  expect(await nameOf(over(far), 'clock', here)).toBe('clockHidden')
})

test('no calendar at all', async () => {
  const noRoute = { code: 'rest_no_route', message: '', data: { status: 404 } }
  network(() => true, json(noRoute, 404))
  expect(await nameOf(over(far), 'namespace', here)).toBe('namespaceMissing')
})

const nonceAt = (nonceAddress: string) => over(far, { nonceAddress })

test.each([
  ['https://desk.example/nonce', json(0), 'nonceNobody'],
  ['https://desk.example/nonce', page(200), 'nonceWrong'],
  ['https://desk.example/nonce', page(404), 'nonceWrong'],
  ['https://desk.example/nonce', page(401), 'nonceClosed'],
  ['https://desk.example/nonce', page(403), 'nonceClosed'],
  ['https://desk.example/nonce', page(500), 'addressBroken'],
  ['https://desk.example/nonce', page(503), 'addressBroken'],
  ['https://cal.example/nonce', json(0), 'nonceElsewhere'],
])('the nonce of %s, %o', async (address, answer, name) => {
  network(() => true, answer)
  expect(await nameOf(nonceAt(address), 'nonce', here)).toBe(name)
})

test.each([
  ['the account', json({ id: 1 }), 'nonceGiven'],
  // It is looked at before a route is closed to anybody.
  ['a route that is closed', json({ code: 'rest_forbidden' }, 403), 'nonceGiven'],
  ['a route that is not there', json({ code: 'rest_no_route' }, 404), 'nonceGiven'],
  ['another site’s nonce', json({ code: 'rest_cookie_invalid_nonce' }, 403), 'nonceRefused'],
  ['no cookie', json({ code: 'rest_not_logged_in' }, 401), 'nonceRefused'],
  ['a page of a firewall', page(403), 'questionRefused'],
  ['a page in place of an answer', page(200), 'questionRefused'],
  ['too many questions', json({ code: 'too_many' }, 429), 'questionRefused'],
  ['a site that is broken', json({ code: 'internal_server_error' }, 500), 'questionRefused'],
  ['nothing', null, 'questionUnanswered'],
])('a nonce that is answered with %s', async (_with, answer, name) => {
  vi.stubGlobal('fetch', (address: string) => {
    if (address.endsWith('/nonce')) return Promise.resolve(new Response('a1b2c3d4e5'))
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'))
  })
  const near = nonceAt('https://desk.example/nonce')
  expect(await nameOf(near, 'nonce', here)).toBe(name)
})

test('a nonce of a site that is silent, and of one that nobody asks', async () => {
  network(() => false)
  const near = nonceAt('https://desk.example/nonce')
  expect(await nameOf(near, 'nonce', here)).toBe('nonceSilent')
  const { configuration } = near
  const without = { ...near, configuration: { ...configuration, signIn: ['anonymous' as const] } }
  expect(await nameOf(without, 'nonce', here)).toBe('unused')
  network(() => true, index())
  expect(await nameOf(without, 'passwords', here)).toBe('unused')
})
