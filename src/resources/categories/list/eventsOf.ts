import { everyDate } from '../../events/events.ts'

/** Address of the list of all events of a category, and of those inside of it. */
export function eventsOf(id: number) {
  return { categories: String(id), ...everyDate }
}
