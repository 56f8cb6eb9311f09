import ICAL from 'ical.js'
import { instantOf } from '../../../../time/zoneClock.ts'
import {
  clockOf,
  dayOf,
  readWallTime,
  ticksOf,
  wallTime,
  wallTimeAt,
  type WallTime,
} from '../../../../time/wallTime.ts'
import { writtenZone } from '../../../../time/writtenZone.ts'
import { zoneKey } from '../../../../time/zones.ts'
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
export interface FileTime {
  readonly wall: WallTime
  readonly clock: Clock
  /** of no zone: what names it beside another is on the clock of that */
  readonly isFloating?: boolean
  /** of a period */
  readonly end?: FileTime | ICAL.Duration
}

/** Zones that a file describes and the one of its times that name none. */
export interface Zones {
  readonly own: ReadonlyMap<string, ICAL.Timezone>
  /** what a name that nobody knows means, as the file or a person says */
  readonly meant: ReadonlyMap<string, string>
  readonly usual: string
  readonly site: string
}

const textIn = (zone: ICAL.Component, name: string) =>
  String(zone.getFirstPropertyValue(name) ?? '')

const startOf = (rule: ICAL.Component) =>
  readWallTime(String(rule.getFirstProperty('dtstart')?.toJSON()[3] ?? ''))

/**
 * The rules of a description; null of one without any that can be used. Before the first of them its own
 * `TZOFFSETFROM` counts (RFC 5545 §3.6.5), where the library has none: one from the beginning on says so.
 */
function rulesOf(component: ICAL.Component): ICAL.Timezone | null {
  const [first] = ['standard', 'daylight']
    .flatMap((name) => component.getAllSubcomponents(name))
    .filter((rule) => startOf(rule) !== null && rule.getFirstPropertyValue('tzoffsetto') !== null)
    .toSorted((one, other) => ((startOf(one) ?? '') < (startOf(other) ?? '') ? -1 : 1))
  if (first === undefined) return null
  const before =
    first.getFirstPropertyValue('tzoffsetfrom') ?? first.getFirstPropertyValue('tzoffsetto')
  const always = new ICAL.Component('standard')
  always.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString('1601-01-01T00:00:00'))
  for (const name of ['tzoffsetfrom', 'tzoffsetto']) always.addPropertyWithValue(name, before)
  component.addSubcomponent(always)
  return new ICAL.Timezone({ component, tzid: textIn(component, 'tzid') })
}

/**
 * The zones of a calendar; one that cannot be read is as if it was not there.
 * @param chosen by a person, for names that nobody knows
 */
export function zonesOf(
  { blocks, around }: CalendarText,
  site: string,
  chosen: Readonly<Record<string, string>> = {},
): Zones {
  const own = new Map<string, ICAL.Timezone>()
  const meant = new Map<string, string>()
  for (const { kind, text } of blocks) {
    if (kind !== 'VTIMEZONE') continue
    try {
      const component = ICAL.Component.fromString(text)
      meant.set(textIn(component, 'tzid'), textIn(component, 'x-lic-location'))
      const rules = rulesOf(component)
      if (rules) own.set(rules.tzid, rules)
    } catch {
      continue
    }
  }
  for (const [name, zone] of Object.entries(chosen)) meant.set(name, zone)
  const said = around
    .map((line) => /^X-WR-TIMEZONE[^:]*:(.*)$/i.exec(line)?.[1] ?? '')
    .find(Boolean)
  return { own, meant, usual: writtenZone(said ?? '', site) ?? site, site }
}

/** Names of the tz database and of Windows mean one zone; of any other its description in the file knows more. */
function clockNamed(name: string | undefined, { own, meant, usual, site }: Zones): Clock {
  if (name === undefined || name === '') return { kind: 'zone', zone: usual }
  const zone = writtenZone(name, site) ?? writtenZone(meant.get(name) ?? '', site)
  const rules = own.get(name)
  if (rules && !/^UTC$|\//.test(zone ?? '')) return { kind: 'own', name, rules }
  return zone === null ? { kind: 'unknown', name } : { kind: 'zone', zone }
}

/** The times of a property, which may hold several; those that no calendar has are left out. */
export function timesIn(property: ICAL.Property, zones: Zones): readonly FileTime[] {
  const { tzid } = property.jCal[1] as { tzid?: string }
  const timesOf = (raw: unknown): readonly FileTime[] => {
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
export function onClock(
  { wall, clock, isFloating = false }: FileTime,
  other: Clock,
): WallTime | null {
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
export const onSeries = (told: FileTime, start: FileTime): WallTime | null =>
  told.clock.kind === 'day' && start.clock.kind !== 'day'
    ? wallTime(dayOf(told.wall), clockOf(start.wall))
    : onClock(told, start.clock)

/** Whether a repetition is named by its moment or its day, by whatever clock. */
export function namedBy(times: readonly FileTime[], start: FileTime): (wall: WallTime) => boolean {
  const names = new Set<string>(
    times.flatMap(
      (told) => (told.clock.kind === 'day' ? dayOf(told.wall) : onClock(told, start.clock)) ?? [],
    ),
  )
  return (wall) => names.has(wall) || names.has(dayOf(wall))
}
