import { categoryFilters } from '../../../resources/categories/categories.ts'
import type { FiltersOf } from '../../../core/resource/filters.ts'
import { organizerFilters } from '../../../resources/organizers/organizers.ts'
import { tagFilters } from '../../../resources/tags/tags.ts'
import { venueFilters } from '../../../resources/venues/venues.ts'
import type { PairedCollection } from '../pairing/listing.ts'

export type Other = Exclude<PairedCollection, 'events'>

const tables = {
  venues: venueFilters,
  organizers: organizerFilters,
  categories: categoryFilters,
  tags: tagFilters,
}

const all = { ...venueFilters, ...categoryFilters }

/** The board has no pages, and an order of its own over all languages. */
const ofOneList: ReadonlySet<string> = new Set(['page', 'per_page', 'order', 'orderby'])

type Narrowing = Omit<typeof all, 'page' | 'per_page' | 'order' | 'orderby'>

/** What any of these collections may be narrowed by. */
export type LinkedNarrowing = FiltersOf<Narrowing>

/** The listing parameters that narrow a collection. */
export function narrowingOf(of: Other): Narrowing {
  const own = Object.entries(tables[of]).filter(([name]) => !ofOneList.has(name))
  // Some of all there are: in what is read by them each is optional anyway.
  return Object.fromEntries(own) as Partial<Narrowing> as Narrowing
}
