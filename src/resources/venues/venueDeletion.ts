import type { Deletable } from '../../core/views/deleting/deletable.ts'
import { eventsWith } from '../events/events.ts'
import { type VenueRecord, venues } from './venues.ts'
import { useDeleteVenue, useDeleteVenueBySlug } from './hooks.ts'

/** Deleting a venue touches the events with it: live services unlink them for good (contract.md §2). */
export const venueDeletion: Deletable<VenueRecord> = {
  collection: venues,
  useDelete: useDeleteVenue,
  useDeleteBySlug: useDeleteVenueBySlug,
  titleOf: ({ venue }) => venue,
  touches: ({ id }) => [eventsWith({ venue: [id] })],
}
