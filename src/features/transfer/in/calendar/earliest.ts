import { dayOf, type WallDay, wallTime, type WallTime } from '../../../../time/wallTime.ts'
import { mostRows, type UntakenEvent } from '../../table/table.ts'
import type { CalendarEvent } from './calendarEvent.ts'
import { namedBy, type FileTime } from './clocks.ts'
import { type Happening, happenings, recurs, replaced } from './happenings.ts'
import { type DayWindow, momentsOf } from './recurrences.ts'

/** What cannot be made comes first, then the earliest. */
const sorted = (all: readonly Happening[]) =>
  all.toSorted((one, other) => ((one.wall ?? '') < (other.wall ?? '') ? -1 : 1))

interface Found {
  readonly happenings: readonly Happening[]
  readonly untaken: readonly UntakenEvent[]
  readonly isCut: boolean
}

/** One of which nothing is in the window. */
function outsideOf(event: CalendarEvent, place: number): readonly UntakenEvent[] {
  const { start, cells } = event
  if (start === null) return []
  const day = dayOf(start.wall)
  return [{ place, title: cells['SUMMARY'] ?? '', day, recurs: recurs(event), why: 'outside' }]
}

interface Rest {
  /** the last moment that is taken */
  readonly end: WallTime
  readonly last: WallDay
  readonly taken: ReadonlySet<CalendarEvent>
}

/** The first moment of an event behind those that are taken: no more of a series is made than tells that. */
function beyond(
  event: CalendarEvent,
  place: number,
  otherwise: readonly FileTime[],
  { end, last, taken }: Rest,
): readonly UntakenEvent[] {
  const { start, cells } = event
  const isSeries = recurs(event)
  if (start === null || event.wrong.length > 0 || (!isSeries && taken.has(event))) return []
  const rest = { first: dayOf(end), last }
  const most = event.left.length + otherwise.length + 2
  const moments = event.instead ? [start.wall] : (momentsOf(event, start, rest, most) ?? [])
  const isGone = namedBy(otherwise, start)
  const first = moments.find(
    (wall) => (isSeries ? wall > end : wall >= end) && dayOf(wall) <= last && !isGone(wall),
  )
  if (first === undefined) return []
  const title = cells['SUMMARY'] ?? ''
  return [{ place, title, day: dayOf(first), recurs: isSeries, why: 'beyond' }]
}

/** The earliest happenings in a window, never more than twice as many at hand as are taken. */
export function earliest(events: readonly CalendarEvent[], window: DayWindow): Found {
  const otherwise = replaced(events)
  let found: Happening[] = []
  const none = new Set<CalendarEvent>()
  let [last, isCut] = [window.last, false]
  for (const event of events) {
    const own = happenings(event, otherwise.get(event.uid) ?? [], { ...window, last })
    if (own.length === 0) none.add(event)
    found.push(...own)
    if (found.length <= 2 * mostRows) continue
    found = sorted(found).slice(0, mostRows)
    isCut = true
    // What is later than all of these is none of the earliest.
    last = dayOf(found.at(-1)?.wall ?? wallTime(last, '00:00'))
  }
  const all = sorted(found)
  const taken = all.slice(0, mostRows)
  isCut ||= all.length > mostRows
  const end = isCut ? (taken.at(-1)?.wall ?? null) : null
  const there = new Set(taken.map(({ event }) => event))
  const untaken = events.flatMap((event, place): readonly UntakenEvent[] => {
    const rest = end === null ? null : { end, last: window.last, taken: there }
    const later = rest ? beyond(event, place, otherwise.get(event.uid) ?? [], rest) : []
    return later.length === 0 && none.has(event) ? outsideOf(event, place) : later
  })
  return { happenings: taken, untaken, isCut }
}
