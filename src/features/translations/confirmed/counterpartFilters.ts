import type { EventFilters } from '../../../resources/events/events.ts'
import type { KnownLinks } from './likelyLinks.ts'
import { linkedCollections } from '../state/version.ts'

/** A parent of an event is another event, by a name of its own. */
const { parent: _parent, ...linked } = linkedCollections

/** Filters that name records, which every language has its own of. */
const naming = { ...linked, include: 'events', post_parent: 'events' } as const

export type NamingFilter = keyof typeof naming

const namingFilters = Object.keys(naming) as readonly NamingFilter[]

interface Carried {
  readonly filters: EventFilters
  /** those that name a record of which nobody confirmed the version: what they find is not sure */
  readonly unsure: readonly NamingFilter[]
}

/**
 * The same filters for another language, with its versions of the records that they name. What has none goes out as
 * it is: on a service that keeps one record for all languages its number is the version.
 */
export function counterpartFilters(
  filters: EventFilters,
  from: string,
  to: string,
  { together }: KnownLinks,
): Carried {
  if (from === to) return { filters, unsure: [] }
  const unsure = new Set<NamingFilter>()
  const carried = (name: NamingFilter) => (one: number | string) => {
    const pair = together.find(
      ({ collection, versions }) => collection === naming[name] && versions[from] === one,
    )
    const there = pair?.versions[to]
    if (there === undefined) unsure.add(name)
    return there ?? one
  }
  const id = (name: NamingFilter) => (one: number) => Number(carried(name)(one))
  const ids = (name: 'venue' | 'organizer' | 'include') => filters[name]?.map(id(name))
  const terms = (name: 'categories' | 'tags') => filters[name]?.map(carried(name))
  const others: EventFilters = {
    ...filters,
    categories: terms('categories'),
    tags: terms('tags'),
    venue: ids('venue'),
    organizer: ids('organizer'),
    include: ids('include'),
    post_parent: filters.post_parent && id('post_parent')(filters.post_parent),
  }
  return { filters: others, unsure: namingFilters.filter((name) => unsure.has(name)) }
}
