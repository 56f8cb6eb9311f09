import type {
  Duration,
  EventApi,
  EventDropInfo,
  EventResizeDoneInfo as EventResizeInfo,
} from '@fullcalendar/react'
import type { Shift } from '../../events/events.ts'
import type { Item } from '../data/items.ts'
import type { Drop } from '../move/drops.ts'

function itemIn(event: EventApi): Item {
  return event.extendedProps.item as Item
}

function shiftOf({ days, milliseconds }: Duration): Shift {
  return { days, minutes: Math.round(milliseconds / 60_000) }
}

/** An event that was let go of elsewhere, with Ctrl or Alt held down to leave it where it is. */
export function dropOf({ event, oldEvent, delta, jsEvent, revert }: EventDropInfo): Drop {
  const becomes = event.allDay ? 'days' : 'hours'
  return {
    item: itemIn(oldEvent),
    part: 'whole',
    by: shiftOf(delta),
    becomes: event.allDay === oldEvent.allDay ? null : becomes,
    isCopy: jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.altKey,
    revert,
  }
}

/** An event that was stretched or shortened at one of its ends. */
export function stretchOf({ oldEvent, startDelta, endDelta, revert }: EventResizeInfo): Drop {
  const atStart = shiftOf(startDelta)
  const isStart = atStart.days !== 0 || atStart.minutes !== 0
  return {
    item: itemIn(oldEvent),
    part: isStart ? 'start' : 'end',
    by: isStart ? atStart : shiftOf(endDelta),
    becomes: null,
    isCopy: false,
    revert,
  }
}
