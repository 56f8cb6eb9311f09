import { defineResource } from '../../core/resource/collection.ts'
import { linkedFilters } from '../../core/resource/linkedFilters.ts'
import { eventsNaming } from '../events/events.ts'
import { organizerFields } from './organizerFields.ts'
import { organizerOf } from './organizerRecord.ts'

export { organizerFields } from './organizerFields.ts'
export type { OrganizerCreate, OrganizerUpdate, OrganizerValues } from './organizerFields.ts'
export {
  linkedFilters as organizerFilters,
  type LinkedFilters as OrganizerFilters,
} from '../../core/resource/linkedFilters.ts'
export { organizerOf, type OrganizerRecord } from './organizerRecord.ts'

/** The organizers of the interface. */
export const organizers = defineResource({
  name: 'organizers',
  fields: organizerFields,
  filters: linkedFilters,
  usual: {},
  read: organizerOf,
  titleOf: ({ organizer }) => organizer,
  everything: {},
  merging: 'organizer',
  carriers: (id) => eventsNaming('organizer', id),
})
