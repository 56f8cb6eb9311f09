import { Temporal } from 'temporal-polyfill'
import { remembered } from '../remembered.ts'
import written from './abbreviations.json' with { type: 'json' }

/** Abbreviations that live sites take and Intl does not know, in minutes from UTC. */
const abbreviations: Readonly<Record<string, number>> = written

const pair = (part: number): string => String(part).padStart(2, '0')

const offsetText = (minutes: number): string => {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${pair(Math.floor(size / 60))}:${pair(Math.round(size % 60))}`
}

/** `UTC+2`, `UTC-3.5` and `+02:00` say an offset. */
const offsetOf = (zone: string): string | undefined => {
  const minutes = abbreviations[zone.toUpperCase()]
  if (minutes !== undefined) return offsetText(minutes)
  const [, sign, hours = '', rest = ''] =
    /^(?:UTC)?([+-])(\d{1,2})(?::?([0-5]\d)|[.,]\d+)?$/i.exec(zone) ?? []
  if (sign === undefined) return undefined
  const fraction = Number(/[.,](\d+)$/.exec(zone)?.[1] ?? 0)
  const size = Number(hours) * 60 + (rest === '' ? Number(`0.${fraction}`) * 60 : Number(rest))
  return size > 14 * 60 ? undefined : offsetText(sign === '-' ? -size : size)
}

const identifiers = new Map<string, string | null>()

const isKnownToIntl = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The name under which Temporal knows a zone; null when nobody knows it. */
const identifierOf = (zone: string): string | null => {
  const known = identifiers.get(zone)
  if (known !== undefined) return known
  const found = offsetOf(zone) ?? (isKnownToIntl(zone) ? zone : null)
  identifiers.set(zone, found)
  return found
}

export const isZone = (zone: string): boolean => zone !== '' && identifierOf(zone) !== null

const space = (iso: string): string => iso.slice(0, 19).replace('T', ' ')

const plain = (wall: string): Temporal.PlainDateTime =>
  Temporal.PlainDateTime.from(wall.replace(' ', 'T'))

/** Clocks stop where years have no four digits: what another zone pushes over the edge stays on it. */
const atSeconds = (time: Temporal.PlainDateTime): string => {
  if (time.year > 9999) return '9999-12-31 23:59:59'
  return time.year < 1 ? '0001-01-01 00:00:00' : space(time.toString({ smallestUnit: 'second' }))
}

/**
 * A wall clock `YYYY-MM-DD HH:MM:SS` of a zone, as it really shows there and in UTC. A time that
 * the clock change leaves out moves forward (contract.md §3.4); of one that comes twice, the first.
 */
export const inZone = (wall: string, zone: string): { wall: string; utc: string } => {
  const zoned = plain(wall).toZonedDateTime(identifierOf(zone) ?? 'UTC')
  return {
    wall: atSeconds(zoned.toPlainDateTime()),
    utc: atSeconds(zoned.withTimeZone('UTC').toPlainDateTime()),
  }
}

/** The wall clock of a zone at an instant. */
export const wallAt = (instant: Date, zone: string): string =>
  atSeconds(
    Temporal.Instant.fromEpochMilliseconds(instant.getTime())
      .toZonedDateTimeISO(identifierOf(zone) ?? 'UTC')
      .toPlainDateTime(),
  )

/** The instant of a UTC wall clock. */
export const instantOf = (utc: string): Date => new Date(`${utc.replace(' ', 'T')}Z`)

const zoneName = (locale: string, timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** Of a zone and ten minutes in UTC, as text: `Europe/Madrid 2027-03-28 01:0`; no clock changes within them. */
const abbreviationIn = remembered((zoneAndTime) => {
  const [zone = '', ...time] = zoneAndTime.split(' ')
  const instant = instantOf(`${time.join(' ')}0:00`)
  const names = ['en-GB', 'en-US'].map((locale) => zoneName(locale, zone, instant))
  return names.find((name) => !/^(GMT|UTC)[+-]/.test(name)) ?? names[0] ?? zone
}, 5000)

/** `CET`, `EDT`, or the zone as written when it has no abbreviation. Western names come from two locales. */
export const abbreviationOf = (zone: string, utc: string): string => {
  const identifier = identifierOf(zone)
  if (identifier === null || offsetOf(zone) !== undefined) return zone
  return abbreviationIn(`${identifier} ${utc.slice(0, 15)}`)
}

/** `+01:00` at a wall clock of a zone. */
export const offsetAt = (wall: string, zone: string): string =>
  plain(wall).toZonedDateTime(identifierOf(zone) ?? 'UTC').offset
