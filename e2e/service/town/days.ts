import { inZone } from '../protocol/dates/zones.ts'

const millisecondsADay = 86_400_000

/** Midnight UTC of `YYYY-MM-DD`, as a number to count with. */
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)

/** The `YYYY-MM-DD` that lies `days` after a day. */
export const dayPlus = (day: string, days: number): string =>
  dayOf(numberOf(day) + days * millisecondsADay)

export const daysBetween = (first: string, last: string): number =>
  Math.round((numberOf(last) - numberOf(first)) / millisecondsADay)

/** 0 is Sunday. */
export const weekday = (day: string): number => new Date(numberOf(day)).getUTCDay()

export const monthOf = (day: string): number => Number(day.slice(5, 7))

/** `count` days in a row. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayPlus(first, index))

/** Wall time `YYYY-MM-DD HH:MM:SS`, `minutes` of clock face after `HH:MM` of a day. */
export const wallTime = (day: string, time: string, minutes = 0): string => {
  const moment = Date.parse(`${day}T${time}:00Z`) + minutes * 60_000
  return new Date(moment).toISOString().slice(0, 19).replace('T', ' ')
}

export const MINUTES_A_DAY = 24 * 60

/** A wall time moved by `minutes` of clock face. */
export const wallPlus = (wall: string, minutes: number): string =>
  wallTime(wall.slice(0, 10), wall.slice(11, 16), minutes).slice(0, 17) + wall.slice(17)

/** Minutes that a zone is ahead of UTC at a wall time. */
const offsetAt = (wall: string, zone: string): number =>
  (Date.parse(`${wall}Z`) - Date.parse(`${inZone(wall, zone).utc}Z`)) / 60_000

const offsets = new Map<string, number | null>()

/** The offset of a whole day; null on the days when clocks change. */
const offsetOn = (day: string, zone: string): number | null => {
  const key = `${zone} ${day}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const first = offsetAt(`${day} 00:00:00`, zone)
  const offset = first === offsetAt(`${day} 23:59:59`, zone) ? first : null
  offsets.set(key, offset)
  return offset
}

/** The UTC of a wall time in an IANA zone, both `YYYY-MM-DD HH:MM:SS`. */
export const utcOf = (wall: string, zone: string): string => {
  const offset = offsetOn(wall.slice(0, 10), zone)
  return offset === null ? inZone(wall, zone).utc : wallPlus(wall, -offset)
}
