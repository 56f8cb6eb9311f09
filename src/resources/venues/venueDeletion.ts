import type { Deletable } from '../../core/views/deleting/deletable.ts'
import { eventsWith } from '../events/events.ts'
import type { VenueRecord } from './venueRecord.ts'
import { useDeleteVenue, useDeleteVenueBySlug } from './hooks.ts'
import { venues } from './venues.ts'

/** Deleting a venue touches the events with it: live services unlink them for good (contract.md §2). */
export const venueDeletion: Deletable<VenueRecord> = {
  collection: venues,
  useDelete: useDeleteVenue,
  useDeleteBySlug: useDeleteVenueBySlug,
  titleOf: ({ venue }) => venue,
  touches: ({ id }) => [eventsWith({ venue: [id] })],
}
