import type { ComponentType } from 'react'
import type { CollectionName, Identified } from '../core/resource/collection.ts'
import type { BulkActionsProps } from '../core/views/list/bulk/bulkOf.ts'
import { CategoryActions } from './categories/categoryList.tsx'
import { EventActions } from './events/bulk/EventSelection.tsx'
import { OrganizerActions } from './organizers/organizerList.tsx'
import { TagActions } from './tags/tagList.tsx'
import { VenueActions } from './venues/venueList.tsx'

const ofEach = {
  events: EventActions,
  venues: VenueActions,
  organizers: OrganizerActions,
  categories: CategoryActions,
  tags: TagActions,
}

type Actions = ComponentType<BulkActionsProps<Identified>>

/** What can be done with many records of a resource, for pages that show them otherwise than their list does. */
// Sound because a collection's name stands for its records.
export const recordActions = ofEach as unknown as Readonly<Record<CollectionName, Actions>>
