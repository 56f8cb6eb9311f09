import ICAL from 'ical.js'
import { instantOf } from '../../../time/zoneClock.ts'
import { readWallTime, ticksOf, wallTimeAt, type WallTime } from '../../../time/wallTime.ts'
import { writtenZone } from '../../../time/writtenZone.ts'
import { zoneKey } from '../../../time/zones.ts'
import type { Block } from './calendarBlocks.ts'

/**
 * The clock by which a calendar file tells a time. `zone`: of a zone that browsers know; `own`: of one that the file
 * alone describes; `unknown`: of one that nobody knows.
 */
export type Clock =
  | { readonly kind: 'day' }
  | { readonly kind: 'zone'; readonly zone: string }
  | { readonly kind: 'own'; readonly name: string; readonly rules: ICAL.Timezone }
  | { readonly kind: 'unknown'; readonly name: string }

/** A time as a file has it. */
export interface Told {
  readonly wall: WallTime
  readonly clock: Clock
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

/** The zones of a file; one that cannot be read is as if it was not there. */
export function zonesOf(blocks: readonly Block[], around: readonly string[], site: string): Zones {
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
function clockOf(name: string | undefined, { own, usual, site }: Zones): Clock {
  if (name === undefined || name === '') return { kind: 'zone', zone: usual }
  const [zone, rules] = [writtenZone(name, site), own.get(name)]
  if (rules && !/^UTC$|\//.test(zone ?? '')) return { kind: 'own', name, rules }
  return zone === null ? { kind: 'unknown', name } : { kind: 'zone', zone }
}

/** The times of a property, which may hold several; those that no calendar has are left out. */
export function toldIn(property: ICAL.Property, zones: Zones): readonly Told[] {
  const { tzid } = property.jCal[1] as { tzid?: string }
  return property
    .toJSON()
    .slice(3)
    .flatMap((raw: unknown): Told[] => {
      // Of a period its beginning counts.
      // Some write a day without saying that it is one.
      const text = String(Array.isArray(raw) ? raw[0] : raw).replace(/T::$/, '')
      const wall = readWallTime(text.replace(/Z$/, ''))
      if (wall === null) return []
      if (!text.includes('T')) return [{ wall, clock: { kind: 'day' } }]
      const clock: Clock = text.endsWith('Z') ? { kind: 'zone', zone: 'UTC' } : clockOf(tzid, zones)
      return [{ wall, clock }]
    })
}

const timeOf = (wall: WallTime) => ICAL.Time.fromDateTimeString(wall.replace(' ', 'T'))

/** Milliseconds of the epoch; null where nobody knows the clock. */
function instantOn(wall: WallTime, clock: Clock): number | null {
  if (clock.kind === 'zone') return instantOf(wall, clock.zone)
  if (clock.kind !== 'own') return null
  return (ticksOf(wall) - clock.rules.utcOffset(timeOf(wall))) * 1000
}

/** A wall time of one clock on another; null where one of them is not known, or they are of days and hours. */
export function onClock({ wall, clock }: Told, other: Clock): WallTime | null {
  if (clock.kind === other.kind && nameOf(clock) === nameOf(other)) return wall
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
