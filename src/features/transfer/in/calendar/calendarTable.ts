import { calendarsIn } from './calendarBlocks.ts'
import { calendarColumns } from './calendarColumns.ts'
import { calendarEvent, type CalendarEvent } from './calendarEvent.ts'
import { nameOf, onClock, onSeries, zonesOf, namedBy, type FileTime } from './clocks.ts'
import { lastDayOf, isIn, momentsOf } from './recurrences.ts'
import {
  type FileProblem,
  mostRows,
  type Table,
  type DayWindow,
  type CalendarChoice,
} from '../../table/table.ts'
import { addDays, dayOf, type WallDay, type WallTime, wallTime } from '../../../../time/wallTime.ts'

/** What cannot be made comes first, then the earliest. */
const sorted = (all: readonly Happening[]) =>
  all.toSorted((one, other) => ((one.wall ?? '') < (other.wall ?? '') ? -1 : 1))

interface Found {
  readonly happenings: readonly Happening[]
  /** events of which nothing is in the window; of a file that is cut they are not counted */
  readonly outside: number
  readonly isCut: boolean
}

/** The earliest happenings in a window, never more than twice as many at hand as are taken. */
function earliest(events: readonly CalendarEvent[], window: DayWindow): Found {
  const otherwise = replaced(events)
  let found: Happening[] = []
  let outside = 0
  let [last, isCut] = [window.last, false]
  for (const event of events) {
    const own = happenings(event, otherwise.get(event.uid) ?? [], { ...window, last })
    if (own.length === 0) outside += 1
    found.push(...own)
    if (found.length <= 2 * mostRows) continue
    found = sorted(found).slice(0, mostRows)
    isCut = true
    // What is later than all of these is none of the earliest.
    last = dayOf(found.at(-1)?.wall ?? wallTime(last, '00:00'))
  }
  isCut ||= found.length > mostRows
  return { happenings: sorted(found).slice(0, mostRows), outside: isCut ? 0 : outside, isCut }
}

const startOf = ({ start }: CalendarEvent) => (start ? `${start.wall} ${nameOf(start.clock)}` : '')

/**
 * Of versions of the same event the last, and what tells the repetitions of a series that are otherwise. Some programs
 * give all events one uid: those that nothing but their starts tells apart are not versions of each other.
 */
function lastVersions(all: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const series = new Map(
    all.flatMap(({ uid, start, instead }) => (start && !instead ? [[uid, start] as const] : [])),
  )
  /** When a repetition would have been that is otherwise, on the clock of its series. */
  const placeOf = ({ uid, start, instead }: CalendarEvent) => {
    const clock = series.get(uid) ?? start
    return instead && ((clock && onSeries(instead, clock)) ?? instead.wall)
  }
  const versions = new Map<string, CalendarEvent[]>()
  all.forEach((event, at) => {
    const key =
      event.uid === '' || event.wrong.length > 0 ? `${at}` : `${event.uid} ${placeOf(event) ?? ''}`
    versions.set(key, [...(versions.get(key) ?? []), event])
  })
  return [...versions.values()].flatMap((same) => {
    const highest = Math.max(...same.map(({ sequence }) => sequence))
    const last = same.filter(({ sequence }) => sequence === highest)
    return Array.from(new Map(last.map((event) => [startOf(event), event])).values())
  })
}

/** What names a happening at every reading of its file: also by its start where several events have one uid. */
function keysOf(events: readonly CalendarEvent[]): (happening: Happening) => string {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const { uid, instead } of events) {
    if (instead !== null) continue
    if (seen.has(uid)) shared.add(uid)
    seen.add(uid)
  }
  return ({ event, occurrence }) => {
    if (event.uid === '') return ''
    const start = shared.has(event.uid) && event.instead === null ? event.start?.wall : undefined
    return [event.uid, start, occurrence].filter(Boolean).join(' ')
  }
}

/** A day of an event of days; a moment without its seconds, which no form has. */
const momentCell = (wall: WallTime) => wall.slice(0, 16)

interface Moments {
  readonly start: string
  readonly end: string
  readonly zone: string
}

/** The cells that say when, on a clock that the service knows. */
function momentsIn({ event, wall }: Happening, site: string): Moments | null {
  if (wall === null || event.start === null) return null
  const { clock } = event.start
  const after = event.endOf(wall)
  if (clock.kind === 'day') {
    // Its end is the day after the last.
    const last = after === null || after === wall ? dayOf(wall) : addDays(dayOf(after), -1)
    return { start: dayOf(wall), end: last, zone: '' }
  }
  const isSites = clock.kind === 'own' || /^UTC$|^[+-]/.test(nameOf(clock))
  const onSites = (one: WallTime) =>
    isSites ? (onClock({ wall: one, clock }, { kind: 'zone', zone: site }) ?? one) : one
  return {
    start: momentCell(onSites(wall)),
    end: after === null ? '' : momentCell(onSites(after)),
    zone: isSites ? site : nameOf(clock),
  }
}

function cellsOf(happening: Happening, site: string): readonly string[] {
  const { event } = happening
  const { start = '', end = '', zone = '' } = momentsIn(happening, site) ?? {}
  const isOfDays = event.start?.clock.kind === 'day'
  const when: Readonly<Record<string, string>> = {
    DTSTART: start,
    DTEND: end,
    TZID: zone,
    [calendarColumns.all_day]: start === '' ? '' : isOfDays ? 'yes' : 'no',
  }
  return Object.values(calendarColumns).map((name) => when[name] ?? event.cells[name] ?? '')
}

/** First and last day that events of the file reach into, without their repetitions. */
function daysOf(events: readonly CalendarEvent[]): { first: WallDay; last: WallDay } | null {
  const days = events
    .flatMap((event) =>
      event.start ? [dayOf(event.start.wall), lastDayOf(event, event.start.wall)] : [],
    )
    .toSorted()
  const [first] = days
  const last = days.at(-1)
  return first && last ? { first, last } : null
}

/** A calendar file as a table: a row for each event, and for each repetition in the days that are asked for. */
export function calendarTable(
  bytes: Uint8Array,
  { window, zone, zones: chosen = {} }: CalendarChoice,
): Table | { readonly problem: FileProblem } {
  const { calendars, guessed } = calendarsIn(bytes)
  const all = calendars.flatMap((calendar) => {
    const zones = zonesOf(calendar, zone, chosen)
    return calendar.blocks.flatMap((block) =>
      block.kind === 'VEVENT' ? [calendarEvent(block, zones)] : [],
    )
  })
  const others = calendars.flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind !== 'VEVENT' && kind !== 'VTIMEZONE'),
  ).length
  if (all.length === 0) return { problem: others > 0 ? 'noEvents' : 'empty' }
  const events = unfollowedRefused(lastVersions(all))
  const keyOf = keysOf(events)
  const { happenings: taken, outside, isCut } = earliest(events, window)
  return {
    names: Object.values(calendarColumns),
    head: 0,
    rows: taken.map((one) => cellsOf(one, zone)),
    places: taken.map((_, at) => at + 1),
    ...(guessed === undefined ? {} : { guessed }),
    calendar: {
      rows: taken.map((one) => ({
        key: keyOf(one),
        isCancelled: one.event.isCancelled,
        notes: one.event.notes,
        wrong: one.event.wrong,
        zone: one.event.unknownZone,
      })),
      first: window.first,
      last: window.last,
      chosen,
      others,
      days: daysOf(events),
      outside,
      isCut,
    },
  }
}

/** One time that an event takes place. */
interface Happening {
  readonly event: CalendarEvent
  /** on the event's own clock; null of one that cannot be made */
  readonly wall: WallTime | null
  /** tells it from the others of its series; `''` of one that does not recur */
  readonly occurrence: string
}

const recurs = ({ rules, added }: CalendarEvent) => rules.length + added.length > 0

/** By the uid, when repetitions would have been that are otherwise. */
function replaced(all: readonly CalendarEvent[]): ReadonlyMap<string, readonly FileTime[]> {
  const found = new Map<string, FileTime[]>()
  for (const { uid, instead } of all)
    if (uid !== '' && instead) found.set(uid, [...(found.get(uid) ?? []), instead])
  return found
}

const refusedFor = (event: CalendarEvent, more: Partial<CalendarEvent>): CalendarEvent =>
  event.wrong.length > 0 ? event : { ...event, ...more }

/**
 * A series that goes on otherwise from one of its repetitions is not followed, and of one by a zone that nobody knows
 * it is not known when it would have been: nothing is made of them with their old hours.
 */
function unfollowedRefused(all: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const named = all.filter(({ uid }) => uid !== '')
  const onward = new Set(named.flatMap(({ uid, isOnward }) => (isOnward ? [uid] : [])))
  const unplaced = new Map(
    named.flatMap(({ uid, instead }) =>
      instead?.clock.kind === 'unknown' ? [[uid, instead.clock.name] as const] : [],
    ),
  )
  return all.map((event) => {
    if (event.isOnward || (recurs(event) && onward.has(event.uid)))
      return refusedFor(event, { wrong: ['recurrence'] })
    const unknownZone = event.instead === null ? unplaced.get(event.uid) : undefined
    return unknownZone === undefined
      ? event
      : refusedFor(event, { wrong: ['unknownZone'], unknownZone })
  })
}

function happenings(
  event: CalendarEvent,
  otherwise: readonly FileTime[],
  window: DayWindow,
): readonly Happening[] {
  const { start } = event
  if (start === null || event.wrong.length > 0) return [{ event, wall: null, occurrence: '' }]
  if (event.instead)
    return isIn(event, start.wall, window)
      ? [{ event, wall: start.wall, occurrence: event.instead.wall }]
      : []
  const moments = momentsOf(event, start, window)
  if (moments === null)
    return [{ event: { ...event, wrong: ['recurrence'] }, wall: null, occurrence: '' }]
  const isGone = namedBy(otherwise, start)
  return moments
    .filter((wall) => !isGone(wall))
    .map((wall) => ({ event, wall, occurrence: recurs(event) ? wall : '' }))
}
