import { justCreated } from '../../../core/views/form/justCreated.ts'
import type { RecordForm } from '../../../core/views/form/recordForm.ts'
import type { EventUpdate } from '../eventFields.ts'
import { eventFields } from '../eventFields.ts'
import type { EventRecord } from '../eventRecord.ts'
import { eventFieldNames, filledForm, valuesOfBoxes } from './eventValues.ts'
import type { EventFormValues } from './eventValues.ts'

/** The form of events, as the machinery of forms takes it. */
export const eventForm: RecordForm<EventRecord, EventFormValues, EventUpdate> = {
  name: 'events',
  fields: eventFields,
  boxes: eventFieldNames,
  titleOf: ({ title }) => title,
  filled: (record, { timezone }) => filledForm(record, timezone),
  valuesOf: valuesOfBoxes,
  // A price is compared in its parts, a title with its tags, a text with the date of its record (`changedThere`).
  beside: {
    cost: ['cost_details'],
    title: ['writtenTitle'],
    description: ['modified_utc'],
    excerpt: ['modified_utc'],
  },
}

export const createdEvent = justCreated<EventRecord>()
