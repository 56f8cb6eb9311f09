import { describe, expect, it } from 'vitest'
import { type World, defaultOptions } from '../../worlds/world.ts'
import { endpointParameters, routes } from '../routes.ts'

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

const lines = (text: string): string[] => text.trim().split(/\s*\n\s*/)

const selector = 'i18n_language: string'
const id = '/(?P<id>\\d+)'
const slug = '/by-slug/(?P<slug>[^/]+)'

const eventFields = `
  author: integer
  date: string
  date_utc: string
  title: string
  description: string
  slug: string
  excerpt: string
  status: string
  timezone: string
  all_day: boolean = false
  start_date: string
  end_date: string
  image: string
  cost: untyped
  website: string = null
  show_map: boolean
  show_map_link: boolean
  hide_from_listings: boolean
  sticky: boolean
  featured: boolean
  categories: array of integer = null
  tags: array of integer = null
  venue: array of integer = null
  organizer: array of integer = null`

const venueFields = `
  author: integer
  date: string
  date_utc: string
  venue: string
  description: string = null
  status: string
  show_map: string = null
  show_map_link: string = null
  address: string = null
  city: string = null
  country: string = null
  province: string = null
  state: string = null
  zip: string = null
  phone: string = null
  stateprovince: string = null
  website: string = null
  image: string = null`

const organizerFields = `
  author: integer = null
  date: string = null
  date_utc: string = null
  organizer: string = null
  description: string = null
  status: string = null
  phone: string = null
  website: string = null
  email: string = null
  image: string = null`

const required = (fields: string, ...names: string[]): string[] =>
  lines(fields).map((line) =>
    names.some((name) => line.startsWith(`${name}:`)) ? line.replace(':', '!:') : line,
  )

const linkedListing = `
  page: integer = 1
  per_page: integer = 99
  search: string
  event: integer
  has_events: untyped
  only_with_upcoming: untyped = false
  status: string`

const termListing = (parent: string) => `
  page: integer = 1
  per_page: integer = 99
  search: string
  exclude: array of integer
  include: array of integer
  order: string
  orderby: string
  hide_empty: boolean = true
  ${parent}
  post: integer
  event: integer
  slug: string`

describe('the parameter tables are those of interface.md', () => {
  it('Listing parameters: events', () => {
    expect(declared('/events', 'GET')).toEqual([
      ...lines(`
        page: integer = 1
        per_page: integer = 99
        start_date: string = "2026-11-20 00:59:00"
        end_date: string = "2028-11-20 17:15:00"
        starts_before: string
        starts_after: string
        ends_before: string
        ends_after: string
        strict_dates: boolean = false
        search: string
        categories: array of integer
        tags: array of integer
        venue: array of integer
        organizer: array of integer
        featured: boolean
        status: string
        geoloc: boolean
        geoloc_lat: number
        geoloc_lng: number
        include: array of integer
        post_parent: integer
        ticketed: boolean`),
      selector,
    ])
  })

  it('Event', () => {
    const fields = lines(eventFields)
    expect(declared('/events', 'POST')).toEqual([
      ...required(eventFields, 'title', 'start_date', 'end_date'),
      selector,
    ])
    for (const method of ['POST', 'PUT', 'PATCH'])
      expect(declared(`/events${id}`, method)).toEqual([
        'id!: integer',
        'password: string',
        ...fields,
        selector,
      ])
    const bySlug = ['slug: string', ...fields.filter((line) => line !== 'slug: string'), selector]
    expect(declared(`/events${slug}`, 'PATCH')).toEqual(bySlug)
    for (const method of ['GET', 'DELETE']) {
      expect(declared(`/events${id}`, method)).toEqual([
        'id!: integer',
        'password: string',
        selector,
      ])
      expect(declared(`/events${slug}`, method)).toEqual(['slug!: string', selector])
    }
  })

  it.each([
    ['venues', 'venue', venueFields],
    ['organizers', 'organizer', organizerFields],
  ])('%s', (room, name, fields) => {
    expect(declared(`/${room}`, 'GET')).toEqual([...lines(linkedListing), selector])
    expect(declared(`/${room}`, 'POST')).toEqual([...required(fields, name), selector])
    for (const [key, path] of [
      ['id!: integer', id],
      ['slug!: string', slug],
    ] as const) {
      expect(declared(`/${room}${path}`, 'PUT')).toEqual([key, ...lines(fields), selector])
      expect(declared(`/${room}${path}`, 'GET')).toEqual([key, selector])
      expect(declared(`/${room}${path}`, 'DELETE')).toEqual([key, selector])
    }
  })

  it.each([
    ['categories', ['parent: integer']],
    ['tags', []],
  ])('%s', (room, parent) => {
    const fields = ['description: string', 'slug: string', ...parent, selector]
    expect(declared(`/${room}`, 'GET')).toEqual([...lines(termListing(parent.join(''))), selector])
    expect(declared(`/${room}`, 'POST')).toEqual(['name!: string', ...fields])
    expect(declared(`/${room}${id}`, 'PUT')).toEqual(['id!: integer', 'name: string', ...fields])
    expect(declared(`/${room}${id}`, 'DELETE')).toEqual(['id!: integer', selector])
  })

  it('Index and documentation routes, and no others', () => {
    expect(declared('', 'GET')).toEqual([
      'namespace: untyped = "calendar/events/v1"',
      'context: untyped = "view"',
      selector,
    ])
    expect(declared('/doc', 'GET')).toEqual([selector])
    const rooms = ['events', 'venues', 'organizers']
    expect(routes.map(({ path }) => path)).toEqual([
      '',
      '/doc',
      ...rooms.flatMap((room) => [`/${room}`, `/${room}${id}`, `/${room}${slug}`]),
      ...['categories', 'tags'].flatMap((room) => [`/${room}`, `/${room}${id}`]),
    ])
  })
})
