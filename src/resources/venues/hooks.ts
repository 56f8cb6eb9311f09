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
import { type VenueFilters, venues } from './venues.ts'

// One hook for each operation of `interface.md`, "Route table".

/** `GET /venues`: one page of venues. */
export const useVenues = (filters: VenueFilters, asked?: ListParameters) =>
  useRecords(venues, filters, asked)

/** `GET /venues/<id>`: a venue. */
export const useVenue = (id: number) => useRecord(venues, id)

/** `GET /venues/by-slug/<slug>`: the same by its slug. */
export const useVenueBySlug = (slug: string) => useRecordBySlug(venues, slug)

/** `POST /venues`: `venue` is required. */
export const useCreateVenue = () => useCreate(venues)

/** `POST`, `PUT` or `PATCH /venues/<id>`, as the configuration says: the fields that changed. */
export const useUpdateVenue = () => useUpdate(venues)

/** The same at `/venues/by-slug/<slug>`. */
export const useUpdateVenueBySlug = () => useUpdateBySlug(venues)

/** `DELETE /venues/<id>`: into the trash. */
export const useDeleteVenue = () => useDelete(venues)

/** `DELETE /venues/by-slug/<slug>`. */
export const useDeleteVenueBySlug = () => useDeleteBySlug(venues)
