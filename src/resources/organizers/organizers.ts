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
import { organizerFields } from './organizerFields.ts'
import { organizerOf, type OrganizerRecord } from './organizerRecord.ts'

export { blankOrganizer, organizerFields } from './organizerFields.ts'
export type { OrganizerCreate, OrganizerUpdate, OrganizerValues } from './organizerFields.ts'
export {
  linkedFilters as organizerFilters,
  type LinkedFilters as OrganizerFilters,
} from '../../core/resource/linkedFilters.ts'
export { organizerOf, type OrganizerRecord } from './organizerRecord.ts'

/** The organizers of the interface. */
export const organizers = collectionOf({
  name: 'organizers',
  fields: organizerFields,
  filters: linkedFilters,
  usual: {},
  read: organizerOf,
  everything: {},
  merging: 'organizer',
  carriers: (id) => eventsNaming('organizer', id),
})

/** One page of organizers. */
export function useOrganizers(filters: LinkedFilters) {
  return useQuery(listOptions(useService(), organizers, filters))
}

/** An organizer; what a listing knows of it is shown until it is read. */
export function useOrganizer(id: number) {
  const service = useService()
  const client = useQueryClient()
  return useQuery({
    ...recordOptions(service, organizers, id),
    placeholderData: () =>
      placeholderFromLists(
        client,
        service,
        organizers,
        (organizer: OrganizerRecord) => organizer.id === id,
      ),
  })
}

export function useOrganizerBySlug(slug: string) {
  const service = useService()
  const client = useQueryClient()
  return useQuery({
    ...recordBySlugOptions(service, organizers, slug),
    placeholderData: () =>
      placeholderFromLists(
        client,
        service,
        organizers,
        (organizer: OrganizerRecord) => organizer.slug === slug,
      ),
  })
}
