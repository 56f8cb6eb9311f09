import { dayOf, type WallDay, wallTime, type WallTime } from '../../../time/wallTime.ts'
import { mostRows, type UntakenEvent } from '../table.ts'
import { type CalendarEvent, walls } from './calendarEvent.ts'
import type { Told } from './clocks.ts'
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

/** One of which nothing is in the window; nothing is to be said of a repetition whose series says it. */
function outsideOf(event: CalendarEvent): readonly UntakenEvent[] {
  const { start, cells } = event
  if (start === null) return []
  const day = dayOf(start.wall)
  return [{ title: cells['SUMMARY'] ?? '', day, recurs: recurs(event), why: 'outside' }]
}

interface Rest {
  /** the last moment that is taken */
  readonly end: WallTime
  readonly last: WallDay
}

/** The first moment of an event behind those that are taken: no more of a series is made than tells that. */
function beyond(
  event: CalendarEvent,
  otherwise: readonly Told[],
  { end, last }: Rest,
): readonly UntakenEvent[] {
  const { start, cells } = event
  if (start === null || event.wrong.length > 0) return []
  const rest = { first: dayOf(end), last }
  const most = event.left.length + otherwise.length + 2
  const moments = event.instead ? [start.wall] : (momentsOf(event, start, rest, most) ?? [])
  const gone = new Set(walls(otherwise, start))
  const first = moments.find((wall) => wall > end && dayOf(wall) <= last && !gone.has(wall))
  if (first === undefined) return []
  const title = cells['SUMMARY'] ?? ''
  return [{ title, day: dayOf(first), recurs: recurs(event), why: 'beyond' }]
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
  const untaken = events.flatMap((event): readonly UntakenEvent[] => {
    const rest = end === null ? null : { end, last: window.last }
    const later = rest ? beyond(event, otherwise.get(event.uid) ?? [], rest) : []
    return later.length === 0 && none.has(event) ? outsideOf(event) : later
  })
  return { happenings: taken, untaken, isCut }
}
