import { events } from './events/events.ts'
import type { Handlers, Room } from './handlers.ts'
import { organizers } from './organizers/organizers.ts'
import { categories, tags } from './terms/terms.ts'
import { venues } from './venues/venues.ts'

/** Who answers for each collection. */
export const rooms: Readonly<Record<Room, Handlers>> = {
  events,
  venues,
  organizers,
  categories,
  tags,
}
