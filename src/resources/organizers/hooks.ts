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
import { type OrganizerFilters, organizers } from './organizers.ts'

// One hook for each operation of `interface.md`, "Route table".

/** `GET /organizers`: one page of organizers. */
export const useOrganizers = (filters: OrganizerFilters, asked?: ListParameters) =>
  useRecords(organizers, filters, asked)

/** `GET /organizers/<id>`: an organizer. */
export const useOrganizer = (id: number) => useRecord(organizers, id)

/** `GET /organizers/by-slug/<slug>`: the same by its slug. */
export const useOrganizerBySlug = (slug: string) => useRecordBySlug(organizers, slug)

/** `POST /organizers`: `organizer` is required. */
export const useCreateOrganizer = () => useCreate(organizers)

/** `POST`, `PUT` or `PATCH /organizers/<id>`, as the configuration says: the fields that changed. */
export const useUpdateOrganizer = () => useUpdate(organizers)

/** The same at `/organizers/by-slug/<slug>`. */
export const useUpdateOrganizerBySlug = () => useUpdateBySlug(organizers)

/** `DELETE /organizers/<id>`: into the trash. */
export const useDeleteOrganizer = () => useDelete(organizers)

/** `DELETE /organizers/by-slug/<slug>`. */
export const useDeleteOrganizerBySlug = () => useDeleteBySlug(organizers)
