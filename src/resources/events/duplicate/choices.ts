import * as z from 'zod/mini'
import { mostCopies, type ChosenDay, type SourceTimes } from './copyRows.ts'
import {
  placeInMonth,
  recurringDays,
  weekdayOf,
  type MonthPlace,
  type Recurrence,
  type Weekday,
} from '../../../time/recurrence.ts'
import { readTypedDate, type TypedDate } from '../../../time/typedDate.ts'
import { addDays, readWallDay, type WallDay } from '../../../time/wallTime.ts'

export const ways = ['one', 'repeat', 'pick', 'paste'] as const

/** What the page of copies is told, as its boxes hold it and a draft of it stores. */
export const choicesSchema = z.object({
  way: z.enum(ways),
  /** of the one copy, a day with any hour, or no day yet */
  day: z.string(),
  every: z.string(),
  by: z.enum(['days', 'weeks', 'months']),
  weekdays: z.array(z.custom<Weekday>((day) => Number.isInteger(day) && day >= 1 && day <= 7)),
  from: z.string(),
  ending: z.enum(['times', 'until']),
  times: z.string(),
  until: z.string(),
  picked: z.array(z.custom<WallDay>((day) => typeof day === 'string')),
  pasted: z.string(),
  status: z.string(),
  /** when the copies go out, wall time of the site; only what is scheduled has one */
  date: z.string(),
  keepsAuthor: z.boolean(),
  /** to copy what is protected without its protection */
  agrees: z.boolean(),
})

export type Choices = z.infer<typeof choicesSchema>

/** The same weekday a week later, or the next one that is still to come. */
function dayAfter(start: string, today: WallDay): WallDay {
  const day = readWallDay(start) ?? today
  const next = addDays(day, 7)
  if (next > today) return next
  const skipped = (weekdayOf(day) - weekdayOf(today) + 7) % 7
  return addDays(today, skipped === 0 ? 7 : skipped)
}

/** What the page begins with: a copy every week, once a month's worth. */
export function firstChoices({ start_date }: SourceTimes, today: WallDay): Choices {
  const next = dayAfter(start_date, today)
  return {
    way: 'one',
    day: next,
    every: '1',
    by: 'weeks',
    weekdays: [weekdayOf(next)],
    from: next,
    ending: 'times',
    times: '4',
    until: '',
    picked: [],
    pasted: '',
    status: 'draft',
    date: '',
    keepsAuthor: true,
    agrees: false,
  }
}

type ChoiceProblem =
  | 'everyProblem'
  | 'countProblem'
  | 'weekdaysProblem'
  | 'dayProblem'
  | 'untilProblem'

type ChoiceProblems = Partial<Record<keyof Choices, ChoiceProblem>>

const wholeNumber = (text: string) => (/^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text) : null)

/** What keeps the boxes of the repetition from being understood. */
export function choiceProblems(choices: Choices): ChoiceProblems {
  const problems: ChoiceProblems = {}
  if (choices.way === 'one' && !readWallDay(choices.day)) problems.day = 'dayProblem'
  if (choices.way !== 'repeat') return problems
  const from = readWallDay(choices.from)
  const until = readWallDay(choices.until)
  const times = wholeNumber(choices.times) ?? 0
  if (wholeNumber(choices.every) === null) problems.every = 'everyProblem'
  if (!from) problems.from = 'dayProblem'
  if (choices.by === 'weeks' && choices.weekdays.length === 0) problems.weekdays = 'weekdaysProblem'
  if (choices.ending === 'times' && (times < 1 || times > mostCopies))
    problems.times = 'countProblem'
  if (choices.ending === 'until' && !until) problems.until = 'dayProblem'
  else if (choices.ending === 'until' && from && until && until < from)
    problems.until = 'untilProblem'
  return problems
}

/** The place in its month of the day that the repetition begins on. */
export function monthPlace({ from }: Pick<Choices, 'from'>): MonthPlace | null {
  const day = readWallDay(from)
  return day && placeInMonth(day)
}

function repetition(choices: Choices): Recurrence | null {
  const from = readWallDay(choices.from)
  const every = wholeNumber(choices.every)
  if (!from || every === null || Object.keys(choiceProblems(choices)).length > 0) return null
  const end =
    choices.ending === 'times'
      ? { times: Number(choices.times) }
      : { until: readWallDay(choices.until) ?? from }
  if (choices.by === 'weeks') return { by: 'weeks', from, every, on: choices.weekdays, ...end }
  if (choices.by === 'days') return { by: 'days', from, every, ...end }
  return { by: 'months', from, every, place: placeInMonth(from), ...end }
}

interface Chosen {
  readonly days: readonly ChosenDay[]
  /** of a pasted list */
  readonly lines: readonly PastedLine[]
}

/** Far more than are made, so that it can be said how many are left out. */
const mostReckoned = 2 * mostCopies

/** The days that were chosen in one way or another. */
export function chosenDays(choices: Choices, today: WallDay): Chosen {
  if (choices.way === 'repeat') {
    const rule = repetition(choices)
    const days = rule ? recurringDays(rule, mostReckoned).days : []
    return { days: days.map((day) => ({ day })), lines: [] }
  }
  if (choices.way === 'pick') return { days: choices.picked.map((day) => ({ day })), lines: [] }
  if (choices.way === 'one') return { days: [], lines: [] }
  const lines = readPastedDates(choices.pasted, today)
  const days = lines.flatMap((line) => (line.kind === 'date' ? [line] : []))
  return { days, lines: lines.filter(({ kind }) => kind !== 'date') }
}

/** A line of a pasted list: a day, with an hour where one is written, or why it is none. */
export type PastedLine = { readonly line: number; readonly text: string } & TypedDate

/** As many lines as are looked at. */
const mostLines = 1000

/** Reads a list of dates, one on a line. Empty lines say nothing. */
export function readPastedDates(pasted: string, today: WallDay): PastedLine[] {
  const lines = pasted.split(/\r\n|\r|\n/).map((text, at) => ({ line: at + 1, text: text.trim() }))
  return lines
    .filter(({ text }) => text !== '')
    .slice(0, mostLines)
    .map((line) => Object.assign(line, readTypedDate(line.text, today)))
}
