import { readTypedClock, readTypedDate } from '../../../time/typedDate.ts'
import { addDays, type WallDay } from '../../../time/wallTime.ts'

/** Which of two numbers of a day is the month, as far as the cells of a column tell. */
export type DayOrder = 'dayFirst' | 'monthFirst' | 'unknown'

/** A day as a cell has it, with its hour where that is in the same cell. */
export interface Moment {
  readonly day: WallDay
  /** `HH:MM` or `HH:MM:SS` */
  readonly clock: string | null
  /** day and month may have changed places */
  readonly isAmbiguous: boolean
  /** none was written: the next such day from today on was taken */
  readonly hasNoYear: boolean
}

export type MomentProblem = 'date' | 'noSuchDay' | 'otherWeekday'

const inTwoNumbers = /^(\D*)(\d{1,2})([/.-]|\s+(?=\d{1,2}\s+\d))(\d{1,2})(?!\d)(?=$|\3\d{2}|\s)/

/** Tells the order of a column from those of its days that can be read in one way only. */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  const pairs = cells.flatMap((cell) => {
    const found = inTwoNumbers.exec(cell.trim())
    return found ? [[Number(found[2]), Number(found[4])] as const] : []
  })
  const isDayFirst = pairs.some(([first, second]) => first > 12 && second <= 12)
  const isMonthFirst = pairs.some(([first, second]) => first <= 12 && second > 12)
  if (isDayFirst === isMonthFirst) return 'unknown'
  return isDayFirst ? 'dayFirst' : 'monthFirst'
}

const minutesOfDay = 1440
const two = (number: number) => String(number).padStart(2, '0')

/** Part of a day, as spreadsheets keep an hour: 0.8125 is half past seven in the evening. */
function clockOfPart(part: number): string {
  const minutes = Math.round(part * minutesOfDay) % minutesOfDay
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

const firstDay = '1899-12-30' as WallDay

/** Days since the end of 1899, as spreadsheets keep a date that nobody told them to show as one. */
function ofSerial(text: string): string | null {
  const found = /^(\d{5})(?:[.,](\d+))?$/.exec(text)
  if (!found) return null
  const [, days, part] = found
  if (Number(days) < 20_000 || Number(days) > 80_000) return null
  const day = addDays(firstDay, Number(days))
  return part === undefined ? day : `${day} ${clockOfPart(Number(`0.${part}`))}`
}

/** A day of two numbers as one reads it here, the day before the month. */
export function inOrder(text: string, order: DayOrder): { text: string; isAmbiguous: boolean } {
  const found = inTwoNumbers.exec(text)
  if (!found) return { text, isAmbiguous: false }
  const [whole, before = '', first = '', sign = '', second = ''] = found
  if (order === 'monthFirst')
    return {
      text: `${before}${second}${sign}${first}${text.slice(whole.length)}`,
      isAmbiguous: false,
    }
  const isEither = Number(first) <= 12 && Number(second) <= 12 && first !== second
  return { text, isAmbiguous: order === 'unknown' && isEither }
}

/**
 * Reads a day in the shapes of people and spreadsheets: 2026-11-22, 22/11/2026, 22.11.26, «22 de novembre de 2026», the
 * same in Spanish and English, a spreadsheet's number; with an hour or without.
 */
export function momentOf(
  cell: string,
  today: WallDay,
  order: DayOrder,
): Moment | { readonly problem: MomentProblem } {
  const written = cell.trim()
  const serial = ofSerial(written)
  // A workbook's day is a midnight that nobody wrote.
  const plain = (serial ?? written).replace(/^(\d{4}-\d{2}-\d{2})[ T]00:00:00$/, '$1')
  const { text, isAmbiguous } = inOrder(plain, order)
  const read = readTypedDate(text, today)
  if (read.kind === 'noSuchDay' || read.kind === 'otherWeekday') return { problem: read.kind }
  if (read.kind !== 'date') return { problem: 'date' }
  return { day: read.day, clock: read.clock, isAmbiguous, hasNoYear: !read.hasYear }
}

/** Reads an hour in a cell of its own: 20:30, «20.30 h», «20h», «8 pm», a spreadsheet's part of a day. Null for none. */
export function clockIn(cell: string): string | null {
  const text = cell.trim().replace(/^18(99-12-3[01])[ T]/, '')
  const part = /^0?[.,](\d{3,}|5|25|75)$/.exec(text)
  return part ? clockOfPart(Number(`0.${part[1]}`)) : readTypedClock(text)
}
