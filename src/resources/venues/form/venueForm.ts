import { valuesOf } from '../../../core/resource/collection.ts'
import { justCreated } from '../../../core/views/form/justCreated.ts'
import { authorOf, typedAuthor } from '../../../core/views/form/postBoxes.ts'
import type { RecordForm } from '../../../core/views/form/recordForm.ts'
import { blankVenue, venueFields } from '../venueFields.ts'
import type { VenueUpdate, VenueValues } from '../venueFields.ts'
import type { VenueRecord } from '../venueRecord.ts'

/** What the boxes of the form hold: the venue's own values, except that an author is typed. */
export interface VenueBoxes extends Omit<VenueValues, 'author'> {
  /** digits, `''` for none */
  author: string
}

export type VenueFieldName = keyof VenueBoxes

function boxesOf(values: VenueValues): VenueBoxes {
  return { ...values, author: typedAuthor(values.author) }
}

/** The boxes of a new venue. */
export const blankVenueBoxes: VenueBoxes = boxesOf(blankVenue)

/** Every box, in the order of the page. */
export const venueFieldNames = [
  'venue',
  'address',
  'zip',
  'city',
  'province',
  'country',
  'state',
  'stateprovince',
  'phone',
  'website',
  'description',
  'image',
  'show_map',
  'show_map_link',
  'status',
  'date',
  'date_utc',
  'author',
] as const satisfies readonly VenueFieldName[]

export function isVenueField(name: string): name is VenueFieldName {
  return venueFieldNames.some((one) => one === name)
}

/** The form of venues, as the machinery of forms takes it. */
export const venueForm: RecordForm<VenueRecord, VenueBoxes, VenueUpdate> = {
  name: 'venues',
  fields: venueFields,
  boxes: venueFieldNames,
  titleOf: ({ venue }) => venue,
  beside: { venue: ['writtenName'], description: ['modified_utc'] },
  filled: (record) => boxesOf(valuesOf(venueFields, record)),
  valuesOf(boxes, names) {
    const values: VenueValues = { ...boxes, author: authorOf(boxes.author) }
    return Object.fromEntries(names.map((name) => [name, values[name]]))
  },
}

export const createdVenue = justCreated<VenueRecord>()
