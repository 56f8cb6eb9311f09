import { addDays, readWallDay, ticksOf, twoDigits, wallTime, type WallDay } from './wallTime.ts'

/** Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** Days that come again. Nothing before `from` is one of them. */
export type Recurrence = {
  readonly from: WallDay
  /** every so many days, weeks or months */
  readonly every: number
  readonly until?: WallDay | undefined
  readonly times?: number | undefined
} & (
  | { readonly by: 'days' }
  | { readonly by: 'weeks'; readonly on: readonly Weekday[] }
  | { readonly by: 'months'; readonly place: MonthPlace }
)

/** The day of a month by its weekday: the first Saturday, the last Friday. */
export interface MonthPlace {
  readonly weekday: Weekday
  readonly nth: 1 | 2 | 3 | 4 | 5 | 'last'
}

/** Where reckoning ends, whatever is asked. */
const lastDay = '2199-12-31'
const longestStep = 100_000

function daysSinceEpoch(day: WallDay): number {
  return ticksOf(wallTime(day, '00:00:00')) / 86_400
}

export function weekdayOf(day: WallDay): Weekday {
  // The first day of the epoch was a Thursday.
  const place = (((daysSinceEpoch(day) + 3) % 7) + 7) % 7
  return weekdays[place] ?? 1
}

/** The first of the month so many months after a day's own. */
function monthAfter(day: WallDay, months: number): WallDay | null {
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7)) - 1 + months
  const years = String(year + Math.floor(month / 12)).padStart(4, '0')
  return readWallDay(`${years}-${twoDigits((month % 12) + 1)}-01`)
}

/** The day of the month that `first` begins, or null where it has no fifth one. */
function dayInMonth(first: WallDay, { weekday, nth }: MonthPlace): WallDay | null {
  const skipped = (weekday - weekdayOf(first) + 7) % 7
  const found = (weeks: number) => addDays(first, skipped + 7 * weeks)
  const isInMonth = (day: WallDay) => day.slice(0, 7) === first.slice(0, 7)
  if (nth === 'last') return isInMonth(found(4)) ? found(4) : found(3)
  return isInMonth(found(nth - 1)) ? found(nth - 1) : null
}

/** Which of its weekday a day is in its month; the fifth one is meant as the last. */
export function placeInMonth(day: WallDay): MonthPlace {
  const week = Math.ceil(Number(day.slice(8)) / 7)
  const nths = [1, 2, 3, 4] as const
  return { weekday: weekdayOf(day), nth: nths[week - 1] ?? 'last' }
}

/** The days of one step of the recurrence, in order. */
function daysOfStep(rule: Recurrence, step: number): readonly WallDay[] | null {
  const { from, every } = rule
  if (rule.by === 'days') return [addDays(from, step * every)]
  if (rule.by === 'weeks') {
    const monday = addDays(from, 1 - weekdayOf(from) + 7 * step * every)
    return weekdays.filter((day) => rule.on.includes(day)).map((day) => addDays(monday, day - 1))
  }
  const first = monthAfter(from, step * every)
  const day = first && dayInMonth(first, rule.place)
  return first && (day ? [day] : [])
}

export interface RecurringDays {
  readonly days: readonly WallDay[]
  /** there would be more than were asked for */
  readonly isCut: boolean
}

/** The days of a recurrence in order, `most` of them at most. One that never ends by itself has none. */
export function recurringDays(rule: Recurrence, most: number): RecurringDays {
  const { from, every, until, times } = rule
  const days: WallDay[] = []
  const isEndless = until === undefined && times === undefined
  const isVoid = rule.by === 'weeks' && rule.on.length === 0
  const isStep = Number.isInteger(every) && every >= 1 && every <= longestStep
  if (isEndless || isVoid || !isStep) return { days, isCut: false }
  for (let step = 0; ; step += 1) {
    const found = daysOfStep(rule, step)
    if (found === null) return { days, isCut: false }
    for (const day of found) {
      if (day < from) continue
      if (day > (until ?? lastDay) || day > lastDay || days.length >= (times ?? Infinity))
        return { days, isCut: false }
      if (days.length >= most) return { days, isCut: true }
      days.push(day)
    }
    if (isPast(rule, step)) return { days, isCut: false }
  }
}

/** Steps without a day, such as fifth Saturdays, must come to an end too. */
function isPast({ from, every, by, until }: Recurrence, step: number) {
  const length = { days: 1, weeks: 7, months: 28 }[by]
  const reached = addDays(from, (step - 1) * every * length)
  return reached > (until ?? lastDay) || reached > lastDay
}
