import { folded } from '../../../i18n/folded.ts'
import { interfaceLanguages, intlTag } from '../../../i18n/interfaceLanguage.ts'
import { lastDayOf } from '../../../time/span.ts'
import {
  addDays,
  dayOf,
  readWallDay,
  readWallTime,
  twoDigits,
  type WallDay,
} from '../../../time/wallTime.ts'

/** Which days a typed word may mean: null where any will do. */
export interface DateWord {
  readonly day: number | null
  /** 1 for January */
  readonly month: number | null
  readonly year: number | null
  /** 0 for Sunday */
  readonly weekday: number | null
}

/** Fewer letters begin too many words. */
const fewestLetters = 3

const anyDay: DateWord = { day: null, month: null, year: null, weekday: null }

function namesOf(style: 'month' | 'weekday', count: number): readonly (readonly string[])[] {
  // 2023 began on a Sunday.
  const dates = Array.from({ length: count }, (_, at) =>
    Date.UTC(2023, style === 'month' ? at : 0, style === 'month' ? 1 : at + 1),
  )
  const formats = interfaceLanguages.map(
    (language) => new Intl.DateTimeFormat(intlTag(language), { [style]: 'long', timeZone: 'UTC' }),
  )
  return dates.map((date) => formats.map((format) => folded(format.format(date))))
}

let names: { months: readonly (readonly string[])[]; weekdays: readonly (readonly string[])[] }

function namedAt(
  all: readonly (readonly string[])[],
  isNamed: (name: string) => boolean,
): number | null {
  const at = all.findIndex((said) => said.some(isNamed))
  return at === -1 ? null : at
}

/** A text in words: «l’església» is of two, and a letter or two say nothing. */
export function termsOf(text: string): readonly string[] {
  return text.split(/[\s,’']+/).filter((word) => word.length > 2 || /^\d/.test(word))
}

/**
 * What a word says of a date, by names of months and weekdays in the interface's languages; null for nothing.
 * @param isWhole whether the beginning of a name is none
 */
export function dateWord(word: string, isWhole = false): DateWord | null {
  const text = folded(word)
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}))?$/.exec(text) ?? []
  if (day && month)
    return { ...anyDay, day: Number(day), month: Number(month), year: year ? Number(year) : null }
  if (/^(?:19|20)\d\d$/.test(text)) return { ...anyDay, year: Number(text) }
  const [, number] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(text) ?? []
  if (number) return { ...anyDay, day: Number(number) }
  if (text.length < fewestLetters) return null
  names ??= { months: namesOf('month', 12), weekdays: namesOf('weekday', 7) }
  const isNamed = (name: string) => (isWhole ? name === text : name.startsWith(text))
  const monthAt = namedAt(names.months, isNamed)
  if (monthAt !== null) return { ...anyDay, month: monthAt + 1 }
  const weekday = namedAt(names.weekdays, isNamed)
  return weekday === null ? null : { ...anyDay, weekday }
}

const parts = ['day', 'month', 'year', 'weekday'] as const

/** What words say of dates together: «5 desembre» is one day, «saturday sunday» either of two. */
export function datesIn(words: readonly DateWord[]): readonly DateWord[] {
  const dates: DateWord[] = []
  for (const word of words) {
    const last = dates.at(-1)
    const isOfLast = last && parts.every((part) => last[part] === null || word[part] === null)
    if (!isOfLast) dates.push(word)
    else
      dates[dates.length - 1] = {
        day: last.day ?? word.day,
        month: last.month ?? word.month,
        year: last.year ?? word.year,
        weekday: last.weekday ?? word.weekday,
      }
  }
  return dates
}

/** Days of one event that are looked at: whatever goes on for longer is on at any date. */
const longest = 62

/** Whether an event is on at a date that a word may mean. */
export function isOnDate(
  { start_date, end_date }: { readonly start_date: string; readonly end_date: string },
  { day, month, year, weekday }: DateWord,
): boolean {
  const start = readWallTime(start_date)
  if (!start) return false
  const first = dayOf(start)
  const last = lastDayOf({ start, end: readWallTime(end_date) ?? start })
  const isSo = (one: WallDay) =>
    (day === null || Number(one.slice(8)) === day) &&
    (month === null || Number(one.slice(5, 7)) === month) &&
    (year === null || Number(one.slice(0, 4)) === year) &&
    (weekday === null || new Date(`${one}T00:00Z`).getUTCDay() === weekday)
  let one = first
  for (let count = 0; one <= last; count += 1) {
    if (count === longest || isSo(one)) return true
    one = addDays(one, 1)
  }
  return false
}

/** First and last day. */
export type Days = readonly [first: WallDay, last: WallDay]

/** The weeks in which a weekday is looked for. */
const daysOfWeekdays = 28

/** The days to ask for: of a month without its year the next one and the last one. Nothing for a mere number. */
export function daysMeant(
  { day, month, year, weekday }: DateWord,
  today: WallDay,
): readonly Days[] {
  if (month !== null) {
    const now = Number(today.slice(0, 4))
    const isOver = month < Number(today.slice(5, 7))
    const years = year === null ? (isOver ? [now + 1, now] : [now, now - 1]) : [year]
    return years.flatMap((each) =>
      day === null ? monthOf(each, month) : daysFrom(readWallDay(dayText(each, month, day))),
    )
  }
  return weekday === null ? [] : [[today, addDays(today, daysOfWeekdays - 1)]]
}

const dayText = (year: number, month: number, day: number) =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`

const daysFrom = (first: WallDay | null, last = first): readonly Days[] =>
  first && last ? [[first, last]] : []

function monthOf(year: number, month: number): readonly Days[] {
  const next = readWallDay(month === 12 ? dayText(year + 1, 1, 1) : dayText(year, month + 1, 1))
  return daysFrom(readWallDay(dayText(year, month, 1)), next && addDays(next, -1))
}
