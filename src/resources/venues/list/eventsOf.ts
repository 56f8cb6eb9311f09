import { everyDate } from '../../events/events.ts'

/** Address of the list of all that takes place at a venue. */
export function eventsOf(id: number) {
  return { venue: String(id), ...everyDate }
}
