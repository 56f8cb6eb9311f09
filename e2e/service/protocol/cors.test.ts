import { testSite } from './testSite.ts'

const origin = 'https://admin.example.org'

const site = testSite('live')

const expected = {
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-allow-methods': 'OPTIONS, GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
  'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
}

it.each([
  ['a listing', 'GET', 'venues', 200],
  ['a refusal', 'POST', 'venues', 400],
  ['an unknown route', 'GET', 'nothing', 404],
])('11: other origins are named back on %s', async (_, method, path, status) => {
  const reply = await site.ask(method, path, { headers: { origin } })
  expect(reply.status).toBe(status)
  expect(Object.fromEntries(reply.headers)).toMatchObject(expected)
  expect(reply.headers.get('vary')?.toLowerCase()).toContain('origin')
})

it('11: other origins are named back where credentials are refused', async () => {
  const headers = { origin, 'X-WP-Nonce': 'bad' }
  const reply = await site.ask('GET', 'venues', { headers })
  expect(reply.status).toBe(403)
  expect(reply.headers.get('access-control-allow-origin')).toBe(origin)
})

it('11: other origins get a preflight with 200 and the route described', async () => {
  const reply = await site.ask('OPTIONS', 'venues', {
    headers: { origin, 'Access-Control-Request-Method': 'POST' },
  })
  expect(reply.status).toBe(200)
  expect(Object.fromEntries(reply.headers)).toMatchObject(expected)
  expect(reply.at('methods')).toEqual(['GET', 'POST'])
  expect(reply.at('endpoints', 1, 'args', 'venue', 'required')).toBe(true)
})

it.each(['/ca/wp-json/wp/v2/users/me', '/ca/wp-json/wp/v2/media', '/es/wp-json'])(
  '11: other origins get a preflight with 200 outside of the interface: %s',
  async (path) => {
    const headers = { origin, 'Access-Control-Request-Headers': 'authorization' }
    const reply = await site.askSite('OPTIONS', path, { headers })
    expect(reply.status).toBe(200)
    expect(Object.fromEntries(reply.headers)).toMatchObject(expected)
  },
)

it('11: other origins are not named where nobody asked, nor on a page that is no part of the service', async () => {
  const plain = await site.ask('GET', 'venues')
  expect(plain.headers.get('access-control-allow-origin')).toBeNull()
  const page = await site.askSite('GET', '/xx/wp-json/calendar/events/v1/venues', {
    headers: { origin },
  })
  expect(page.status).toBe(404)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('access-control-allow-origin')).toBeNull()
})
