import { everyDate } from '../../events/events.ts'

/** Address of the list of all events with a tag. */
export function eventsOf(id: number) {
  return { tags: String(id), ...everyDate }
}
