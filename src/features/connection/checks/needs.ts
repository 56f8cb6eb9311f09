import { categories, categoryFilters } from '../../../resources/categories/categories.ts'
import { eventFilters, events } from '../../../resources/events/events.ts'
import { organizerFilters, organizers } from '../../../resources/organizers/organizers.ts'
import type { Configuration } from '../../../api/configuration.ts'
import type { Endpoint } from '../../../api/discovery.ts'
import { tagFilters, tags } from '../../../resources/tags/tags.ts'
import { venueFilters, venues } from '../../../resources/venues/venues.ts'
import { found } from '../findings.ts'
import { underNamespace } from './namespace.ts'

interface Need {
  readonly method: string
  readonly route: string
  readonly names: readonly string[]
}

const resources = [
  { ...events, filters: eventFilters, hasSlugs: true, passwords: ['password'] },
  { ...venues, filters: venueFilters, hasSlugs: true, passwords: [] },
  { ...organizers, filters: organizerFilters, hasSlugs: true, passwords: [] },
  { ...categories, filters: categoryFilters, hasSlugs: false, passwords: [] },
  { ...tags, filters: tagFilters, hasSlugs: false, passwords: [] },
]

/** Every request that the application makes of the namespace, from the definitions it makes them by. */
function needsOf({ service }: Configuration): Need[] {
  const all = resources.flatMap(({ name, fields, filters, passwords }) => {
    const written = Object.keys(fields)
    const item = `/${name}/<id>`
    return [
      { method: 'GET', route: `/${name}`, names: Object.keys(filters) },
      { method: 'POST', route: `/${name}`, names: written },
      { method: 'GET', route: item, names: passwords },
      { method: service.updateMethod, route: item, names: [...written, ...passwords] },
      { method: 'DELETE', route: item, names: passwords },
    ]
  })
  const slugged = resources.filter(({ hasSlugs }) => hasSlugs)
  const bySlug = slugged.map(({ name }) => `/${name}/by-slug/<slug>`)
  return [...all, ...bySlug.map((route) => ({ method: 'GET', route, names: [] }))]
}

interface Lack {
  readonly where: string
  /** parameters that are not there; null when nothing is */
  readonly names: readonly string[] | null
}

function lackOf({ method, route, names }: Need, endpoints: readonly Endpoint[]): Lack[] {
  const where = `${method} ${route}`
  const there = endpoints.find((one) => one.route === route && one.methods.includes(method))
  if (there === undefined) return [{ where, names: null }]
  const absent = names.filter((name) => !Object.hasOwn(there.arguments, name))
  return absent.length === 0 ? [] : [{ where, names: absent }]
}

/** What the index says, held against what the application uses. */
export const needs = underNamespace(async ({ configuration }, { index }) => {
  const all = needsOf(configuration)
  const lacks = all.flatMap((need) => lackOf(need, index.endpoints))
  const parameters = all.reduce((sum, { names }) => sum + names.length, 0)
  if (lacks.length === 0) return found('needsMet', { values: { requests: all.length, parameters } })
  const code = lacks
    .map(({ where, names }) => (names === null ? where : `${where}: ${names.join(', ')}`))
    .join('\n')
  const isWhole = lacks.some(({ names }) => names === null)
  return found(isWhole ? 'needsMissing' : 'needsSome', { code })
})
