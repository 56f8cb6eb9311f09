declare const wallTimeMark: unique symbol
declare const wallDayMark: unique symbol

/** A clock reading `YYYY-MM-DD HH:MM:SS` of some zone, the zone being said elsewhere. contract.md §3.3. */
export type WallTime = string & { readonly [wallTimeMark]: true }

/** A calendar day `YYYY-MM-DD`. */
export type WallDay = string & { readonly [wallDayMark]: true }

const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/

const secondsOfDay = 86_400

/** `7` as `07`. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Seconds of the epoch at which UTC shows this wall time: a number to reckon with, the instant of no other zone. */
export function ticksOf(wall: WallTime): number {
  return Date.parse(`${wall.replace(' ', 'T')}Z`) / 1000
}

function wallOf(ticks: number): WallTime {
  return new Date(ticks * 1000).toISOString().slice(0, 19).replace('T', ' ') as WallTime
}

/**
 * Reads `YYYY-MM-DD`, `YYYY-MM-DD HH:MM` or `YYYY-MM-DD HH:MM:SS` (a `T` between them is accepted);
 * null when the text is none of them or names a day or an hour that no calendar has.
 */
export function readWallTime(text: string): WallTime | null {
  const found = pattern.exec(text.trim())
  if (!found) return null
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = found
  const wall = `${year}-${month}-${day} ${hour}:${minute}:${second}`
  const ticks = Date.parse(`${wall.replace(' ', 'T')}Z`) / 1000
  return Number.isFinite(ticks) && wallOf(ticks) === wall ? (wall as WallTime) : null
}

/** Reads `YYYY-MM-DD`, or the day of a longer text of `readWallTime`. */
export function readWallDay(text: string): WallDay | null {
  const wall = readWallTime(text)
  return wall && dayOf(wall)
}

export function dayOf(wall: WallTime): WallDay {
  return wall.slice(0, 10) as WallDay
}

/** `HH:MM:SS`. */
export function clockOf(wall: WallTime): string {
  return wall.slice(11)
}

/** @param clock `HH:MM` or `HH:MM:SS`, a valid one; `24:00` is the midnight that ends the day. */
export function wallTime(day: WallDay, clock: string): WallTime {
  if (clock === '24:00') return wallTime(addDays(day, 1), '00:00')
  return `${day} ${clock.length === 5 ? `${clock}:00` : clock}` as WallTime
}

/** Moves by seconds of the clock on the wall: clock changes of a zone are not counted. */
export function addSeconds(wall: WallTime, seconds: number): WallTime {
  return wallOf(ticksOf(wall) + seconds)
}

export function addDays(day: WallDay, days: number): WallDay {
  return dayOf(addSeconds(wallTime(day, '00:00:00'), days * secondsOfDay))
}

/** Seconds on the wall from one reading to the other; negative when the second is earlier. */
export function secondsBetween(from: WallTime, to: WallTime): number {
  return ticksOf(to) - ticksOf(from)
}

/** Days from the first to the last one, both counted: 1 for the same day. */
export function daysCounted(from: WallDay, to: WallDay): number {
  return secondsBetween(wallTime(from, '00:00:00'), wallTime(to, '00:00:00')) / secondsOfDay + 1
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOfZone(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(zone, made)
  return made
}

/** Seconds of a zone that is written as an offset, `±HH:MM`; older browsers do not know those. */
function fixedOffset(zone: string): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(zone) ?? []
  if (!sign) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60)
}

/**
 * The clock on the wall of a zone at an instant (milliseconds of the epoch).
 * @param zone IANA name or `±HH:MM`; RangeError for an unknown one
 */
export function wallTimeAt(instant: number, zone: string): WallTime {
  const offset = fixedOffset(zone)
  if (offset !== null) return wallOf(Math.floor(instant / 1000) + offset)
  const parts = clockOfZone(zone).formatToParts(instant)
  const part = (name: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === name)?.value ?? ''
  const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
  return `${date} ${part('hour')}:${part('minute')}:${part('second')}` as WallTime
}

/** Today in a zone. Throws RangeError for an unknown zone. */
export function todayIn(zone: string, now = Date.now()): WallDay {
  return dayOf(wallTimeAt(now, zone))
}
