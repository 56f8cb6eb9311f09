import type { QueryClient } from '@tanstack/react-query'
import { categories } from '../../../resources/categories/categories.ts'
import { organizers } from '../../../resources/organizers/organizers.ts'
import type { Service } from '../../../api/service.ts'
import { tags } from '../../../resources/tags/tags.ts'
import { venues } from '../../../resources/venues/venues.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { NearListing } from './listAround.ts'
import { listingReader } from './listingReader.ts'

interface Asked {
  readonly client: QueryClient
  readonly there: Service
  /** statuses that this account may list */
  readonly reach: readonly string[]
}

/**
 * All that one language has of a collection that events are linked to.
 * @throws ApiError
 */
export async function readKind(
  { client, there, reach }: Asked,
  collection: Exclude<PairedCollection, 'events'>,
): Promise<NearListing> {
  const { read, isWhole } = listingReader(client, there)
  const status = [...reach]
  const listing = {
    language: there.language,
    events: [],
    venues: collection === 'venues' ? await read(venues, { status }) : [],
    organizers: collection === 'organizers' ? await read(organizers, { status }) : [],
    categories: collection === 'categories' ? await read(categories, {}) : [],
    tags: collection === 'tags' ? await read(tags, {}) : [],
  }
  return { listing, isWhole: isWhole() }
}
