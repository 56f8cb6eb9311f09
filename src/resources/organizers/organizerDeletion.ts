import type { Deletable } from '../../core/views/deleting/deletable.ts'
import { eventsWith } from '../events/events.ts'
import { type OrganizerRecord, organizers } from './organizers.ts'
import { useDeleteOrganizer, useDeleteOrganizerBySlug } from './hooks.ts'

/** Deleting an organizer touches the events with it: live services unlink them for good (contract.md §2). */
export const organizerDeletion: Deletable<OrganizerRecord> = {
  collection: organizers,
  useDelete: useDeleteOrganizer,
  useDeleteBySlug: useDeleteOrganizerBySlug,
  titleOf: ({ organizer }) => organizer,
  touches: ({ id }) => [eventsWith({ organizer: [id] })],
}
