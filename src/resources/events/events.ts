import { useQuery, useQueryClient } from '@tanstack/react-query'

import { collectionOf } from '../../core/resource/collection.ts'
import {
  listOptions,
  placeholderFromLists,
  recordBySlugOptions,
  recordOptions,
  type RecordAsked,
} from '../../core/query/readOptions.ts'
import { useService } from '../../api/useService.ts'
import { eventFields } from './eventFields.ts'
import { eventFilters, type EventFilters } from './eventFilters.ts'
import { eventOf, type EventRecord } from './eventRecord.ts'
import { daysAround, everyDate } from './everyDate.ts'

export { askedEvents } from './list/askedEvents.ts'
export { blankEvent, eventFields } from './eventFields.ts'
export type { EventCreate, EventUpdate, EventValues } from './eventFields.ts'
export { eventFilters, type EventFilters } from './eventFilters.ts'
export { eventSource } from './eventSource.ts'
export { eventsOf } from './eventsOf.ts'
export { eventsNaming, eventsWith } from './eventsWith.ts'
export { everyDate } from './everyDate.ts'
export { hiddenEvents, type HiddenEvent, isThere, useHiddenEvents } from './hiddenEvents.ts'
export { eventWhen } from './list/eventWhen.ts'
export { useLinkedWords } from './useLinkedWords.ts'
export { eventOf, type CostDetails, type EventRecord } from './eventRecord.ts'

/** The events of the interface. */
export const events = collectionOf({
  name: 'events',
  fields: eventFields,
  filters: eventFilters,
  usual: {},
  read: eventOf,
  everything: everyDate,
  around: daysAround,
})

/** One page of events. */
export function useEvents(filters: EventFilters) {
  return useQuery(listOptions(useService(), events, filters))
}

/** An event; what a listing knows of it is shown until it is read. */
export function useEvent(id: number, asked: RecordAsked = {}) {
  const service = useService()
  const client = useQueryClient()
  return useQuery({
    ...recordOptions(service, events, id, asked),
    placeholderData: () =>
      placeholderFromLists(client, service, events, (event: EventRecord) => event.id === id),
  })
}

export function useEventBySlug(slug: string) {
  const service = useService()
  const client = useQueryClient()
  return useQuery({
    ...recordBySlugOptions(service, events, slug),
    placeholderData: () =>
      placeholderFromLists(client, service, events, (event: EventRecord) => event.slug === slug),
  })
}
