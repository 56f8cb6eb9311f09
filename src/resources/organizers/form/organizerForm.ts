import { valuesOf } from '../../../core/resource/collection.ts'
import { justCreated } from '../../../core/views/form/justCreated.ts'
import { authorOf, typedAuthor } from '../../../core/views/form/postBoxes.ts'
import type { RecordForm } from '../../../core/views/form/recordForm.ts'
import { blankOrganizer, organizerFields } from '../organizerFields.ts'
import type { OrganizerUpdate, OrganizerValues } from '../organizerFields.ts'
import type { OrganizerRecord } from '../organizerRecord.ts'

/** What the boxes of the form hold: the organizer's own values, except that an author is typed. */
export interface OrganizerBoxes extends Omit<OrganizerValues, 'author'> {
  /** digits, `''` for none */
  author: string
}

export type OrganizerFieldName = keyof OrganizerBoxes

function boxesOf(values: OrganizerValues): OrganizerBoxes {
  return { ...values, author: typedAuthor(values.author) }
}

/** The boxes of a new organizer. */
export const blankOrganizerBoxes: OrganizerBoxes = boxesOf(blankOrganizer)

/** Every box, in the order of the page. */
export const organizerFieldNames = [
  'organizer',
  'email',
  'phone',
  'website',
  'description',
  'image',
  'status',
  'date',
  'date_utc',
  'author',
] as const satisfies readonly OrganizerFieldName[]

export function isOrganizerField(name: string): name is OrganizerFieldName {
  return organizerFieldNames.some((one) => one === name)
}

/** The form of organizers, as the machinery of forms takes it. */
export const organizerForm: RecordForm<OrganizerRecord, OrganizerBoxes, OrganizerUpdate> = {
  name: 'organizers',
  fields: organizerFields,
  boxes: organizerFieldNames,
  titleOf: ({ organizer }) => organizer,
  beside: { organizer: ['writtenName'], description: ['modified_utc'] },
  filled: (record) => boxesOf(valuesOf(organizerFields, record)),
  valuesOf(boxes, names) {
    const values: OrganizerValues = { ...boxes, author: authorOf(boxes.author) }
    return Object.fromEntries(names.map((name) => [name, values[name]]))
  },
}

export const createdOrganizer = justCreated<OrganizerRecord>()
