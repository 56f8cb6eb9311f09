import type { Shift } from '../../../resources/events/editing.ts'
import { addDays, addSeconds, wallTime } from '../../../time/wallTime.ts'
import type { Item } from '../data/items.ts'
import { type Moved, type Part, movedDates } from './movedDates.ts'

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
