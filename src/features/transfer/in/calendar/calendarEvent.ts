import ICAL from 'ical.js'
import type { Block } from './calendarBlocks.ts'
import { type Clock, type FileTime, onClock, onSeries, timesIn, type Zones } from './clocks.ts'
import { eventCells, oneLine, textOf } from './eventCells.ts'
import {
  addDays,
  addSeconds,
  clockOf,
  dayOf,
  secondsBetween,
  type WallTime,
  wallTime,
} from '../../../../time/wallTime.ts'

/** When a repetition ends that begins at a moment; null where nothing says it. */
type EndOf = (wall: WallTime) => WallTime | null

const midnight = '00:00:00'

/**
 * An end on the clock of its start. Some programs write a day where the start has hours, which ends with the day before,
 * or hours where it has none: what they reach into is taken whole.
 */
function endOn({ wall, clock }: FileTime, start: FileTime): WallTime | null {
  if (clock.kind === 'day') return wall
  if (start.clock.kind !== 'day') return onClock({ wall, clock }, start.clock)
  return wallTime(addDays(dayOf(wall), wall.endsWith(midnight) ? 0 : 1), midnight)
}

const utc: Clock = { kind: 'zone', zone: 'UTC' }

/** Moves by seconds that pass, whatever is done to the clock meanwhile. */
function later(wall: WallTime, seconds: number, clock: Clock): WallTime | null {
  if (clock.kind === 'day' || seconds === 0) return addSeconds(wall, seconds)
  const start = onClock({ wall, clock }, utc)
  return start && onClock({ wall: addSeconds(start, seconds), clock: utc }, clock)
}

/** Days of a duration are days of the calendar, its hours pass. RFC 5545 §3.3.6. */
function afterDuration(wall: WallTime, duration: ICAL.Duration, clock: Clock): WallTime | null {
  const days = (duration.weeks * 7 + duration.days) * (duration.isNegative ? -1 : 1)
  const day = wallTime(addDays(dayOf(wall), days), clockOf(wall))
  return later(day, duration.toSeconds() - days * 86_400, clock)
}

/**
 * When it ends: as the period, the end or the duration says. All repetitions are as long as the first, by what passes.
 * RFC 5545 §3.8.5.3.
 */
function endsOf(component: ICAL.Component, start: FileTime, zones: Zones): EndOf {
  const { clock } = start
  const timesOf = (name: string) =>
    component.getAllProperties(name).flatMap((property) => timesIn(property, zones))
  const inUtc = (wall: WallTime) => onClock({ wall, clock }, utc) ?? wall
  const periods = new Map(timesOf('rdate').map((told) => [onSeries(told, start), told.end]))
  const duration = component.getFirstPropertyValue('duration')
  const usual = timesOf('dtend')[0] ?? (duration instanceof ICAL.Duration ? duration : undefined)
  return (wall) => {
    const own = periods.get(wall)
    const end = own ?? usual
    if (end === undefined) return null
    if (end instanceof ICAL.Duration) return afterDuration(wall, end, clock)
    const first = own ? wall : start.wall
    const last = endOn(end, { wall: first, clock })
    if (last === null || first === wall) return last
    return later(wall, secondsBetween(inUtc(first), inUtc(last)), clock)
  }
}

/** What is to be known of an event of a calendar file that can be made. */
export type CalendarNote = 'converted' | 'private' | 'partly'

/** Why nothing is made of an event of a calendar file. */
export type CalendarProblem = 'broken' | 'noStart' | 'recurrence' | 'unknownZone'

/** An event of a file as its component says it, once for all of its repetitions. */
export interface CalendarEvent {
  readonly uid: string
  /** later versions of the same event have higher ones */
  readonly sequence: number
  readonly isCancelled: boolean
  /** null of one that cannot be read */
  readonly start: FileTime | null
  readonly endOf: EndOf
  readonly rules: readonly ICAL.Recur[]
  readonly added: readonly FileTime[]
  readonly left: readonly FileTime[]
  /** of a repetition that is otherwise than its series: when it would have been */
  readonly instead: FileTime | null
  /** all later repetitions are otherwise, too */
  readonly isOnward: boolean
  /** by the name of a column */
  readonly cells: Readonly<Record<string, string>>
  readonly notes: readonly CalendarNote[]
  readonly wrong: readonly CalendarProblem[]
  /** by which one of its times is told, though nobody knows it; `''` where there is none */
  readonly unknownZone: string
}

/** The component, where the library can read it; what is wrong with a duration it says when that is asked for. */
function readable(text: string): ICAL.Component | null {
  try {
    const component = ICAL.Component.fromString(text)
    component.getFirstPropertyValue('duration')
    return component
  } catch {
    return null
  }
}

const listOfDays = /^(?:EX|R)DATE\b.*/gim

/** Some programs (Data::ICal) escape the commas between days, as those of a text: the library reads the first alone. */
const withEachDay = (text: string) =>
  text.replaceAll(listOfDays, (line) => line.replaceAll(String.raw`\,`, ','))

const ofRecurrence = /^(?:RRULE|RDATE|EXDATE|EXRULE|RECURRENCE-ID)\b/i

/** A component without the lines that the library cannot read: one bad value is no reason to refuse the others. */
function componentOf(text: string) {
  const component = readable(text)
  if (component) return { component, isPartly: false, wrong: [] }
  const lines = text.split('\r\n')
  const isBad = (line: string) =>
    readable(`BEGIN:VEVENT\r\n${line}\r\nEND:VEVENT`) === null && !/^(?:BEGIN|END):/.test(line)
  const bad = new Set(lines.filter(isBad))
  const rest = readable(lines.filter((line) => !bad.has(line)).join('\r\n'))
  const wrong = lines.some((line) => bad.has(line) && ofRecurrence.test(line))
    ? (['recurrence'] as const)
    : []
  return rest && { component: rest, isPartly: bad.size > 0, wrong }
}

/** What of an unreadable one tells it from the others. */
const titleIn = (text: string) =>
  oneLine(/^SUMMARY[^:\r\n\u2028\u2029]*:(.*)$/im.exec(text)?.[1] ?? '')

/** Null of rules that cannot be read. */
function rulesOf(component: ICAL.Component): readonly ICAL.Recur[] | null {
  try {
    return component.getAllProperties('rrule').flatMap((one) => {
      const rule = one.getFirstValue()
      return rule instanceof ICAL.Recur ? [rule] : []
    })
  } catch {
    return null
  }
}

const isPrivate = (component: ICAL.Component) =>
  /^(?:private|confidential)$/i.test(textOf(component, 'class'))

/** Outlook marks whole days, and writes them as midnights. */
const isOfDays = (component: ICAL.Component, edges: readonly FileTime[]) =>
  ['x-microsoft-cdo-alldayevent', 'x-microsoft-msncalendar-alldayevent'].some((mark) =>
    /^true$/i.test(textOf(component, mark)),
  ) && edges.every(({ wall }) => wall.endsWith(midnight))

/** Every time that says when it is or when it is not. */
const timeNames = ['dtstart', 'dtend', 'rdate', 'exdate', 'recurrence-id'] as const

const unknownIn = (times: readonly FileTime[]) =>
  times.map(({ clock }) => (clock.kind === 'unknown' ? clock.name : '')).find(Boolean) ?? ''

type ReadComponent = NonNullable<ReturnType<typeof componentOf>>

function readEvent({ component, isPartly, ...read }: ReadComponent, zones: Zones): CalendarEvent {
  const wrong: CalendarProblem[] = [...read.wrong]
  const timesOf = (name: string) =>
    component.getAllProperties(name).flatMap((property) => timesIn(property, zones))
  const [first = null] = timesOf('dtstart')
  const isDay = first !== null && isOfDays(component, [first, ...timesOf('dtend')])
  const start = isDay ? { ...first, clock: { kind: 'day', zone: zones.usual } as const } : first
  const { cells, ...told } = eventCells(component)
  const rules = rulesOf(component)
  if (rules === null || component.hasProperty('exrule')) wrong.push('recurrence')
  const unknownZone = unknownIn(timeNames.flatMap(timesOf))
  if (start === null) wrong.push('noStart')
  else if (unknownZone !== '') wrong.push('unknownZone')
  return {
    uid: textOf(component, 'uid'),
    sequence: Number(component.getFirstPropertyValue('sequence') ?? 0) || 0,
    isCancelled: /^cancelled$/i.test(textOf(component, 'status')),
    start,
    endOf: start ? endsOf(component, start, zones) : () => null,
    rules: rules ?? [],
    added: timesOf('rdate'),
    left: timesOf('exdate'),
    instead: timesOf('recurrence-id')[0] ?? null,
    isOnward: component.getFirstProperty('recurrence-id')?.getParameter('range') !== undefined,
    cells,
    notes: [
      ...(start?.clock.kind === 'own' ? (['converted'] as const) : []),
      ...(isPrivate(component) ? (['private'] as const) : []),
      ...(isPartly || told.isPartly ? (['partly'] as const) : []),
    ],
    wrong: wrong.includes('noStart') ? ['noStart'] : wrong,
    unknownZone,
  }
}

/** Reads one event; what cannot be read is told by its title. */
export function calendarEvent({ text, isCut }: Block, zones: Zones): CalendarEvent {
  try {
    const read = isCut ? null : componentOf(withEachDay(text))
    if (read !== null) return readEvent(read, zones)
  } catch {
    // Then nothing of it is known.
  }
  const empty = { component: new ICAL.Component('vevent'), isPartly: false, wrong: [] }
  return { ...readEvent(empty, zones), cells: { SUMMARY: titleIn(text) }, wrong: ['broken'] }
}
