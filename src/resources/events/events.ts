import { defineResource } from '../../core/resource/collection.ts'
import { eventFields } from './eventFields.ts'
import { eventFilters } from './eventFilters.ts'
import { eventOf } from './eventRecord.ts'
import { daysAround, everyDate } from './everyDate.ts'

export { daysBehind, requestedEvents, storedEvents } from './list/requestedEvents.ts'
export { eventFields } from './eventFields.ts'
export type { EventCreate, EventUpdate, EventValues } from './eventFields.ts'
export { eventFilters, type EventFilters } from './eventFilters.ts'
export { eventSource, eventsNaming, eventsOf, eventsWith } from './eventsWith.ts'
export { everyDate } from './everyDate.ts'
export { hiddenEvents, type HiddenEvent, isThere, useHiddenEvents } from './hiddenEvents.ts'
export { eventWhen } from './list/eventWhen.ts'
export { useLinkedCount } from './useLinkedCount.ts'
export { eventOf, plainEventFields, type CostDetails, type EventRecord } from './eventRecord.ts'

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
