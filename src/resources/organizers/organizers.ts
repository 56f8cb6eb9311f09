import { defineResource } from '../../core/resource/collection.ts'
import { name, type UpdateOf, type ValuesOf } from '../../core/resource/field.ts'
import { linkedFilters, type LinkedFilters } from '../../core/resource/linkedFilters.ts'
import { plainFields, type PlainValues, plainValues } from '../../core/resource/plainFields.ts'
import { decodeEntities, plainText, writtenText } from '../../core/resource/plainText.ts'
import { postOf, type Post } from '../../core/resource/post.ts'
import { html, picture, publication, status, website } from '../../core/resource/postFields.ts'
import { sameRichText } from '../../core/resource/richText.ts'
import { idOf, objectOf, textOf } from '../../core/resource/wire.ts'
import { eventsNaming } from '../events/events.ts'

/** Fields of organizers that are taken as they are. */
const plainOrganizerFields = { phone: 'text', email: 'text' } as const

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

/** An organizer as read (contract.md §1.4); absent texts are `''`. */
export interface OrganizerRecord extends Post, PlainValues<typeof plainOrganizerFields> {
  readonly organizer: string
  /** with the tags that may be in it; absent of a record that this device kept before it was read so */
  readonly writtenName?: string
  readonly website: string
}

/** @throws DecodingError when there is no object with an id */
export function organizerOf(value: unknown): OrganizerRecord {
  const wire = objectOf(value, 'organizer')
  return {
    ...postOf(wire, idOf(wire, 'organizer'), Array.isArray(wire.organizer)),
    organizer: plainText(textOf(wire.organizer)),
    writtenName: writtenText(textOf(wire.organizer)),
    website: decodeEntities(textOf(wire.website)),
    ...plainValues(plainOrganizerFields, wire),
  }
}

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
