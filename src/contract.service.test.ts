import { categories, categoryFields, categoryFilters } from './resources/categories/categories.ts'
import type { FilterTable } from './core/resource/filters.ts'
import { eventFields, eventFilters, events } from './resources/events/events.ts'
import { organizerFields, organizerFilters, organizers } from './resources/organizers/organizers.ts'
import { indexOf, type Endpoint, type ServiceIndex } from './api/discovery.ts'
import { makeWorld, modes, type TestWorld } from './api/testWorld.ts'
import { tagFields, tagFilters, tags } from './resources/tags/tags.ts'
import { venueFields, venueFilters, venues } from './resources/venues/venues.ts'

const list = (text: string) => text.trim().split(/\s+/)

/** What `interface.md` says of a resource, in its own words and order. */
interface Said {
  readonly name: string
  readonly fields: readonly string[]
  readonly required: readonly string[]
  /** listing parameters, each with its type */
  readonly parameters: Readonly<Record<string, string>>
  readonly hasSlugs: boolean
}

/** Names under the type that `interface.md` declares them with, back in its order. */
const parametersOf = (order: string, types: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    list(order).map((name) => [
      name,
      Object.keys(types).find((type) => list(types[type] ?? '').includes(name)) ?? 'string',
    ]),
  )

const linkedParameters = parametersOf(
  'page per_page search event has_events only_with_upcoming status',
  { integer: 'page per_page event', untyped: 'has_events only_with_upcoming' },
)
const termTypes = {
  integer: 'page per_page post event parent',
  'array of integer': 'exclude include',
  boolean: 'hide_empty',
}
const termOrder = 'page per_page search exclude include order orderby hide_empty post event slug'
const categoryOrder = `${termOrder} parent`

/** The kinds of filter that can express all that a type holds. A parameter without a type is a flag (linkedFilters.ts). */
const kindsOf: Readonly<Record<string, readonly string[]>> = {
  integer: ['integer'],
  'array of integer': ['ids', 'terms'],
  boolean: ['flag'],
  untyped: ['flag'],
  double: ['decimal'],
  'date-time': ['dateTime'],
  string: ['text', 'words', 'choice'],
}

const interfaceSays: readonly Said[] = [
  {
    name: 'events',
    fields: list(`author date date_utc title description slug excerpt status timezone all_day
      start_date end_date image cost website show_map show_map_link hide_from_listings sticky
      featured categories tags venue organizer`),
    required: list('title start_date end_date'),
    parameters: parametersOf(
      `page per_page start_date end_date starts_before starts_after ends_before ends_after
      strict_dates search categories tags venue organizer featured status geoloc geoloc_lat
      geoloc_lng include post_parent ticketed`,
      {
        integer: 'page per_page post_parent',
        'date-time': 'start_date end_date starts_before starts_after ends_before ends_after',
        boolean: 'strict_dates featured geoloc ticketed',
        'array of integer': 'categories tags venue organizer include',
        double: 'geoloc_lat geoloc_lng',
      },
    ),
    hasSlugs: true,
  },
  {
    name: 'venues',
    fields: list(`author date date_utc venue description status show_map show_map_link address
      city country province state zip phone stateprovince website image`),
    required: ['venue'],
    parameters: linkedParameters,
    hasSlugs: true,
  },
  {
    name: 'organizers',
    fields: list('author date date_utc organizer description status phone website email image'),
    required: ['organizer'],
    parameters: linkedParameters,
    hasSlugs: true,
  },
  {
    name: 'categories',
    fields: list('name description slug parent'),
    required: ['name'],
    parameters: parametersOf(categoryOrder, termTypes),
    hasSlugs: false,
  },
  {
    name: 'tags',
    fields: list('name description slug'),
    required: ['name'],
    parameters: parametersOf(termOrder, termTypes),
    hasSlugs: false,
  },
]

interface Schema {
  safeParse(value: unknown): { success: boolean }
}

interface Ours {
  readonly fields: object
  readonly filters: FilterTable
  readonly create: Schema
  readonly update: Schema
}

const parts = (
  fields: object,
  filters: FilterTable,
  { create, update }: Pick<Ours, 'create' | 'update'>,
) => ({
  fields,
  filters,
  create,
  update,
})

const ours: Readonly<Record<string, Ours>> = {
  events: parts(eventFields, eventFilters, events),
  venues: parts(venueFields, venueFilters, venues),
  organizers: parts(organizerFields, organizerFilters, organizers),
  categories: parts(categoryFields, categoryFilters, categories),
  tags: parts(tagFields, tagFilters, tags),
}

const sorted = (names: Iterable<string>) => [...names].sort()

describe.each(interfaceSays)('our $name', ({ name, fields, required, parameters }) => {
  const own = ours[name]
  if (own === undefined) throw new Error(name)
  const values: Record<string, unknown> = {
    title: 'Fira',
    start_date: '2027-03-01 10:00:00',
    end_date: '2027-03-01 12:00:00',
    venue: 'Sala',
    organizer: 'Ens',
    name: 'Tema',
  }
  const least = Object.fromEntries(required.map((field) => [field, values[field]]))

  test('have the fields of the interface, in its order', () => {
    expect(Object.keys(own.fields)).toEqual(fields)
  })

  test('have its listing parameters, in its order', () => {
    expect(Object.keys(own.filters)).toEqual(Object.keys(parameters))
  })

  test.each(Object.entries(parameters))('have %s as a filter that says any %s', (filter, type) => {
    expect(kindsOf[type]).toContain(own.filters[filter]?.kind)
  })

  test('require on create what it requires, and nothing on update', () => {
    expect(own.create.safeParse(least).success).toBe(true)
    for (const field of required) {
      const { [field]: _left, ...rest } = least
      expect(own.create.safeParse(rest).success).toBe(false)
    }
    expect(own.update.safeParse({}).success).toBe(true)
  })
})

describe.each(modes)('the service itself, %s', (mode) => {
  let world: TestWorld
  let index: ServiceIndex

  beforeAll(async () => {
    world = await makeWorld(mode)
    const read = indexOf(await world.service().request({ method: 'GET', path: '' }))
    if (read === null) throw new Error('no index')
    index = read
  })

  const argumentsOf = (route: string, method: string): Endpoint['arguments'] => {
    const found = index.endpoints.find((one) => one.route === route && one.methods.includes(method))
    const { i18n_language: selector, ...others } = found?.arguments ?? {}
    expect(sorted(selector?.enum ?? [])).toEqual(['ca', 'en', 'es'])
    return others
  }

  describe.each(interfaceSays)('has $name', ({ name, fields, required, parameters, hasSlugs }) => {
    test('with those listing parameters', () => {
      expect(sorted(Object.keys(argumentsOf(`/${name}`, 'GET')))).toEqual(
        sorted(Object.keys(parameters)),
      )
    })

    test('with those fields on create, the same ones required', () => {
      const declared = argumentsOf(`/${name}`, 'POST')
      expect(sorted(Object.keys(declared))).toEqual(sorted(fields))
      const asked = Object.keys(declared).filter((field) => declared[field]?.required === true)
      expect(sorted(asked)).toEqual(sorted(required))
    })

    test.each(['POST', 'PUT', 'PATCH'])('with those fields on update by %s', (method) => {
      const { id, password, ...declared } = argumentsOf(`/${name}/<id>`, method)
      expect(id?.required).toBe(true)
      expect(password !== undefined).toBe(name === 'events')
      expect(sorted(Object.keys(declared))).toEqual(sorted(fields))
      expect(Object.values(declared).some((argument) => argument.required)).toBe(false)
    })

    test('by slug or not', () => {
      const route = `/${name}/by-slug/<slug>`
      const isThere = index.endpoints.some((endpoint) => endpoint.route === route)
      expect(isThere).toBe(hasSlugs)
      if (!hasSlugs) return
      const declared = new Set([...Object.keys(argumentsOf(route, 'POST')), 'slug'])
      expect(sorted(declared)).toEqual(sorted(new Set([...fields, 'slug'])))
    })
  })
})
