import { defineResource } from '../../core/resource/collection.ts'
import { name, type UpdateOf, type ValuesOf } from '../../core/resource/field.ts'
import { linkedFilters, type LinkedFilters } from '../../core/resource/linkedFilters.ts'
import { plainFields } from '../../core/resource/plainFields.ts'
import { html, picture, publication, status, website } from '../../core/resource/postFields.ts'
import { sameRichText } from '../../core/resource/richText.ts'
import { eventsNaming } from '../events/events.ts'
import { organizerOf, plainOrganizerFields, type OrganizerRecord } from './organizerRecord.ts'

export { organizerOf, type OrganizerRecord } from './organizerRecord.ts'

const { phone, ...plain } = plainFields<OrganizerRecord, typeof plainOrganizerFields>(
  plainOrganizerFields,
)

/** `interface.md`, "Organizer (fields accepted on write)", in its order. */
export const organizerFields = {
  ...publication<OrganizerRecord>({ carried: false }),
  organizer: name<OrganizerRecord>({
    of: ({ writtenName, organizer }) => writtenName ?? organizer,
    same: sameRichText,
  }),
  description: html<OrganizerRecord>(({ description }) => description),
  status: status<OrganizerRecord>(),
  phone,
  website: website<OrganizerRecord>({ of: (record) => record.website }),
  ...plain,
  image: picture<OrganizerRecord>(),
}

export type OrganizerValues = ValuesOf<typeof organizerFields>
export type OrganizerUpdate = UpdateOf<typeof organizerFields>

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

export const organizerFilters = linkedFilters
export type OrganizerFilters = LinkedFilters
