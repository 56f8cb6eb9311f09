import { folded } from '../../../i18n/folded.ts'
import { interfaceLanguages, intlTag } from '../../../i18n/interfaceLanguage.ts'
import { addDays, readWallDay, twoDigits, type WallDay } from '../../../time/wallTime.ts'

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

function namedAt(all: readonly (readonly string[])[], word: string): number | null {
  const at = all.findIndex((said) => said.some((name) => name.startsWith(word)))
  return at === -1 ? null : at
}

/** What a word says of a date, by names of months and weekdays in the interface's languages; null for nothing. */
export function dateWord(word: string): DateWord | null {
  const text = folded(word)
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}))?$/.exec(text) ?? []
  if (day && month)
    return { ...anyDay, day: Number(day), month: Number(month), year: year ? Number(year) : null }
  if (/^(?:19|20)\d\d$/.test(text)) return { ...anyDay, year: Number(text) }
  if (/^\d{1,2}$/.test(text)) return { ...anyDay, day: Number(text) }
  if (text.length < fewestLetters) return null
  names ??= { months: namesOf('month', 12), weekdays: namesOf('weekday', 7) }
  const monthAt = namedAt(names.months, text)
  if (monthAt !== null) return { ...anyDay, month: monthAt + 1 }
  const weekday = namedAt(names.weekdays, text)
  return weekday === null ? null : { ...anyDay, weekday }
}

/** Days of one event that are looked at: whatever goes on for longer is on at any date. */
const longest = 62

/** Whether an event is on at a date that a word may mean. */
export function isOnDate(
  { start_date, end_date }: { readonly start_date: string; readonly end_date: string },
  { day, month, year, weekday }: DateWord,
): boolean {
  const first = readWallDay(start_date)
  const last = readWallDay(end_date) ?? first
  if (!first || !last) return false
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
export function daysMeant(words: readonly DateWord[], today: WallDay): readonly Days[] {
  const month = words.find((word) => word.month !== null)?.month ?? null
  const year = words.find((word) => word.year !== null)?.year ?? null
  if (month !== null) {
    const now = Number(today.slice(0, 4))
    const isOver = month < Number(today.slice(5, 7))
    const years = year === null ? (isOver ? [now + 1, now] : [now, now - 1]) : [year]
    return years.flatMap((each) => monthOf(each, month))
  }
  if (words.some(({ weekday }) => weekday !== null))
    return [[today, addDays(today, daysOfWeekdays - 1)]]
  return []
}

function monthOf(year: number, month: number): readonly Days[] {
  const first = readWallDay(`${year}-${twoDigits(month)}-01`)
  const next = readWallDay(
    month === 12 ? `${year + 1}-01-01` : `${year}-${twoDigits(month + 1)}-01`,
  )
  return first && next ? [[first, addDays(next, -1)]] : []
}
