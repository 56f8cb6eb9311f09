import ICAL from 'ical.js'
import { instantOf } from '../../../time/zoneClock.ts'
import {
  clockOf,
  dayOf,
  readWallTime,
  ticksOf,
  wallTime,
  wallTimeAt,
  type WallTime,
} from '../../../time/wallTime.ts'
import { writtenZone } from '../../../time/writtenZone.ts'
import { zoneKey } from '../../../time/zones.ts'
import type { CalendarText } from './calendarBlocks.ts'

/**
 * The clock by which a calendar file tells a time. `day`: of days, with the zone of their midnights; `zone`: of a zone
 * that browsers know; `own`: of one that the file alone describes; `unknown`: of one that nobody knows.
 */
export type Clock =
  | { readonly kind: 'day'; readonly zone: string }
  | { readonly kind: 'zone'; readonly zone: string }
  | { readonly kind: 'own'; readonly name: string; readonly rules: ICAL.Timezone }
  | { readonly kind: 'unknown'; readonly name: string }

/** A time as a file has it. */
export interface Told {
  readonly wall: WallTime
  readonly clock: Clock
  /** of no zone: what names it beside another is on the clock of that */
  readonly isFloating?: boolean
  /** of a period */
  readonly end?: Told | ICAL.Duration
}

/** Zones that a file describes and the one of its times that name none. */
export interface Zones {
  readonly own: ReadonlyMap<string, ICAL.Timezone>
  readonly usual: string
  readonly site: string
}

/** A description without a usable rule says nothing. */
function rulesOf(text: string): ICAL.Timezone | null {
  const component = ICAL.Component.fromString(text)
  const rules = [
    ...component.getAllSubcomponents('standard'),
    ...component.getAllSubcomponents('daylight'),
  ]
  const isUsable = rules.some(
    (rule) =>
      rule.getFirstPropertyValue('tzoffsetto') !== null && readTold(rule, 'dtstart') !== null,
  )
  return isUsable ? new ICAL.Timezone({ component, tzid: nameIn(component) }) : null
}

const nameIn = (zone: ICAL.Component) => String(zone.getFirstPropertyValue('tzid') ?? '')

const readTold = (component: ICAL.Component, name: string) =>
  readWallTime(String(component.getFirstProperty(name)?.toJSON()[3] ?? ''))

/** The zones of a calendar; one that cannot be read is as if it was not there. */
export function zonesOf({ blocks, around }: CalendarText, site: string): Zones {
  const own = new Map<string, ICAL.Timezone>()
  for (const { kind, text } of blocks) {
    if (kind !== 'vtimezone') continue
    try {
      const rules = rulesOf(text)
      if (rules) own.set(rules.tzid, rules)
    } catch {
      continue
    }
  }
  const said = around
    .map((line) => /^X-WR-TIMEZONE[^:]*:(.*)$/i.exec(line)?.[1] ?? '')
    .find(Boolean)
  return { own, usual: writtenZone(said ?? '', site) ?? site, site }
}

/** Names of the tz database and of Windows mean one zone; of any other its description in the file knows more. */
function clockNamed(name: string | undefined, { own, usual, site }: Zones): Clock {
  if (name === undefined || name === '') return { kind: 'zone', zone: usual }
  const [zone, rules] = [writtenZone(name, site), own.get(name)]
  if (rules && !/^UTC$|\//.test(zone ?? '')) return { kind: 'own', name, rules }
  return zone === null ? { kind: 'unknown', name } : { kind: 'zone', zone }
}

/** The times of a property, which may hold several; those that no calendar has are left out. */
export function toldIn(property: ICAL.Property, zones: Zones): readonly Told[] {
  const { tzid } = property.jCal[1] as { tzid?: string }
  const timesOf = (raw: unknown): readonly Told[] => {
    if (Array.isArray(raw)) {
      const [from, until] = raw.map(String)
      const end = until?.startsWith('P') ? ICAL.Duration.fromString(until) : timesOf(until)[0]
      const [told] = timesOf(from)
      return told ? [{ ...told, ...(end ? { end } : {}) }] : []
    }
    // Some write a day without saying that it is one.
    const text = String(raw).replace(/T::$/, '')
    const wall = readWallTime(text.replace(/Z$/, ''))
    if (wall === null) return []
    if (!text.includes('T')) return [{ wall, clock: { kind: 'day', zone: zones.usual } }]
    if (text.endsWith('Z')) return [{ wall, clock: { kind: 'zone', zone: 'UTC' } }]
    return [{ wall, clock: clockNamed(tzid, zones), isFloating: !tzid }]
  }
  return property.toJSON().slice(3).flatMap(timesOf)
}

const timeOf = (wall: WallTime) => ICAL.Time.fromDateTimeString(wall.replace(' ', 'T'))

/** Milliseconds of the epoch; null where nobody knows the clock. */
function instantOn(wall: WallTime, clock: Clock): number | null {
  if (clock.kind === 'zone') return instantOf(wall, clock.zone)
  if (clock.kind !== 'own') return null
  return (ticksOf(wall) - clock.rules.utcOffset(timeOf(wall))) * 1000
}

/** A wall time of one clock on another, on one of days its day; null where one of them is not known, or the first of days. */
export function onClock({ wall, clock, isFloating = false }: Told, other: Clock): WallTime | null {
  if (isFloating && other.kind !== 'day') return wall
  if (clock.kind === other.kind && nameOf(clock) === nameOf(other)) return wall
  if (other.kind === 'day') {
    const there = onClock({ wall, clock, isFloating }, { kind: 'zone', zone: other.zone })
    return there && wallTime(dayOf(there), '00:00')
  }
  const instant = instantOn(wall, clock)
  if (instant === null) return null
  if (other.kind === 'zone') return wallTimeAt(instant, zoneKey(other.zone) ?? 'UTC')
  if (other.kind !== 'own') return null
  const near = timeOf(wallTimeAt(instant, 'UTC'))
  return wallTimeAt(instant + other.rules.utcOffset(near) * 1000, 'UTC')
}

/** What a clock is called; days have no clock. */
export function nameOf(clock: Clock): string {
  if (clock.kind === 'day') return ''
  return clock.kind === 'zone' ? clock.zone : clock.name
}

/** A time that is said of a series, on its clock: a day has the hours of the series. */
export const onSeries = (told: Told, start: Told): WallTime | null =>
  told.clock.kind === 'day' && start.clock.kind !== 'day'
    ? wallTime(dayOf(told.wall), clockOf(start.wall))
    : onClock(told, start.clock)

/** Whether a repetition is named by its moment or its day, by whatever clock. */
export function namedBy(times: readonly Told[], start: Told): (wall: WallTime) => boolean {
  const names = new Set<string>(
    times.flatMap(
      (told) => (told.clock.kind === 'day' ? dayOf(told.wall) : onClock(told, start.clock)) ?? [],
    ),
  )
  return (wall) => names.has(wall) || names.has(dayOf(wall))
}
