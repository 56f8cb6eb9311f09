import type { CalendarOptions, EventDisplayInfo } from '@fullcalendar/react'
import { isOut, type Item } from '../data/items.ts'
import type { View } from '../days/range.ts'
import { isMovedByKeys } from '../move/places.ts'
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

/** Pixels up to which an event beside hours has no room for two lines. */
export const oneLine = 40

const isRow = ({ view, event, isShort }: EventDisplayInfo) =>
  view.type === componentViews.month || event.allDay || isShort

/** Milliseconds up to which an event is no higher than two lines. */
const twoLines = 4_500_000

function isBrief({ event: { start, end } }: EventDisplayInfo): boolean {
  return !start || !end || end.getTime() - start.getTime() <= twoLines
}

export function renderEvent(info: EventDisplayInfo) {
  // While it is dragged, and until its record says so too, it begins where the component has it.
  const start = info.isStart && info.event.start ? wallIn(info.event.start) : null
  return <EventChip item={itemOf(info)} isRow={isRow(info)} start={start} />
}

/** What is around the parts of an event, by how much room there is for them. */
export function innerClass(info: EventDisplayInfo): string {
  if (isRow(info)) return 'calendar-chip calendar-row'
  return `calendar-chip calendar-lines ${isBrief(info) ? 'calendar-two-lines' : ''}`
}

export function eventClass(info: EventDisplayInfo): string {
  const item = itemOf(info)
  const { record } = item
  return [
    'calendar-event',
    isOut(item) ? '' : 'calendar-event-unpublished',
    info.isStart ? '' : 'calendar-event-goes-on',
    info.isPast ? 'calendar-event-past' : '',
    // A finger that rests on it has taken it, or a key.
    info.isSelected || (record && isMovedByKeys(record)) ? 'calendar-event-taken' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

export const dayClass: CalendarOptions['dayCellTopInnerClass'] = ({ isOther, isToday }) =>
  `calendar-day-number ${isOther ? 'calendar-other-month' : isToday ? 'calendar-today' : ''}`
