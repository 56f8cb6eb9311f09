import { ViewsButton } from '../../collection/list/views/ViewsButton.tsx'
import { calendarFilters } from '../data/calendarFilters.ts'
import type { CalendarState } from './useCalendar.ts'

const { date: _, ...table } = calendarFilters

/** Saved views of the calendar: what is shown and how, of whichever days one looks at. */
export function CalendarViews({ calendar }: { calendar: CalendarState }) {
  const { service, view, searchFor } = calendar
  const current = searchFor({ view, date: undefined })
  const { date } = searchFor({})
  const beside: Readonly<Record<string, string>> = date === undefined ? {} : { date }
  return (
    <ViewsButton viewed={{ service, name: 'calendar', table, current, beside, mayStart: false }} />
  )
}
