import { momentProblem } from '../../../core/views/form/problems.ts'
import type { Item } from '../data/items.ts'
import { momentLength } from '../days/placement.ts'
import { type Dates, isPlaced } from './places.ts'
import { type ClockNote, type Shift, shifted } from '../../../resources/events/editing.ts'
import type { EventRecord, EventUpdate } from '../../../resources/events/events.ts'
import { endsBeforeStart } from '../../../time/span.ts'
import { addSeconds, readWallTime, type WallTime } from '../../../time/wallTime.ts'
import { placeOnClock } from '../../../time/zoneClock.ts'

/** What of an event is moved: all of it, or one of its ends. */
export type Part = 'whole' | 'start' | 'end'

interface Move {
  readonly part: Part
  /** on the clock of the event's own zone; negative is earlier */
  readonly by: Shift
}

export interface Moved {
  readonly start_date: string
  readonly end_date: string
  /** left out where that stays as it was */
  readonly all_day?: boolean
  /** what the clock of the zone does to it there */
  readonly note: ClockNote | null
}

type Dated = Pick<EventRecord, 'start_date' | 'end_date' | 'all_day' | 'timezone'>

const still: Shift = { days: 0, minutes: 0 }

/** One wall time put off, as the clock of the zone shows it there. */
function putOff(wall: WallTime, event: Dated, by: Shift, siteZone: string) {
  return shifted({ ...event, start_date: wall, end_date: wall }, by, siteZone)
}

function movedWhole(event: Dated, by: Shift, siteZone: string): Moved | null {
  if (readWallTime(event.end_date)) return shifted(event, by, siteZone)
  const start = readWallTime(event.start_date)
  const there = start && putOff(start, event, by, siteZone)
  return there && { ...there, end_date: event.end_date }
}

/** Where its end is reckoned from when it has none of its own. */
function drawnEnd(start: WallTime, { end_date, all_day }: Dated): WallTime {
  const end = readWallTime(end_date)
  return end && (all_day || end > start) ? end : addSeconds(start, momentLength)
}

/** An event that lasts nothing, or less than nothing, is none any more. */
function isSpan(start: string, end: string, allDay: boolean): boolean {
  return allDay ? start.slice(0, 10) <= end.slice(0, 10) : start < end
}

function stretched(event: Dated, { part, by }: Move, siteZone: string): Moved | null {
  const start = readWallTime(event.start_date)
  if (!start) return null
  const end = drawnEnd(start, event)
  const there = putOff(part === 'start' ? start : end, event, by, siteZone)
  if (!there) return null
  const dates =
    part === 'start'
      ? { start_date: there.start_date, end_date: end }
      : { start_date: start, end_date: there.start_date }
  if (!isSpan(dates.start_date, dates.end_date, event.all_day)) return null
  const all = shifted({ ...event, ...dates }, still, siteZone)
  return { ...dates, note: there.note ?? (all?.note === 'changes' ? all.note : null) }
}

/**
 * When an event is after it was moved or stretched, in wall times of its own zone (contract.md §3.3). An hour that the
 * clock skips there becomes the one after the jump.
 * @param siteZone of events that name no zone
 * @returns null where that cannot be: whole days moved by hours, an end before the start, a start that cannot be read
 */
export function movedDates(event: Dated, move: Move, siteZone: string): Moved | null {
  const { part, by } = move
  if (event.all_day && by.minutes % 1440 !== 0) return null
  return part === 'whole' ? movedWhole(event, by, siteZone) : stretched(event, move, siteZone)
}

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

/** The record of an event that may be given other dates: all of it is known, and nothing of it is being saved. */
export function datable({ record }: Item): EventRecord | null {
  if (!record || record.withheld || record.status === 'trash') return null
  return isPlaced(record) ? null : record
}

/** The same where it stands as it is drawn, so that it can be taken from there. */
export function movable(item: Item): EventRecord | null {
  return item.placement.warning === null ? datable(item) : null
}

type DateProblem = 'needed' | 'year' | 'gap' | 'endBeforeStart'

type Source = Pick<EventRecord, 'all_day' | 'end_date' | 'timezone'>

function ofOne(text: string, zone: string | null): DateProblem | null {
  const wall = readWallTime(text)
  if (!wall) return 'needed'
  if (momentProblem(text)) return 'year'
  return zone !== null && placeOnClock(wall, zone).kind === 'gap' ? 'gap' : null
}

/**
 * What keeps an event from being moved to these dates, by the box it is said at. One that has no end may stay without.
 * @param siteZone of events that name no zone
 */
export function dateProblems(
  { end_date, timezone, all_day: isDays }: Source,
  dates: Dates,
  siteZone: string,
): Partial<Record<keyof Dates, DateProblem>> {
  const zone = (dates.all_day ?? isDays) ? null : timezone || siteZone
  const first = ofOne(dates.start_date, zone)
  if (first) return { start_date: first }
  if (dates.end_date === '' && !readWallTime(end_date)) return {}
  const last = ofOne(dates.end_date, zone)
  if (last) return { end_date: last }
  const [start, end] = [readWallTime(dates.start_date), readWallTime(dates.end_date)]
  return start && end && endsBeforeStart({ start, end }) ? { end_date: 'endBeforeStart' } : {}
}
