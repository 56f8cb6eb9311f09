import type {
  Duration,
  EventApi,
  EventDropInfo,
  EventResizeDoneInfo as EventResizeInfo,
} from '@fullcalendar/react'
import type { Shift } from '../../../resources/events/editing.ts'
import {
  dayOf,
  daysCounted,
  secondsBetween,
  type WallTime,
  wallTime,
} from '../../../time/wallTime.ts'
import type { Item } from '../data/items.ts'
import { edgesOf } from '../days/placement.ts'
import type { Drop } from '../move/drops.ts'
import { wallIn } from './gridClock.ts'

function itemIn(event: EventApi): Item {
  return event.extendedProps.item as Item
}

/**
 * How far it is from where the records have an edge to where the component has it now: whoever let go of it has seen
 * that, wherever the component began. What it does not tell stays.
 */
function shiftTo(there: Date | null, from: WallTime): Shift {
  if (!there) return { days: 0, minutes: 0 }
  const to = wallIn(there)
  const sinceMidnight = (wall: WallTime) => secondsBetween(wallTime(dayOf(wall), '00:00:00'), wall)
  const seconds = sinceMidnight(to) - sinceMidnight(from)
  return { days: daysCounted(dayOf(from), dayOf(to)) - 1, minutes: Math.round(seconds / 60) }
}

/** An event that was let go of elsewhere, with Ctrl or Alt held down to leave it where it is. */
export function dropOf({ event, oldEvent, jsEvent, revert }: EventDropInfo): Drop {
  const becomes = event.allDay ? 'days' : 'hours'
  const item = itemIn(oldEvent)
  return {
    item,
    part: 'whole',
    by: shiftTo(event.start, edgesOf(item.placement).start),
    becomes: event.allDay === oldEvent.allDay ? null : becomes,
    isCopy: jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.altKey,
    revert,
  }
}

const isSome = ({ days, milliseconds }: Duration) => days !== 0 || milliseconds !== 0

/** An event that was stretched or shortened at one of its ends. */
export function stretchOf({ event, oldEvent, startDelta, revert }: EventResizeInfo): Drop {
  const item = itemIn(oldEvent)
  const part = isSome(startDelta) ? 'start' : 'end'
  return {
    item,
    part,
    by: shiftTo(event[part], edgesOf(item.placement)[part]),
    becomes: null,
    isCopy: false,
    revert,
  }
}
