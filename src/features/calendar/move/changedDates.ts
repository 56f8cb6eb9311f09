import type { EventRecord, EventUpdate } from '../../../resources/events/events.ts'
import type { Dates } from './places.ts'

/** What of an event is to be written to have it at these dates. */
export function changedDates(
  opened: EventRecord,
  { start_date, end_date, all_day = opened.all_day }: Dates,
): EventUpdate {
  return {
    ...(all_day === opened.all_day ? {} : { all_day }),
    ...(start_date === opened.start_date ? {} : { start_date }),
    ...(end_date === opened.end_date ? {} : { end_date }),
  }
}
