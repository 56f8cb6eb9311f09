import { weekdayOf, type Weekday } from '../../time/recurrence.ts'
import { readWallDay, readWallTime, type WallDay } from '../../time/wallTime.ts'
import { monthNamed, plain, weekdaysNamed } from './dateNames.ts'

/** A line of a pasted list: a day, with an hour where one is written, or why it is none. */
export type PastedLine = { readonly line: number; readonly text: string } & (
  | { readonly kind: 'date'; readonly day: WallDay; readonly clock: string | null }
  | { readonly kind: 'noDate' }
  | { readonly kind: 'noSuchDay' }
  | { readonly kind: 'leftOver'; readonly rest: string }
  | { readonly kind: 'otherWeekday'; readonly day: WallDay }
)

interface Found {
  readonly year: string | undefined
  readonly month: number
  readonly day: number
  /** what is left of the text without it */
  readonly rest: string
}

const iso = /\b(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:t(?=\d))?/
const numeric = /\b(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})\b/
const slashed = /\b(\d{1,2})\/(\d{1,2})\b/
const pointed = /\b(\d{1,2})[.-](\d{1,2})\b/
const ordinal = String.raw`(?:st|nd|rd|th|er|º|ª)?`
const joint = String.raw`(?:\s*,)?\s*(?:(?:del?|of)\s+|d'\s*|-)?`
const dayFirst = new RegExp(
  String.raw`\b(\d{1,2})${ordinal}${joint}([a-z]{2,})\.?(?:${joint}(\d{4})\b)?`,
  'g',
)
const monthFirst = new RegExp(
  String.raw`\b([a-z]{2,})\.?\s*(?:the\s+)?(\d{1,2})${ordinal}\b(?![:.h]\d)(?:${joint}(\d{4})\b)?`,
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
    inNumbers(text, iso, [1, 2, 3]) ??
    inNumbers(text, numeric, [4, 3, 1]) ??
    inNumbers(text, slashed, [9, 2, 1]) ??
    inWords(text, dayFirst, [2, 1]) ??
    inWords(text, monthFirst, [1, 2]) ??
    inNumbers(text, pointed, [9, 2, 1])
  )
}

const two = (number: number) => String(number).padStart(2, '0')

/** Without a year, the next such day from today on is meant. */
function dayMeant({ year, month, day }: Found, today: WallDay): WallDay | null {
  const of = (full: number) => readWallDay(`${full}-${two(month)}-${two(day)}`)
  if (year !== undefined) return of(year.length === 2 ? 2000 + Number(year) : Number(year))
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: 9 }, (_, more) => thisYear + more)
  return years.map(of).find((found) => found !== null && found >= today) ?? null
}

const hour =
  /(?:\b(?:a\s+)?(les|las|la|at)\s+)?\b(\d{1,2})(?:([:.h])(\d{2})(?::\d{2})?)?\s*(hores|horas|hrs?|hs?|am|pm|a\.m\.?|p\.m\.?)?(?![\p{L}\d])/u

/** `HH:MM` of the first hour in a text, and the rest of it. */
function clockIn(text: string): { clock: string; rest: string } | null {
  const match = hour.exec(text)
  if (!match) return null
  const [, at, hours, , minutes, unit] = match
  if (!at && !minutes && !unit) return null
  const isHalf = unit?.startsWith('a') || unit?.startsWith('p')
  const given = Number(hours)
  if (isHalf && (given < 1 || given > 12)) return null
  const whole = isHalf ? (given % 12) + (unit?.startsWith('p') ? 12 : 0) : given
  const clock = `${two(whole)}:${minutes ?? '00'}`
  const isClock = readWallTime(`2000-01-01 ${clock}`) !== null
  return isClock ? { clock, rest: without(text, match) } : null
}

const fillers = new Set(
  'a al at d de del dia el els hores horas i la las les los of on the y and'.split(' '),
)

interface Words {
  readonly weekdays: readonly Weekday[] | null
  readonly rest: string
}

/** What stands beside day and hour: the weekday, small words, and what nobody understands. */
function wordsOf(text: string): Words {
  const words = text.split(/[\s,;.·|'()–—*-]+/).filter((word) => word !== '' && !fillers.has(word))
  const named = words.map((word) => ({ word, days: weekdaysNamed(word) }))
  const rest = named.filter(({ days }) => days.length === 0).map(({ word }) => word)
  const found = named.find(({ days }) => days.length > 0)
  return { weekdays: found?.days ?? null, rest: rest.join(' ') }
}

type Reading =
  | Omit<Extract<PastedLine, { kind: 'date' }>, 'line' | 'text'>
  | { kind: 'noDate' | 'noSuchDay' }
  | { kind: 'leftOver'; rest: string }
  | { kind: 'otherWeekday'; day: WallDay }

/** As much of a line as is looked at, and as many lines. */
const longestLine = 120
const mostLines = 1000

function readLine(text: string, today: WallDay): Reading {
  if (text.length > longestLine) return { kind: 'noDate' }
  const date = dateIn(plain(text))
  if (!date) return { kind: 'noDate' }
  const day = dayMeant(date, today)
  if (!day) return { kind: 'noSuchDay' }
  const time = clockIn(date.rest)
  const { weekdays, rest } = wordsOf(time?.rest ?? date.rest)
  if (rest !== '') return { kind: 'leftOver', rest }
  if (weekdays && !weekdays.includes(weekdayOf(day))) return { kind: 'otherWeekday', day }
  return { kind: 'date', day, clock: time?.clock ?? null }
}

/**
 * Reads dates as people write them in the three languages, one on a line; the day stands before the month.
 * Empty lines say nothing.
 */
export function readPastedDates(pasted: string, today: WallDay): PastedLine[] {
  const lines = pasted.split(/\r\n|\r|\n/).map((text, at) => ({ line: at + 1, text: text.trim() }))
  return lines
    .filter(({ text }) => text !== '')
    .slice(0, mostLines)
    .map((line) => Object.assign(line, readLine(line.text, today)))
}
