import type { PickerSource } from '../../core/views/pickers/pickerSource.ts'
import { eventFilters } from './eventFilters.ts'
import { eventOf, type EventRecord } from './eventRecord.ts'
import { queryOf } from '../../core/resource/filters.ts'
import { everyDate } from './everyDate.ts'

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
