import { editContext } from '../../core/query/asEditor.ts'
import type { Touched } from '../../core/views/deleting/deletable.ts'
import { queryOf, writeFilters } from '../../core/resource/filters.ts'
import type { PickerSource } from '../../core/views/pickers/pickerSource.ts'
import type { Carrier } from '../../core/resource/collection.ts'
import { formatDate } from '../../i18n/formats.ts'
import { eventFields } from './eventFields.ts'
import { eventFilters, type EventFilters } from './eventFilters.ts'
import { eventOf, type EventRecord } from './eventRecord.ts'
import { everyDate } from './everyDate.ts'
import { hiddenNaming } from './hiddenEvents.ts'

type LinkField = 'venue' | 'organizer' | 'categories' | 'tags'

/** Events of any date, as pickers of other rooms offer them. */
export const eventSource: PickerSource<EventRecord> = {
  collection: {
    name: 'events',
    read: eventOf,
    query: (filters) => queryOf(eventFilters, everyDate, filters),
  },
  labelOf: ({ title }) => title,
  detailOf: ({ start_date }) => start_date.slice(0, 10),
}

/** The address of the list of all events that are linked to a record, of any date. */
export function eventsOf(field: LinkField, id: number) {
  return { [field]: String(id), ...everyDate }
}

const writable = {
  name: 'events',
  fields: eventFields,
  read: eventOf,
  everything: everyDate,
} as const

/** For the definition of what events are linked to: the events that name one, of any date. */
export function eventsNaming(field: LinkField, id: number): readonly Carrier[] {
  return [
    {
      collection: 'events',
      field,
      query: { ...queryOf(eventFilters, everyDate, { [field]: [id] }), ...editContext },
      isEveryLanguage: true,
      ...(field === 'organizer' ? { losesOthers: writable } : {}),
      unlisted: (service) => hiddenNaming(service, field, id),
      valueOf(wire) {
        const event = eventOf(wire)
        return { id: event.id, value: eventFields[field].of(event) }
      },
    },
  ]
}

/** The events linked to a record of another room, of any date: what feels it when that is deleted. */
export function eventsWith(link: Pick<EventFilters, LinkField>): Touched<EventRecord> {
  const { organizer: gone } = link
  return {
    what: 'events',
    collection: {
      name: 'events',
      read: eventOf,
      query: (filters) => ({
        ...queryOf(eventFilters, everyDate, { ...link, ...filters }),
        ...editContext,
      }),
    },
    labelOf: ({ title }) => title,
    detailOf: ({ start_date }, interfaceLanguage) => formatDate(interfaceLanguage, start_date),
    writable,
    ...(gone
      ? {
          othersOf: ({ organizer }: EventRecord) =>
            organizer.flatMap(({ id, organizer: name }) => (gone.includes(id) ? [] : [name])),
        }
      : {}),
    search: writeFilters(eventFilters, { ...link, ...everyDate }),
  }
}
