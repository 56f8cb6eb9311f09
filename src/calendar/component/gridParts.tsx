import type { CalendarOptions, EventDisplayInfo } from '@fullcalendar/react'
import type { Item } from '../data/items.ts'
import type { View } from '../days/range.ts'
import { EventChip } from './EventChip.tsx'
import { wallIn } from './gridClock.ts'

/** The component's own names of the views it draws. */
export const componentViews = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
} as const satisfies Partial<Record<View, string>>

export const timeStyle = { hour: '2-digit', minute: '2-digit', hour12: false } as const

/** What `useGridEvents` gave along. */
function itemOf({ event }: EventDisplayInfo): Item {
  return event.extendedProps.item as Item
}

export function renderEvent(info: EventDisplayInfo) {
  const isInHours = info.view.type !== componentViews.month && !info.event.allDay
  // While it is dragged, and until its record says so too, it begins where the component has it.
  const start = info.isStart && info.event.start ? wallIn(info.event.start) : null
  return <EventChip item={itemOf(info)} isRow={!isInHours || info.isShort} start={start} />
}

export function eventClass(info: EventDisplayInfo): string {
  const { record } = itemOf(info)
  return [
    'calendar-event',
    record?.status === 'publish' ? '' : 'calendar-event-unpublished',
    // A finger that rests on it has taken it.
    info.isSelected ? 'calendar-event-taken' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

export const dayClass: CalendarOptions['dayCellTopInnerClass'] = ({ isOther, isToday }) =>
  `calendar-day-number ${isOther ? 'calendar-other-month' : isToday ? 'calendar-today' : ''}`
