import ICAL from 'ical.js'
import {
  addDays,
  addSeconds,
  dayOf,
  daysCounted,
  readWallTime,
  type WallDay,
  wallTime,
  type WallTime,
} from '../../../../time/wallTime.ts'
import { mostRows, type DayWindow } from '../../table/table.ts'
import type { CalendarEvent } from './calendarEvent.ts'
import { namedBy, onClock, onSeries, type FileTime } from './clocks.ts'

const isUsual = (freq: string) => ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(freq)

const numbersOf = (rule: ICAL.Recur, part: string): readonly number[] =>
  ((rule.parts as Record<string, readonly unknown[] | undefined>)[part] ?? []).map(Number)

/** No month has more days than these. */
const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Days of months that the library looks for without end, in one month of all, or in one that has fewer days. */
function isMonthDayMissed({ freq, parts }: ICAL.Recur, months: number): boolean {
  const isFromTheEnd = (parts['BYMONTHDAY'] ?? []).some((day) => day < 0)
  if (freq === 'DAILY') return isFromTheEnd
  if (freq !== 'YEARLY') return false
  return months === 0 ? !('BYDAY' in parts) : months > 1 && isFromTheEnd
}

/** Months of which the library takes one for another, or counts the days of the first one twice. */
function areMonthsMixed({ freq, parts, count }: ICAL.Recur, months: readonly number[]): boolean {
  const isInOrder = months.every((month, at) => at === 0 || month > (months[at - 1] ?? 0))
  const isCounted = months.length > 1 && 'BYDAY' in parts && (count ?? 0) > 0
  return freq === 'MONTHLY' && (!isInOrder || isCounted)
}

/** Parts that the library passes over without a word, and finds days that nobody meant. */
function isPassedOver(rule: ICAL.Recur, part: string): boolean {
  const months = numbersOf(rule, 'BYMONTH')
  const weekdays = (rule.parts['BYDAY'] ?? []).map(String)
  if (part === 'BYWEEKNO') return true
  if (part === 'BYYEARDAY') return rule.freq === 'DAILY'
  if (part === 'BYMONTH') return areMonthsMixed(rule, months)
  if (part === 'BYMONTHDAY') return isMonthDayMissed(rule, months.length)
  // The twentieth Monday of a year is any Monday to it.
  if (part === 'BYDAY') return weekdays.some((day) => /\d\d/.test(day))
  if (part !== 'BYSETPOS') return false
  const isOfMonth = rule.freq === 'MONTHLY' || (rule.freq === 'YEARLY' && months.length === 1)
  const isPlain = weekdays.length > 0 && !weekdays.some((day) => /\d/.test(day))
  return !isOfMonth || !isPlain || 'BYMONTHDAY' in rule.parts
}

/**
 * Whether the library finds the days of a rule and comes to an end: what recurs within a day is no event of a calendar,
 * and it goes on for ever in search of a day that no month has.
 */
function isSound(rule: ICAL.Recur): boolean {
  const months = numbersOf(rule, 'BYMONTH')
  const days = numbersOf(rule, 'BYMONTHDAY')
  const isThere = (day: number) =>
    (months.length > 0 ? months : [1]).some(
      (month) => Math.abs(day) <= (longestMonths[month - 1] ?? 0),
    )
  return (
    isUsual(rule.freq) &&
    rule.interval > 0 &&
    (days.length === 0 || days.some(isThere)) &&
    !Object.keys(rule.parts).some((part) => isPassedOver(rule, part))
  )
}

/** A rule of years with the day of its start, which the library takes for the first of March where a year has none. */
function withItsDay(rule: ICAL.Recur, start: WallDay): ICAL.Recur {
  const isDaySaid = Object.keys(rule.parts).some((part) => part !== 'BYMONTH')
  if (rule.freq !== 'YEARLY' || isDaySaid) return rule
  const month = numbersOf(rule, 'BYMONTH').length > 0 ? '' : `;BYMONTH=${Number(start.slice(5, 7))}`
  return ICAL.Recur.fromString(`${rule.toString()}${month};BYMONTHDAY=${Number(start.slice(8))}`)
}

/** What the library makes of the thirtieth of February: the second of March. */
function isMeant(rule: ICAL.Recur, day: WallDay): boolean {
  const months = numbersOf(rule, 'BYMONTH')
  const days = numbersOf(rule, 'BYMONTHDAY')
  const ownDay = Number(day.slice(8))
  return (
    (months.length === 0 || months.includes(Number(day.slice(5, 7)))) &&
    (days.length === 0 || days.some((one) => one < 0) || days.includes(ownDay))
  )
}

/** The last day that a repetition reaches into. */
export function lastDayOf({ endOf }: CalendarEvent, wall: WallTime): WallDay {
  const end = endOf(wall)
  return dayOf(end === null || end <= wall ? wall : addSeconds(end, -1))
}

/** Whether anything of a repetition is in a window. */
export const isIn = (event: CalendarEvent, wall: WallTime, { first, last }: DayWindow): boolean =>
  dayOf(wall) <= last && lastDayOf(event, wall) >= first

/** Repetitions of one event that are looked through before it is given up. */
const mostSteps = 20_000

const daysOfStep: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7 }

/** A day nearer to the window from which the same repetitions follow; one that is counted begins where it begins. */
function nearer(rule: ICAL.Recur, start: WallTime, { first }: DayWindow): WallTime {
  const step = (daysOfStep[rule.freq] ?? 0) * rule.interval
  const before = daysCounted(dayOf(start), first) - 1
  if (step === 0 || before <= 2 * step || (rule.count ?? 0) > 0) return start
  const skipped = (Math.floor(before / step) - 1) * step
  return wallTime(addDays(dayOf(start), skipped), start.slice(11))
}

const timeOf = (wall: WallTime, isDay: boolean) =>
  isDay
    ? ICAL.Time.fromDateString(dayOf(wall))
    : ICAL.Time.fromDateTimeString(wall.replace(' ', 'T'))

/** The last moment of a rule on the clock of its event; null where it has none. */
function untilOf(rule: ICAL.Recur, start: FileTime): WallTime | null {
  const { until } = rule
  if (!until) return null
  const text = until.toString()
  const wall = readWallTime(text.replace(/Z$/, ''))
  if (wall === null) return null
  if (until.isDate) return wallTime(dayOf(wall), '23:59:59')
  const told: FileTime = text.endsWith('Z')
    ? { wall, clock: { kind: 'zone', zone: 'UTC' } }
    : { ...start, wall }
  return onClock(told, start.clock) ?? wall
}

/** By one rule, its first moments in the window, one more than are asked for; null of a rule that is not understood. */
function ruledMoments(
  said: ICAL.Recur,
  start: FileTime,
  window: DayWindow,
  most: number,
): readonly WallTime[] | null {
  const rule = withItsDay(said, dayOf(start.wall))
  if (!isSound(rule) || rule.count === 0) return null
  const until = untilOf(rule, start)
  const plain = ICAL.Recur.fromString(rule.toString().replace(/;?UNTIL=[^;]*/i, ''))
  const isDay = start.clock.kind === 'day'
  const found: WallTime[] = []
  const steps = plain.iterator(timeOf(nearer(rule, start.wall, window), isDay))
  for (let step = 0; step < mostSteps && found.length <= most; step += 1) {
    const next = steps.next() as ICAL.Time | null
    const wall = next && readWallTime(next.toString())
    if (!wall || dayOf(wall) > window.last || (until !== null && wall > until)) return found
    if (wall >= start.wall && dayOf(wall) >= window.first && isMeant(rule, dayOf(wall)))
      found.push(wall)
  }
  return found.length > most ? found : null
}

/** The library throws at what it does not understand. */
function momentsBy(...asked: Parameters<typeof ruledMoments>): ReturnType<typeof ruledMoments> {
  try {
    return ruledMoments(...asked)
  } catch {
    return null
  }
}

/**
 * The moments of an event on its own clock that lie in the window, without those that were left out.
 * @returns null where a rule is not understood or leads too far
 */
export function momentsOf(
  event: CalendarEvent,
  start: FileTime,
  window: DayWindow,
): readonly WallTime[] | null {
  const length = daysCounted(dayOf(start.wall), lastDayOf(event, start.wall)) - 1
  const reach = Math.max(0, Math.min(length, daysCounted(dayOf(start.wall), window.first) - 1))
  const early = { ...window, first: addDays(window.first, -reach) }
  const ruled = event.rules.map((rule) => momentsBy(rule, start, early, mostRows + reach))
  if (ruled.includes(null)) return null
  const added = event.added.flatMap((told) => onSeries(told, start) ?? [])
  const isLeft = namedBy(event.left, start)
  return [...new Set([start.wall, ...ruled.flatMap((some) => some ?? []), ...added])]
    .filter((wall) => isIn(event, wall, window) && !isLeft(wall))
    .toSorted()
}
