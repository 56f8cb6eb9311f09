import type { Mode } from '../worlds/world.ts'
import { openTestSite, testSite } from './testSite.ts'

const modes: Mode[] = ['interface', 'live']
const ns = '/calendar/events/v1'
const idRoute = String.raw`/(?P<id>\d+)`
const slugRoute = '/by-slug/(?P<slug>[^/]+)'
const item = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT']

/** interface.md, Route table. */
const routeTable: Record<string, string[]> = {
  '': ['GET'],
  '/doc': ['GET'],
  ...Object.fromEntries(
    ['events', 'venues', 'organizers', 'categories', 'tags'].map((room) => [
      `/${room}`,
      ['GET', 'POST'],
    ]),
  ),
  ...Object.fromEntries(
    ['events', 'venues', 'organizers', 'categories', 'tags'].map((room) => [
      `/${room}${idRoute}`,
      item,
    ]),
  ),
  ...Object.fromEntries(
    ['events', 'venues', 'organizers'].map((room) => [`/${room}${slugRoute}`, item]),
  ),
}

const entriesOf = (value: unknown): [string, unknown][] => Object.entries(Object(value))

describe.each(modes)('the index of the namespace in %s mode', (mode) => {
  const site = testSite(mode, { defaultPerPage: 99 })
  const live = mode === 'live'

  it('16: lists every route of the interface with its methods, for anybody', async () => {
    const index = await site.ask('GET', '')
    expect(index.status).toBe(200)
    expect(index.at('namespace')).toBe('calendar/events/v1')
    const methods = Object.fromEntries(
      entriesOf(index.at('routes')).map(([path]) => [
        path.slice(ns.length),
        Object.values(Object(index.at('routes', path, 'methods'))).sort(),
      ]),
    )
    expect(methods).toEqual(routeTable)
  })

  it('18: carries the language selector on every endpoint', async () => {
    const index = await site.ask('GET', '')
    for (const [path, route] of entriesOf(index.at('routes')))
      for (const endpoint of Reflect.get(Object(route), 'endpoints'))
        expect(endpoint.args.i18n_language, path).toEqual({
          type: 'string',
          enum: ['ca', 'en', 'es'],
          required: false,
        })
  })

  it('16: says of each parameter its type, default and whether it is required', async () => {
    const index = await site.ask('GET', '')
    const args = (path: string, endpoint: number, name: string) =>
      index.at('routes', ns + path, 'endpoints', endpoint, 'args', name)
    expect(args('/venues', 0, 'per_page')).toMatchObject({ default: live ? '99' : 99 })
    expect(args('/venues', 1, 'venue')).toMatchObject({ type: 'string', required: true })
    expect(args(`/venues${idRoute}`, 2, 'venue')).toMatchObject({ required: false })
    expect(args('/categories', 0, 'hide_empty')).toMatchObject({ default: live ? '1' : true })
    expect(args('', 0, 'context')).toEqual({ default: 'view', required: false })
    expect(args(`/events${idRoute}`, 1, 'password')).toMatchObject({ type: 'string' })
  })

  it('107: describes the parameters in the language asked', async () => {
    const said = { ca: 'La població del lloc', es: 'La población del lugar', en: 'The venue city' }
    for (const [language, words] of Object.entries(said)) {
      const index = await site.ask('GET', '', { language })
      const city = index.at('routes', `${ns}/venues`, 'endpoints', 1, 'args', 'city')
      expect(city).toMatchObject({ description: words })
    }
  })

  it('knows one namespace and, in the interface, three contexts', async () => {
    expect((await site.ask('GET', '?namespace=calendar/events/v1')).status).toBe(200)
    const other = await site.ask('GET', '?namespace=other/v1')
    expect(other.status).toBe(404)
    expect(other.at('code')).toBe('rest_invalid_namespace')
    const links = async (context: string) =>
      (await site.ask('GET', `?context=${context}`)).at('routes', `${ns}/events`, '_links')
    expect(await links('view')).toBeDefined()
    expect((await links('embed')) === undefined).toBe(!live)
    expect((await site.ask('GET', '?context=bogus')).status).toBe(live ? 200 : 400)
  })

  it('1: has the namespace and the selector that the world was given', async () => {
    const namespace = 'tribe/events/v1'
    const other = await openTestSite(mode, { namespace, languageParameter: 'wpml_language' })
    const index = await other.ask('GET', '')
    const routes = index.at('routes', '/tribe/events/v1/tags', 'endpoints', 0, 'args')
    expect(Object.keys(Object(routes))).toContain('wpml_language')
    expect((await other.ask('GET', 'tags?wpml_language=fr')).status).toBe(400)
    expect((await other.ask('GET', 'tags?i18n_language=fr')).status).toBe(200)
    expect((await site.askSite('GET', '/ca/wp-json/tribe/events/v1')).status).toBe(404)
    await other.close()
  })

  it('finds the zone and the way to application passwords at the REST root', async () => {
    const root = await site.askSite('GET', '/ca/wp-json/')
    expect(root.body).toMatchObject({
      timezone_string: 'Europe/Madrid',
      gmt_offset: expect.any(Number),
      namespaces: expect.arrayContaining(['calendar/events/v1']),
      authentication: {
        'application-passwords': {
          endpoints: { authorization: `${site.root}/wp-login.php` },
        },
      },
    })
  })
})
