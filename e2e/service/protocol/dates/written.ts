import { spokenDate } from './spokenDate.ts'
import { instantOf, wallAt } from './zones.ts'

const timestamp = /^-?\d+$/

/**
 * The wall clock a client means, or null when it cannot be read. A numeric timestamp (seconds) is
 * converted to the zone; every other form keeps its digits, whatever offset it names
 * (contract.md §3.4).
 */
export const writtenDate = (value: unknown, zone: string, now: Date): string | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).trim()
  // Eight digits are a day, as PHP reads them.
  if (timestamp.test(text) && text.length !== 8) {
    const instant = new Date(Number(text) * 1000)
    const year = instant.getUTCFullYear()
    return year >= 1 && year <= 9999 ? wallAt(instant, zone) : null
  }
  return spokenDate(text, wallAt(now, zone))
}

/** Whether live sites take it for a date: the very first instant of 1970 counts as none. */
export const isDate = (value: unknown, zone: string, now: Date): boolean => {
  const wall = writtenDate(value, zone, now)
  return wall !== null && instantOf(wall).getTime() !== 0
}
