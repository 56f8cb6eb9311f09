import { type Weekday, weekdayOf, weekdays } from './recurrence.ts'
import { readWallDay, readWallTime, twoDigits, type WallDay } from './wallTime.ts'

/** Languages in which people write dates here, whichever one the interface speaks. */
const written = ['ca', 'es', 'en']

/** Lower case, no accents, one kind of apostrophe: how dates are typed and pasted. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .toLowerCase()
}

function namesOf(days: readonly string[], style: Intl.DateTimeFormatOptions): string[][] {
  const formats = written.map((tag) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...style }))
  return days.map((day) => formats.map((format) => plain(format.format(Date.parse(day)))))
}

const months = namesOf(
  Array.from({ length: 12 }, (_, at) => `2024-${String(at + 1).padStart(2, '0')}-01`),
  { month: 'long' },
)

// The first of January of 2024 was a Monday.
const weekdayNames = namesOf(
  weekdays.map((day) => `2024-01-0${day}`),
  { weekday: 'long' },
)

/** As calendars in Catalan abbreviate them, from Monday on. */
const shortest = ['dl', 'dt', 'dc', 'dj', 'dv', 'ds', 'dg']

/** Also cut off, from its third letter on, or the second of August: `set`, `oct`, `ag`. */
const begins = (names: readonly string[], word: string) =>
  (word.length >= 3 || word === 'ag') && names.some((name) => name.startsWith(word))

/** The number of a month by its name, or null for what is none. */
function monthNamed(word: string): number | null {
  const at = months.findIndex((names) => begins(names, word))
  return at < 0 ? null : at + 1
}

/** The weekdays a word may mean: `dim` is cut off too early. */
function weekdaysNamed(word: string): Weekday[] {
  return weekdays.filter(
    (day) => shortest[day - 1] === word || begins(weekdayNames[day - 1] ?? [], word),
  )
}

/** A text read as a day, with an hour where one is written, or why it is none. */
export type TypedDate =
  | {
      readonly kind: 'date'
      readonly day: WallDay
      /** `HH:MM`, or `HH:MM:SS` where seconds are written; `24:00` is the midnight that ends the day */
      readonly clock: string | null
      readonly hasYear: boolean
    }
  | { readonly kind: 'noDate' | 'noSuchDay' }
  | { readonly kind: 'leftOver'; readonly rest: string }
  | { readonly kind: 'otherWeekday'; readonly day: WallDay }

interface Found {
  readonly year: string | undefined
  readonly month: number
  readonly day: number
  /** what is left of the text without it */
  readonly rest: string
}

/** Of two digits a year is none where they begin an hour. */
const yearDigits = String.raw`(\d{4}\b|\d{2}\b(?!\s*(?:[:.]\d|h|[ap]\.?\s?m)))`
const iso = /(?<!\d[/.-]?)(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)(?:t(?=\d))?/
const dayMonthYear = (sign: string) =>
  new RegExp(String.raw`(?<!\d[.]?|:)(\d{1,2})(${sign})(\d{1,2})\2${yearDigits}`)
const numeric = dayMonthYear(String.raw`\s*[/.-]\s*`)
const spaced = dayMonthYear(String.raw`\s+`)
const slashed = /\b(\d{1,2})\/(\d{1,2})\b/
const pointed = /\b(\d{1,2})[.-](\d{1,2})\b/
const ordinal = String.raw`(?:(?:st|nd|rd|th|er|[rnte])\b|[ºª])?`
const joint = String.raw`(?:\s*,)?\s*(?:(?:del?|of)\s+|d'\s*|-)?`
const dayFirst = new RegExp(
  String.raw`\b(\d{1,2})${ordinal}${joint}([a-z]{2,})\.?(?:${joint}${yearDigits})?`,
  'g',
)
const monthFirst = new RegExp(
  String.raw`\b([a-z]{2,})\.?\s*(?:the\s+)?(\d{1,2})${ordinal}\b(?![:.h]\d)(?:${joint}${yearDigits})?`,
  'g',
)

function without(text: string, { 0: part, index }: RegExpExecArray): string {
  return `${text.slice(0, index)} ${text.slice(index + part.length)}`
}

function inNumbers(text: string, pattern: RegExp, order: readonly [number, number, number]) {
  const match = pattern.exec(text)
  if (!match) return null
  const [year, month, day] = order.map((at) => match[at])
  return { year, month: Number(month), day: Number(day), rest: without(text, match) }
}

function inWords(text: string, pattern: RegExp, order: readonly [number, number]): Found | null {
  for (const match of text.matchAll(pattern)) {
    const month = monthNamed(match[order[0]] ?? '')
    if (month === null) continue
    return { year: match[3], month, day: Number(match[order[1]]), rest: without(text, match) }
  }
  return null
}

/** The first date of a text. A point between two numbers is an hour's rather than a date's. */
function dateIn(text: string): Found | null {
  return (
    inNumbers(text, iso, [1, 3, 4]) ??
    inNumbers(text, numeric, [4, 3, 1]) ??
    inNumbers(text, slashed, [9, 2, 1]) ??
    inWords(text, dayFirst, [2, 1]) ??
    inWords(text, monthFirst, [1, 2]) ??
    inNumbers(text, spaced, [4, 3, 1]) ??
    inNumbers(text, pointed, [9, 2, 1])
  )
}

/** Without a year, the next such day from today on is meant. */
function dayMeant({ year, month, day }: Found, today: WallDay | undefined): WallDay | null {
  const of = (full: number) =>
    readWallDay(`${String(full).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`)
  if (year !== undefined) return of(year.length === 2 ? 2000 + Number(year) : Number(year))
  if (today === undefined) return null
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: 9 }, (_, more) => thisYear + more)
  return years.map(of).find((found) => found !== null && found >= today) ?? null
}

const hour =
  /(?:\b(?:a\s+)?(les|las|la|at)\s+)?\b(\d{1,2})(?:[:.h,'](\d{2})(?::(\d{2}))?)?\s*(hores|horas|hrs?|hs?|am|pm|[ap]\.\s?m\.?)?(?![\p{L}\d])/u

/** After a date with its year, `2000` and `20 00` are hours. */
const unparted = /(?<![\d:])(?:(\d{1,2})\s|(\d{2}))(\d{2})(?![\d:])/

/** The first hour in a text, and the rest of it. */
function clockIn(text: string): { clock: string; rest: string } | null {
  const match = hour.exec(text)
  if (!match) return null
  const [, at, hours, minutes, seconds = '00', unit] = match
  if (!at && !minutes && !unit) return null
  const isHalf = unit?.startsWith('a') || unit?.startsWith('p')
  const given = Number(hours)
  if (isHalf && (given < 1 || given > 12)) return null
  const ofDay = isHalf ? (given % 12) + (unit?.startsWith('p') ? 12 : 0) : given
  const clock = `${twoDigits(ofDay)}:${minutes ?? '00'}${seconds === '00' ? '' : `:${seconds}`}`
  const isClock = clock === '24:00' || readWallTime(`2000-01-01 ${clock}`) !== null
  return isClock ? { clock, rest: without(text, match) } : null
}

const fillers = new Set(
  'a al at d de del dia el els hores horas i la las les los of on the y and'.split(' '),
)

interface Words {
  readonly weekdays: readonly Weekday[] | null
  readonly rest: string
}

/** What is written around day and hour: the weekday, small words, and what nobody understands. */
function wordsOf(text: string): Words {
  const words = text.split(/[\s,;.·|'()–—*-]+/).filter((word) => word !== '' && !fillers.has(word))
  const named = words.map((word) => ({ word, days: weekdaysNamed(word) }))
  const rest = named.filter(({ days }) => days.length === 0).map(({ word }) => word)
  const found = named.find(({ days }) => days.length > 0)
  return { weekdays: found?.days ?? null, rest: rest.join(' ') }
}

/** As much of a text as is looked at. */
const longestText = 120

/**
 * Reads a date as people write it in the three languages; the day comes before the month, a year of two digits is of
 * this century.
 * @param today where a date without a year is counted from; without it such a text is no date
 */
export function readTypedDate(text: string, today?: WallDay): TypedDate {
  const date = text.length > longestText ? null : dateIn(plain(text))
  const hasYear = date?.year !== undefined
  if (!date || (!hasYear && today === undefined)) return { kind: 'noDate' }
  const day = dayMeant(date, today)
  if (!day) return { kind: 'noSuchDay' }
  const left = hasYear ? date.rest.replace(unparted, '$1$2:$3') : date.rest
  const time = clockIn(left)
  const { weekdays, rest } = wordsOf(time?.rest ?? left)
  if (rest !== '') return { kind: 'leftOver', rest }
  if (weekdays && !weekdays.includes(weekdayOf(day))) return { kind: 'otherWeekday', day }
  return { kind: 'date', day, clock: time?.clock ?? null, hasYear }
}

/** Reads an hour that is written alone: 20:30, «20.30 h», «20h», «8 pm», 20. Null for anything else. */
export function readTypedClock(text: string): string | null {
  const found = clockIn(plain(text.trim()).replace(/^\d{1,2}$/, '$& h'))
  if (!found) return null
  const { weekdays, rest } = wordsOf(found.rest)
  return rest === '' && weekdays === null ? found.clock : null
}
