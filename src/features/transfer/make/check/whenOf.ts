import { endsBeforeStart, fullDays } from '../../../../time/span.ts'
import {
  addDays,
  dayOf,
  addSeconds,
  secondsBetween,
  type WallDay,
  wallTime,
  type WallTime,
} from '../../../../time/wallTime.ts'
import { type ClockPlace, placeOnClock } from '../../../../time/zoneClock.ts'
import { type Cell, isEmptyCell } from '../../cells/cell.ts'
import {
  clockIn,
  type DayOrder,
  type Moment,
  momentAt,
  momentOf,
  type MomentProblem,
} from '../../cells/moment.ts'
import { endClock, startClock } from '../../columns/columns.ts'

/** Two hours that stand in one cell, with what stands before them. */
interface HourRange {
  readonly before: string
  /** `HH:MM` */
  readonly start: string
  readonly end: string
}

const hourSigns = String.raw`(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?\s?(h(?:ore?s|oras?|rs|s)?\.?|[ap]\.?\s?m\.?)?`
const fromSigns = String.raw`(?:(?:de|des de|desde|from)\s+(?:l[ae]s\s+)?)?`
const untilSigns = String.raw`\s*(?:[-–—]|\b(?:a|fins a|hasta|to|till|until)\b(?:\s+l[ae]s\b)?)\s*`
const hoursAtEnd = new RegExp(
  String.raw`^(.*?)(?:^|[\s,;(])${fromSigns}${hourSigns}${untilSigns}${hourSigns}\)?$`,
  'i',
)

const isOfHalfDay = (unit: string) => /^[ap]/i.test(unit)

/** The unit of the first hour, where only the second has one: «6–8 pm», «11–1 pm». */
function unitBefore(first: number, second: number, unit: string): string {
  if (!isOfHalfDay(unit)) return unit
  return first < second || first === 12 ? unit : unit.toLowerCase().startsWith('p') ? 'am' : 'pm'
}

/**
 * Reads «18:00–20:30», «de 18 a 20 h», «6–8 pm» at the end of a cell; null for anything else.
 * @param isOfHours false where a day stands before them: two bare numbers may then be days
 */
export function hourRange(cell: string, isOfHours: boolean): HourRange | null {
  const found = hoursAtEnd.exec(cell.trim().replaceAll(/\s+/g, ' '))
  if (!found) return null
  const [, before = '', first = '', minutes, unit = '', second = '', ends, endUnit = ''] = found
  const isSaid = minutes !== undefined || ends !== undefined || unit !== '' || endUnit !== ''
  if (!isSaid && !isOfHours) return null
  const told = (hours: string, rest: string | undefined, of: string) =>
    clockIn(`${hours}:${rest ?? '00'} ${isOfHalfDay(of) ? of : ''}`)
  const start = told(first, minutes, unit || unitBefore(Number(first), Number(second), endUnit))
  const end = told(second, ends, endUnit)
  // Hours of two days are not written so.
  return start === null || end === null || [start, end].some((clock) => clock > '24:00')
    ? null
    : { before: before.replace(/(?<![\s,;(])[\s,;(]+$/, ''), start, end }
}

/** What is to be known of when a new event is, though it can be made. */
export type WhenNote =
  | 'ambiguous'
  | 'noYear'
  | 'nextDay'
  | 'endGuessed'
  | 'wholeDay'
  | 'twice'
  | 'skipped'
  | 'past'

/** Why it is not known when. */
export type WhenProblem = MomentProblem | 'needed' | 'hour' | 'endBeforeStart'

export interface Noted<Word> {
  /** a field, or an hour that has its own column */
  readonly field: string
  readonly word: Word
}

export interface When {
  readonly values: {
    readonly start_date: WallTime
    readonly end_date: WallTime
    readonly all_day: boolean
  } | null
  readonly notes: readonly Noted<WhenNote>[]
  readonly wrong: readonly Noted<WhenProblem>[]
}

/** The cells that say when; what has no column is empty. */
export interface WhenCells {
  readonly start_date: Cell
  readonly start_clock: Cell
  readonly end_date: Cell
  readonly end_clock: Cell
  /** null where no column says it */
  readonly allDay: boolean | null
}

interface Around {
  readonly today: WallDay
  readonly zone: string
  readonly order: DayOrder
  /** whether the midnight that ends whole days is that of the day after */
  readonly hasExclusiveEnds?: boolean | undefined
}

/** A form gives an event without an end as long. */
const usualLength = 2 * 3600

function readEdge(
  edge: 'start' | 'end',
  cells: WhenCells,
  { today, order }: Around,
): Moment | Noted<WhenProblem> | null {
  const [day, hour] = [`${edge}_date`, edge === 'start' ? startClock : endClock] as const
  if (isEmptyCell(cells[day])) return null
  const moment = momentOf(cells[day], today, order)
  if ('problem' in moment) return { field: day, word: moment.problem }
  if (isEmptyCell(cells[hour])) return moment
  const clock = clockIn(cells[hour])
  return clock === null ? { field: hour, word: 'hour' } : { ...moment, clock }
}

const refused = (field: string, word: WhenProblem): When => ({
  values: null,
  notes: [],
  wrong: [{ field, word }],
})

function notesOf(field: string, moment: Moment | null): Noted<WhenNote>[] {
  return [
    ...(moment?.isAmbiguous ? [{ field, word: 'ambiguous' } as const] : []),
    ...(moment?.hasNoYear ? [{ field, word: 'noYear' } as const] : []),
  ]
}

/**
 * The end of an event with hours, and what was taken for granted of it.
 * @param day that of the start as it is written: 24:00 of it is a moment of the next
 */
function endOf(
  day: WallDay,
  start: WallTime,
  end: Moment | null,
  clock: string | null,
): { end: WallTime; note?: WhenNote } | null {
  if (end !== null && end.clock !== null) return { end: momentAt(end.day, end.clock) }
  if (end !== null && end.day !== day && end.day !== dayOf(start)) return null
  if (clock === null) return { end: addSeconds(start, usualLength), note: 'endGuessed' }
  // Hours beyond midnight count from the day that is written.
  const of = clock >= '24' ? day : dayOf(start)
  const same = momentAt(of, clock)
  return same > start ? { end: same } : { end: momentAt(addDays(of, 1), clock), note: 'nextDay' }
}

/** The last of whole days. */
function lastDayOf(start: Moment, end: Moment | null, { hasExclusiveEnds }: Around): WallDay {
  if (end === null) return start.day
  const isAfter = hasExclusiveEnds === true && end.day > start.day
  return isAfter && end.clock?.startsWith('00:00') === true ? addDays(end.day, -1) : end.day
}

/** When a new event is, by the clock of the site's zone, as the cells of its row say it. */
export function whenOf(cells: WhenCells, around: Around): When {
  const start = readEdge('start', cells, around)
  if (start === null) return refused('start_date', 'needed')
  if ('word' in start) return refused(start.field, start.word)
  const end = readEdge('end', cells, around)
  if (end !== null && 'word' in end) return refused(end.field, end.word)
  const notes = [...notesOf('start_date', start), ...notesOf('end_date', end)]
  if ((end ?? start).day < around.today) notes.push({ field: 'start_date', word: 'past' })
  if (cells.allDay ?? start.clock === null) {
    if (cells.allDay === null) notes.push({ field: 'all_day', word: 'wholeDay' })
    const last = lastDayOf(start, end, around)
    const span = { start: wallTime(start.day, '00:00'), end: wallTime(last, '00:00') }
    if (endsBeforeStart(span)) return refused('end_date', 'endBeforeStart')
    const { start: start_date, end: end_date } = fullDays(span)
    return { values: { start_date, end_date, all_day: true }, notes, wrong: [] }
  }
  if (start.clock === null) return refused('start_date', 'hour')
  return withHours(cells, start.day, momentAt(start.day, start.clock), end, notes, around)
}

/** An hour that the clock skips is told by the offset of before. RFC 5545 §3.3.5. */
const shownAt = (wall: WallTime, place: ClockPlace | undefined): WallTime =>
  place?.kind === 'gap' ? place.after : wall

function withHours(
  cells: WhenCells,
  day: WallDay,
  start: WallTime,
  edge: Moment | null,
  notes: readonly Noted<WhenNote>[],
  { zone }: Around,
): When {
  const clock = isEmptyCell(cells.end_clock) ? null : clockIn(cells.end_clock)
  if (!isEmptyCell(cells.end_clock) && clock === null) return refused(endClock, 'hour')
  const found = endOf(day, start, edge, clock)
  if (found === null) return refused('end_date', 'hour')
  const { end, note } = found
  if (endsBeforeStart({ start, end })) return refused('end_date', 'endBeforeStart')
  const places = [placeOnClock(start, zone), placeOnClock(end, zone)]
  const skipped = places.findIndex(({ kind }) => kind === 'gap')
  const [start_date, shown] = [shownAt(start, places[0]), shownAt(end, places[1])]
  // Behind the jump it is as long as was meant, where the hours say no other end.
  const isShifted = start_date > start && (note === 'endGuessed' || shown <= start_date)
  const end_date = isShifted ? addSeconds(start_date, secondsBetween(start, end)) : shown
  const isTwice = places.some(({ kind }) => kind === 'overlap')
  return {
    values: { start_date, end_date, all_day: false },
    notes: [
      ...notes,
      ...(note ? [{ field: 'end_date', word: note }] : []),
      ...(skipped >= 0
        ? [{ field: skipped === 0 ? 'start_date' : 'end_date', word: 'skipped' } as const]
        : []),
      ...(isTwice ? [{ field: 'start_date', word: 'twice' } as const] : []),
    ],
    wrong: [],
  }
}
