import { useQuery, useQueryClient } from '@tanstack/react-query'

import { collectionOf } from '../../core/resource/collection.ts'
import { linkedFilters, type LinkedFilters } from '../../core/resource/linkedFilters.ts'
import {
  listOptions,
  placeholderFromLists,
  recordBySlugOptions,
  recordOptions,
} from '../../core/query/readOptions.ts'
import { eventsNaming } from '../events/events.ts'
import { useService } from '../../api/useService.ts'
import { venueFields } from './venueFields.ts'
import { venueOf, type VenueRecord } from './venueRecord.ts'

export { blankVenue, venueFields } from './venueFields.ts'
export type { VenueCreate, VenueUpdate, VenueValues } from './venueFields.ts'
export {
  linkedFilters as venueFilters,
  type LinkedFilters as VenueFilters,
} from '../../core/resource/linkedFilters.ts'
export { venueOf, type VenueRecord } from './venueRecord.ts'

/** The venues of the interface. */
export const venues = collectionOf({
  name: 'venues',
  fields: venueFields,
  filters: linkedFilters,
  usual: {},
  read: venueOf,
  everything: {},
  merging: 'venue',
  carriers: (id) => eventsNaming('venue', id),
})

/** One page of venues. */
export function useVenues(filters: LinkedFilters) {
  return useQuery(listOptions(useService(), venues, filters))
}

/** A venue; what a listing knows of it is shown until it is read. */
export function useVenue(id: number) {
  const service = useService()
  const client = useQueryClient()
  return useQuery({
    ...recordOptions(service, venues, id),
    placeholderData: () =>
      placeholderFromLists(client, service, venues, (venue: VenueRecord) => venue.id === id),
  })
}

export function useVenueBySlug(slug: string) {
  const service = useService()
  const client = useQueryClient()
  return useQuery({
    ...recordBySlugOptions(service, venues, slug),
    placeholderData: () =>
      placeholderFromLists(client, service, venues, (venue: VenueRecord) => venue.slug === slug),
  })
}
