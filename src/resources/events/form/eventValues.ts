import { valuesOf } from '../../../core/resource/collection.ts'
import { authorOf, typedAuthor } from '../../../core/views/form/postBoxes.ts'
import { withScheme } from '../../../core/resource/postFields.ts'
import { blankEvent, eventFields } from '../eventFields.ts'
import type { EventUpdate, EventValues } from '../eventFields.ts'
import type { EventRecord } from '../eventRecord.ts'
import { plainCost } from './plainCost.ts'

/** What the boxes of the form hold: the event's own values, except that an author is typed. */
export interface EventFormValues extends Omit<
  EventValues,
  'author' | 'venue' | 'organizer' | 'categories' | 'tags'
> {
  /** digits, `''` for none */
  author: string
  venue: number[]
  organizer: number[]
  categories: number[]
  tags: number[]
}

export type EventFieldName = keyof EventFormValues

function formValues(values: EventValues): EventFormValues {
  return {
    ...values,
    author: typedAuthor(values.author),
    venue: [...values.venue],
    organizer: [...values.organizer],
    categories: [...values.categories],
    tags: [...values.tags],
  }
}

/** The boxes filled with a record. @param zone the site's, for an event that names none. */
export function filledForm(record: EventRecord, zone: string): EventFormValues {
  const values = formValues(valuesOf(eventFields, record))
  return { ...values, timezone: values.timezone || zone }
}

/** The boxes of a new event: a draft, nothing else. */
export function blankForm(zone: string): EventFormValues {
  return { ...formValues(blankEvent), status: 'draft', timezone: zone }
}

/** Every box, in the order of the page. */
export const eventFieldNames = [
  'title',
  'all_day',
  'start_date',
  'end_date',
  'timezone',
  'venue',
  'show_map',
  'show_map_link',
  'organizer',
  'description',
  'excerpt',
  'cost',
  'website',
  'image',
  'categories',
  'tags',
  'status',
  'date',
  'date_utc',
  'author',
  'slug',
  'featured',
  'sticky',
  'hide_from_listings',
] as const satisfies readonly EventFieldName[]

export function isEventField(name: string): name is EventFieldName {
  return eventFieldNames.some((one) => one === name)
}

/** The event's values of some boxes, as they are handed over for saving. */
export function valuesOfBoxes(
  boxes: EventFormValues,
  names: readonly EventFieldName[],
): EventUpdate {
  const values: EventValues = {
    ...boxes,
    author: authorOf(boxes.author),
    cost: plainCost(boxes.cost),
    website: withScheme(boxes.website, 'https'),
  }
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
