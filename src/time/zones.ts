import { twoDigits } from './wallTime.ts'

/** IANA names this browser knows, `UTC` among them, sorted. */
export function zoneNames(): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
}

/** `UTC+2`, `UTC-3.5`, `+02:00`: what services accept beside IANA names. contract.md §3.4. */
const offsetPattern = /^(?:UTC)?([+-])(\d{1,2})(?:[:.](\d{1,2}))?$/i

/** What this browser makes of each name: to ask it takes as long as reading twenty rows of a file. */
const names = new Map<string, string | null>()

function foundBy(zone: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()
    return timeZone.toLowerCase() === zone.toLowerCase() ? timeZone : zone
  } catch {
    return null
  }
}

/** A zone by its IANA name, in the letters of that name: «europe/madrid» is «Europe/Madrid». Null when it has none. */
function ianaName(zone: string): string | null {
  const known = names.get(zone)
  if (known !== undefined) return known
  const found = zone === '' ? null : foundBy(zone)
  names.set(zone, found)
  return found
}

/**
 * The name `Intl` understands for a zone as a service writes it: an IANA name in its own letters, an offset as `±HH:MM`;
 * null when it is no zone.
 */
export function zoneKey(zone: string): string | null {
  const [, sign, hours, rest] = offsetPattern.exec(zone) ?? []
  return sign ? offsetKey(sign, Number(hours), zone, rest) : ianaName(zone)
}

/** A zone as it is to be compared and written: whatever is no IANA name stays as it is. */
export function zoneName(zone: string): string {
  return ianaName(zone) ?? zone
}

function offsetKey(sign: string, hours: number, zone: string, rest = '0'): string | null {
  const minutes = zone.includes('.') ? Number(`0.${rest}`) * 60 : Number(rest)
  if (hours > 14 || minutes >= 60) return null
  return `${sign}${twoDigits(hours)}:${twoDigits(Math.round(minutes))}`
}

/** True for a zone that a service can take and a browser can compute with. */
export function isZone(zone: string): boolean {
  return zoneKey(zone) !== null
}
