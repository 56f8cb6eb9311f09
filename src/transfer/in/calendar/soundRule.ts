import ICAL from 'ical.js'
import type { WallDay } from '../../../time/wallTime.ts'

const isUsual = (freq: string) => ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(freq)

const numbersOf = (rule: ICAL.Recur, part: string): readonly number[] =>
  ((rule.parts as Record<string, readonly unknown[] | undefined>)[part] ?? []).map(Number)

/** No month has more days than these. */
const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Parts that the library passes over without a word, and finds days that nobody meant. */
function isPassedOver(rule: ICAL.Recur, part: string): boolean {
  const has = (one: string) => one in rule.parts
  if (part === 'BYWEEKNO') return true
  if (part === 'BYYEARDAY') return rule.freq === 'DAILY'
  if (part !== 'BYSETPOS') return false
  const isOfMonth = rule.freq === 'MONTHLY' || (rule.freq === 'YEARLY' && has('BYMONTH'))
  return !isOfMonth || !has('BYDAY') || has('BYMONTHDAY')
}

/**
 * Whether the library finds the days of a rule and comes to an end: what recurs within a day is no event of a calendar,
 * and it goes on for ever in search of a day that no month has.
 */
export function isSound(rule: ICAL.Recur): boolean {
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
export function withItsDay(rule: ICAL.Recur, start: WallDay): ICAL.Recur {
  const isDaySaid = Object.keys(rule.parts).some((part) => part !== 'BYMONTH')
  if (rule.freq !== 'YEARLY' || isDaySaid) return rule
  const month = numbersOf(rule, 'BYMONTH').length > 0 ? '' : `;BYMONTH=${Number(start.slice(5, 7))}`
  return ICAL.Recur.fromString(`${rule.toString()}${month};BYMONTHDAY=${Number(start.slice(8))}`)
}

/** What the library makes of the thirtieth of February: the second of March. */
export function isMeant(rule: ICAL.Recur, day: WallDay): boolean {
  const months = numbersOf(rule, 'BYMONTH')
  const days = numbersOf(rule, 'BYMONTHDAY')
  const ownDay = Number(day.slice(8))
  return (
    (months.length === 0 || months.includes(Number(day.slice(5, 7)))) &&
    (days.length === 0 || days.some((one) => one < 0) || days.includes(ownDay))
  )
}
