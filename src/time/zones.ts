/** IANA names this browser knows, `UTC` among them, sorted. */
export function zoneNames(): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
}

/** `UTC+2`, `UTC-3.5`, `+02:00`: what services accept beside IANA names. contract.md §3.4. */
const offsetPattern = /^(?:UTC)?([+-])(\d{1,2})(?:[:.](\d{1,2}))?$/i

/** Names that this browser was found to know: to find it takes as long as reading twenty rows of a file. */
const known = new Set<string>()

/**
 * The name `Intl` understands for a zone as a service writes it: IANA names as they are, an offset as `±HH:MM`;
 * null when it is no zone.
 */
export function zoneKey(zone: string): string | null {
  const offset = offsetPattern.exec(zone)
  if (offset) return offsetKey(offset[1] ?? '+', Number(offset[2]), zone, offset[3])
  if (zone === '' || known.has(zone)) return zone || null
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).format(0)
    known.add(zone)
    return zone
  } catch {
    return null
  }
}

function two(number: number): string {
  return String(Math.round(number)).padStart(2, '0')
}

function offsetKey(sign: string, hours: number, zone: string, rest = '0'): string | null {
  const minutes = zone.includes('.') ? Number(`0.${rest}`) * 60 : Number(rest)
  if (hours > 14 || minutes >= 60) return null
  return `${sign}${two(hours)}:${two(minutes)}`
}

/** True for a zone that a service can take and a browser can compute with. */
export function isZone(zone: string): boolean {
  return zoneKey(zone) !== null
}
