import { everyDate } from './everyDate.ts'

/** The address of the list of all events that are linked to a record, of any date. */
export function eventsOf(field: 'venue' | 'organizer' | 'categories' | 'tags', id: number) {
  return { [field]: String(id), ...everyDate }
}
