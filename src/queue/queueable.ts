import { categories } from '../categories/categories.ts'
import type { CollectionName, Identified } from '../collection/collection.ts'
import type { Writable } from '../collection/writing.ts'
import { events } from '../events/events.ts'
import { organizers } from '../organizers/organizers.ts'
import { tags } from '../tags/tags.ts'
import { venues } from '../venues/venues.ts'

/** Whatever may wait to be sent. */
export const queueable: Readonly<Record<CollectionName, Writable<Identified>>> = {
  events,
  venues,
  organizers,
  categories,
  tags,
}
