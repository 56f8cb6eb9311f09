import { name, type CreateOf, type UpdateOf, type ValuesOf } from '../../core/resource/field.ts'
import { plainFields } from '../../core/resource/plainFields.ts'
import { html, picture, publication, status, website } from '../../core/resource/postFields.ts'
import { sameRichText } from '../../core/resource/richText.ts'
import type { OrganizerRecord } from './organizerRecord.ts'

/** Fields of organizers that are taken as they are. */
export const plainOrganizerFields = { phone: 'text', email: 'text' } as const

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
export type OrganizerCreate = CreateOf<typeof organizerFields>
export type OrganizerUpdate = UpdateOf<typeof organizerFields>
