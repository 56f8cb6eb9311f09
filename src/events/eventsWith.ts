import type { Touched } from '../collection/deleting/deletable.ts'
import { queryOf, writeFilters } from '../collection/filters.ts'
import { formatDate } from '../i18n/formats.ts'
import { eventFilters, type EventFilters } from './eventFilters.ts'
import { eventOf, type EventRecord } from './eventRecord.ts'
import { everyDate } from './everyDate.ts'

/** The events linked to a record of another room, of any date: what feels it when that is deleted. */
export function eventsWith(
  link: Pick<EventFilters, 'venue' | 'organizer' | 'categories' | 'tags'>,
): Touched<EventRecord> {
  return {
    what: 'events',
    collection: {
      name: 'events',
      read: eventOf,
      query: (filters) => queryOf(eventFilters, everyDate, { ...link, ...filters }),
    },
    labelOf: ({ title }) => title,
    detailOf: ({ start_date }, interfaceLanguage) => formatDate(interfaceLanguage, start_date),
    search: writeFilters(eventFilters, { ...link, ...everyDate }),
  }
}
