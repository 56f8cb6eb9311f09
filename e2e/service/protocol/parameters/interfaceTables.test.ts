import { type World, defaultOptions } from '../../worlds/world.ts'
import { endpointParameters, routes } from '../routes.ts'
import tables from './interfaceTables.json' with { type: 'json' }

const world: World = {
  name: 'tables',
  mode: 'interface',
  options: defaultOptions.interface,
  schema: '"tables"',
  root: 'http://calendar.test',
  now: () => new Date('2026-11-20T17:15:00Z'),
  sql: {
    query: () => Promise.reject(new Error('nothing to read here')),
    transaction: () => Promise.reject(new Error('nothing to write here')),
    close: () => Promise.resolve(),
  },
}

/** `name: type = default`, `!` for required: what the tables of interface.md say in one line each. */
const declared = (path: string, method: string): string[] => {
  const route = routes.find((candidate) => candidate.path === path)
  const endpoint = route?.endpoints.find(({ methods }) => methods.includes(method))
  if (endpoint === undefined) throw new Error(`no ${method} ${path}`)
  return endpointParameters(endpoint, world).map(
    ({ name, type = 'untyped', items, required, default: value }) =>
      `${name}${required ? '!' : ''}: ${items ? `${type} of ${items.type}` : type}` +
      (value === undefined ? '' : ` = ${JSON.stringify(value)}`),
  )
}

const selector = 'i18n_language: string'
const id = '/(?P<id>\\d+)'
const slug = '/by-slug/(?P<slug>[^/]+)'
const withSlugs = ['events', 'venues', 'organizers']

describe.each(Object.entries(tables))(
  'the parameters of %s are those of interface.md',
  (room, { listing, fields, required }) => {
    const isRequired = (line: string) => required.some((name) => line.startsWith(`${name}:`))
    // Only events have a password.
    const key = ['id!: integer', ...(room === 'events' ? ['password: string'] : [])]

    it('in listings', () => expect(declared(`/${room}`, 'GET')).toEqual([...listing, selector]))

    it('on create', () => {
      const marked = fields.map((line) => (isRequired(line) ? line.replace(':', '!:') : line))
      expect(declared(`/${room}`, 'POST')).toEqual([...marked, selector])
    })

    it('by id', () => {
      for (const method of ['POST', 'PUT', 'PATCH'])
        expect(declared(`/${room}${id}`, method)).toEqual([...key, ...fields, selector])
      for (const method of ['GET', 'DELETE'])
        expect(declared(`/${room}${id}`, method)).toEqual([...key, selector])
    })

    it.runIf(withSlugs.includes(room))('by slug', () => {
      const others = fields.filter((line) => line !== 'slug: string')
      // The body of an event may name its new one.
      const own = room === 'events' ? 'slug: string' : 'slug!: string'
      for (const method of ['POST', 'PUT', 'PATCH'])
        expect(declared(`/${room}${slug}`, method)).toEqual([own, ...others, selector])
      for (const method of ['GET', 'DELETE'])
        expect(declared(`/${room}${slug}`, method)).toEqual(['slug!: string', selector])
    })
  },
)

it('there are index and documentation routes, and no others', () => {
  expect(declared('', 'GET')).toEqual([
    'namespace: untyped = "calendar/events/v1"',
    'context: untyped = "view"',
    selector,
  ])
  expect(declared('/doc', 'GET')).toEqual([selector])
  expect(routes.map(({ path }) => path)).toEqual([
    '',
    '/doc',
    ...withSlugs.flatMap((room) => [`/${room}`, `/${room}${id}`, `/${room}${slug}`]),
    ...['categories', 'tags'].flatMap((room) => [`/${room}`, `/${room}${id}`]),
  ])
})
