import type { RecordQuery } from '../../core/query/readOptions.ts'
import {
  type ListParameters,
  useRecord,
  useRecordBySlug,
  useRecords,
} from '../../core/query/useRecords.ts'
import {
  useCreate,
  useDelete,
  useDeleteBySlug,
  useUpdate,
  useUpdateBySlug,
} from '../../core/write/useWriting.ts'
import { type EventFilters, events } from './events.ts'

// One hook for each operation of `interface.md`, "Route table".

/** `GET /events`: one page of events. */
export const useEvents = (filters: EventFilters, asked?: ListParameters) =>
  useRecords(events, filters, asked)

/** `GET /events/<id>`: an event; a protected one with its `password`. */
export const useEvent = (id: number, asked?: RecordQuery) => useRecord(events, id, asked)

/** `GET /events/by-slug/<slug>`: without a password, which it does not take. */
export const useEventBySlug = (slug: string) => useRecordBySlug(events, slug)

/** `POST /events`: `title`, `start_date` and `end_date` are required. */
export const useCreateEvent = () => useCreate(events)

/** `POST`, `PUT` or `PATCH /events/<id>`, as the configuration says: the fields that changed, and the `password` of a protected event. */
export const useUpdateEvent = () => useUpdate(events)

/** The same at `/events/by-slug/<slug>`. */
export const useUpdateEventBySlug = () => useUpdateBySlug(events)

/** `DELETE /events/<id>`: into the trash. */
export const useDeleteEvent = () => useDelete(events)

/** `DELETE /events/by-slug/<slug>`. */
export const useDeleteEventBySlug = () => useDeleteBySlug(events)
