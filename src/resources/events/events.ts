import { defineResource } from '../../core/resource/collection.ts'
import { eventFields } from './eventFields.ts'
import { eventFilters } from './eventFilters.ts'
import { eventOf, type EventRecord } from './eventRecord.ts'
import { daysAround, everyDate } from './everyDate.ts'
import type { PickerSource } from '../../core/views/pickers/pickerSource.ts'
import { queryOf } from '../../core/resource/filters.ts'

/** Events of any date, as pickers of other rooms offer them. */
export const eventSource: PickerSource<EventRecord> = {
  collection: {
    name: 'events',
    read: eventOf,
    query: (filters) => queryOf(eventFilters, everyDate, filters),
  },
  labelOf: ({ title }) => title,
  detailOf: ({ start_date }) => start_date.slice(0, 10),
}

/** The address of the list of all events that are linked to a record, of any date. */
export function eventsOf(field: 'venue' | 'organizer' | 'categories' | 'tags', id: number) {
  return { [field]: String(id), ...everyDate }
}

export { daysBehind, requestedEvents, storedEvents } from './list/requestedEvents.ts'
export { eventFields, plainEventFields } from './eventFields.ts'
export type { EventCreate, EventUpdate, EventValues } from './eventFields.ts'
export { eventFilters, type EventFilters } from './eventFilters.ts'
export { eventsNaming, eventsWith } from './eventsWith.ts'
export { everyDate } from './everyDate.ts'
export { hiddenEvents, type HiddenEvent, isThere, useHiddenEvents } from './hiddenEvents.ts'
export { eventWhen } from './list/eventWhen.ts'
export { useLinkedCount } from './useLinkedCount.ts'
export { eventOf, type CostDetails, type EventRecord } from './eventRecord.ts'

/** The events of the interface. */
export const events = defineResource({
  name: 'events',
  fields: eventFields,
  filters: eventFilters,
  usual: {},
  read: eventOf,
  titleOf: ({ title }) => title,
  everything: everyDate,
  around: daysAround,
})
