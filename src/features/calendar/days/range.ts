import { formatDate, formatOf } from '../../../i18n/formats.ts'
import { addDays, readWallDay, type WallDay } from '../../../time/wallTime.ts'

export const views = ['month', 'week', 'day', 'agenda'] as const

export type View = (typeof views)[number]

/** Days from the first to the last one, both counted; of the site's calendar, in no zone. */
export interface Days {
  readonly first: WallDay
  readonly last: WallDay
}

/** Monday is 1, as weeks begin in all three languages (product.md §4). */
function weekdayOf(day: WallDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

export function weekOf(day: WallDay): Days {
  const first = addDays(day, 1 - weekdayOf(day))
  return { first, last: addDays(first, 6) }
}

export function monthOf(day: WallDay): Days {
  const first = addDays(day, 1 - Number(day.slice(8)))
  const inNext = addDays(first, 31)
  return { first, last: addDays(inNext, -Number(inNext.slice(8))) }
}

/** The month with the days of other months that complete its weeks: what every view of any of its days lies in. */
export function weeksOfMonth(day: WallDay): Days {
  const { first, last } = monthOf(day)
  return { first: weekOf(first).first, last: weekOf(last).last }
}

/** The days that a view shows. */
export function daysOf(view: View, date: WallDay): Days {
  if (view === 'month') return weeksOfMonth(date)
  if (view === 'agenda') return monthOf(date)
  return view === 'week' ? weekOf(date) : { first: date, last: date }
}

/** The same day of another month, or its last one. */
function inMonth(date: WallDay, months: number): WallDay {
  const first = monthOf(date).first
  const there = monthOf(months > 0 ? addDays(first, 31) : addDays(first, -1))
  const same = readWallDay(there.first.slice(0, 8) + date.slice(8))
  return same ?? there.last
}

/** The day to look at after one step forwards (1) or back (-1). */
export function stepped(view: View, date: WallDay, step: 1 | -1): WallDay {
  if (view === 'week') return addDays(date, 7 * step)
  return view === 'day' ? addDays(date, step) : inMonth(date, step)
}

type Style = Intl.DateTimeFormatOptions

const month: Style = { month: 'long', year: 'numeric' }
const week: Style = { day: 'numeric', month: 'long', year: 'numeric' }

const inUtc = (day: WallDay) => Date.parse(`${day}T00:00:00Z`)

function capital(words: string, language: string): string {
  const [first = '', ...rest] = words
  return first.toLocaleUpperCase(language) + rest.join('')
}

/** «dimecres, 18 de novembre». */
export function dayTitle(day: WallDay, language: string): string {
  return formatOf(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(inUtc(day))
}

/** «dt., 2 – dv., 5 de març». */
export function daysTitle({ first, last }: Days, language: string): string {
  const style: Style = { weekday: 'short', day: 'numeric', month: 'long' }
  return formatOf(language, style).formatRange(inUtc(first), inUtc(last))
}

/** «Novembre del 2026», «16–22 de novembre del 2026», «Dimecres, 18 de novembre del 2026». */
export function periodTitle(view: View, date: WallDay, language: string): string {
  if (view === 'day') return capital(formatDate(language, date), language)
  if (view !== 'week') return capital(formatOf(language, month).format(inUtc(date)), language)
  const { first, last } = daysOf('week', date)
  return capital(formatOf(language, week).formatRange(inUtc(first), inUtc(last)), language)
}
