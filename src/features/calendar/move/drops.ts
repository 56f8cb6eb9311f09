import type {
  Duration,
  EventApi,
  EventDropInfo,
  EventResizeDoneInfo as EventResizeInfo,
} from '@fullcalendar/react'
import { wallIn } from '../component/gridClock.ts'
import type { Item } from '../data/items.ts'
import { edgesOf } from '../days/placement.ts'
import { type Moved, type Part, movedDates } from './movedDates.ts'
import type { Shift } from '../../../resources/events/editing.ts'
import {
  addDays,
  addSeconds,
  wallTime,
  dayOf,
  daysCounted,
  secondsBetween,
  type WallTime,
} from '../../../time/wallTime.ts'

interface Way {
  readonly item: Item
  readonly part: Part
  /** reckoned from where it was drawn: that of whole days at midnight */
  readonly by: Shift
  /** from whole days to hours, or the other way; null where it stays what it is */
  readonly becomes: 'days' | 'hours' | null
}

/** What the mouse or a finger did to an event. */
export interface Drop extends Way {
  /** it stays, and a copy of it goes there */
  readonly isCopy: boolean
  /** draws it again where it was */
  readonly revert: () => void
}

const hourSeconds = 3600

function onDays({ placement }: Item, by: Shift): Moved {
  const first = addDays(placement.firstDay, by.days)
  const last = addDays(placement.lastDay, by.days)
  // First second of the first day and last second of the last one (contract.md §3.5).
  const dates = { start_date: wallTime(first, '00:00:00'), end_date: wallTime(last, '23:59:59') }
  return { ...dates, all_day: true, note: null }
}

/** An hour of it: nothing says how long whole days are. */
function atHour(item: Item, by: Shift, siteZone: string): Moved | null {
  const { timezone, placement } = item
  const start = wallTime(placement.firstDay, '00:00:00')
  const hour = { start_date: start, end_date: addSeconds(start, hourSeconds), timezone }
  const moved = movedDates({ ...hour, all_day: false }, { part: 'whole', by }, siteZone)
  return moved && { ...moved, all_day: false }
}

/**
 * When an event is after it was dropped, in wall times of its own zone.
 * @param siteZone of events that name no zone
 * @returns null where it cannot go: so long that it stands on days though it has hours, it fits no hour
 */
export function droppedDates(drop: Way, siteZone: string): Moved | null {
  const { item, part, by, becomes } = drop
  if (becomes === 'days') return onDays(item, by)
  if (becomes === 'hours') return item.all_day ? atHour(item, by, siteZone) : null
  return movedDates(item, { part, by }, siteZone)
}

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
