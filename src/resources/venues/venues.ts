import { defineResource } from '../../core/resource/collection.ts'
import { linkedFilters } from '../../core/resource/linkedFilters.ts'
import { eventsNaming } from '../events/events.ts'
import { venueFields } from './venueFields.ts'
import { venueOf } from './venueRecord.ts'

export { venueFields } from './venueFields.ts'
export type { VenueCreate, VenueUpdate, VenueValues } from './venueFields.ts'
export {
  linkedFilters as venueFilters,
  type LinkedFilters as VenueFilters,
} from '../../core/resource/linkedFilters.ts'
export { venueOf, type VenueRecord } from './venueRecord.ts'

/** The venues of the interface. */
export const venues = defineResource({
  name: 'venues',
  fields: venueFields,
  filters: linkedFilters,
  usual: {},
  read: venueOf,
  titleOf: ({ venue }) => venue,
  everything: {},
  merging: 'venue',
  carriers: (id) => eventsNaming('venue', id),
})
