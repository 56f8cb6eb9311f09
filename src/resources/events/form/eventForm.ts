import { readAuthor, type Typed, typedAuthor } from '../../../core/views/form/postFormValues.ts'
import type { RecordForm } from '../../../core/views/form/recordForm.ts'
import { formValuesOf } from '../../../core/views/form/resourceForm.ts'
import { plainNames } from '../../../core/resource/plainFields.ts'
import { withScheme } from '../../../core/resource/postFields.ts'
import { eventFields, type EventUpdate, type EventValues } from '../eventFields.ts'
import { type EventRecord, plainEventFields } from '../eventRecord.ts'
import { events } from '../events.ts'
import { plainCost } from '../eventCost.ts'

/** What the boxes of the form hold: the event's own values, except that an author is typed. */
export interface EventFormValues extends Omit<
  Typed<EventValues>,
  'venue' | 'organizer' | 'categories' | 'tags'
> {
  venue: number[]
  organizer: number[]
  categories: number[]
  tags: number[]
}

export type EventFieldName = keyof EventFormValues

/** Every box, in the order of the page. */
export const eventFieldNames = [
  'title',
  'all_day',
  'start_date',
  'end_date',
  'timezone',
  'venue',
  'organizer',
  'description',
  'excerpt',
  'cost',
  'website',
  ...plainNames(plainEventFields, 'text'),
  'image',
  'categories',
  'tags',
  'status',
  'date',
  'date_utc',
  'author',
  'slug',
  ...plainNames(plainEventFields, 'flag'),
] as const satisfies readonly EventFieldName[]

export function isEventField(name: string): name is EventFieldName {
  return eventFieldNames.some((one) => one === name)
}

/** "On create … are required. On update every field is optional." */
export const requiredOnCreate: ReadonlySet<EventFieldName> = new Set(
  eventFieldNames.filter((name) => 'required' in eventFields[name] && eventFields[name].required),
)

/** The form of events, as far as it is no component. */
export const eventForm: RecordForm<EventRecord, EventFormValues, EventUpdate> = formValuesOf(
  events,
  eventFields,
  {
    boxes: eventFieldNames,
    needed: ['title', 'start_date', 'end_date', 'timezone', 'status'],
    // A price is compared in its parts, a title with its tags, a text with the date of its record (`changedThere`).
    beside: {
      cost: ['cost_details'],
      title: ['writtenTitle'],
      description: ['modified_utc'],
      excerpt: ['modified_utc'],
    },
    /** An event that names no zone is in the site's. */
    boxesOf: (values, { timezone }): EventFormValues => ({
      ...typedAuthor(values),
      timezone: values.timezone || timezone,
      venue: [...values.venue],
      organizer: [...values.organizer],
      categories: [...values.categories],
      tags: [...values.tags],
    }),
    valuesOf: (boxes: EventFormValues) => ({
      ...boxes,
      ...readAuthor(boxes),
      cost: plainCost(boxes.cost),
      website: withScheme(boxes.website, 'https'),
    }),
  },
)
