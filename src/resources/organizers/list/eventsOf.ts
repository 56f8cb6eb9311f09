import { everyDate } from '../../events/events.ts'

/** Address of the list of all that an organizer holds. */
export function eventsOf(id: number) {
  return { organizer: String(id), ...everyDate }
}
