import { readTypedClock, readTypedDate } from '../../../time/typedDate.ts'
import {
  addDays,
  readWallDay,
  twoDigits,
  type WallDay,
  wallTime,
  type WallTime,
} from '../../../time/wallTime.ts'
import { type Cell, isKind, shownOf, valueOf } from './cell.ts'

/** Which of two numbers of a day is the month, as far as the cells of a column tell. */
export type DayOrder = 'dayFirst' | 'monthFirst' | 'unknown'

/** A day as a cell has it, with its hour where that is in the same cell. */
export interface Moment {
  readonly day: WallDay
  /** `HH:MM` or `HH:MM:SS`; from 24:00 on it is of the next day */
  readonly clock: string | null
  /** day and month may have changed places */
  readonly isAmbiguous: boolean
  /** none was written: the next such day from today on was taken */
  readonly hasNoYear: boolean
}

export type MomentProblem = 'date' | 'noSuchDay' | 'otherWeekday'

const inTwoNumbers = /^(\D*)(\d{1,2})([/.-]|\s+(?=\d{1,2}\s+\d))(\d{1,2})(?!\d)(?=$|\3\d{2}|\s)/

/** Tells the order of a column from those of its days that can be read in one way only. */
export function dayOrderOf(cells: readonly Cell[]): DayOrder {
  const pairs = cells.flatMap((cell) => {
    const found = typeof cell === 'string' ? inTwoNumbers.exec(cell.trim()) : null
    return found ? [[Number(found[2]), Number(found[4])] as const] : []
  })
  const isDayFirst = pairs.some(([first, second]) => first > 12 && second <= 12)
  const isMonthFirst = pairs.some(([first, second]) => first <= 12 && second > 12)
  if (isDayFirst === isMonthFirst) return 'unknown'
  return isDayFirst ? 'dayFirst' : 'monthFirst'
}

/** Part of a day, as spreadsheets keep an hour: 0.8125 is half past seven in the evening, 1.0833 two hours past midnight. */
function clockOfPart(part: number): string {
  const minutes = Math.round(part * 1440)
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

const firstDay = '1899-12-30' as WallDay

/** Days since the end of 1899, as spreadsheets keep a date that nobody told them to show as one. */
function ofSerial(text: string): string | null {
  const found = /^(\d{5})(?:[.,](\d+))?$/.exec(text)
  if (!found) return null
  const [, days, part] = found
  if (Number(days) < 20_000 || Number(days) > 80_000) return null
  const day = addDays(firstDay, Number(days))
  if (part === undefined) return day
  const clock = clockOfPart(Number(`0.${part}`))
  return clock === '24:00' ? `${addDays(day, 1)} 00:00` : `${day} ${clock}`
}

/** A day of two numbers as one reads it here, the day before the month. */
function inOrder(text: string, order: DayOrder): { text: string; isAmbiguous: boolean } {
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

/** Whether its day and its month may have changed places. */
export const isEitherOrder = (cell: Cell): boolean =>
  typeof cell === 'string' && inOrder(cell.trim(), 'unknown').isAmbiguous

/** An hour of a day or of the night after it: a file may have any digits. */
const isClock = (text: string) => /^(?:[0-3]\d|4[0-7])(?::[0-5]\d){1,2}$/.test(text)

function ofWorkbook(cell: Cell): Moment | null {
  const [, on = '', clock] = /^(\d{4}-\d{2}-\d{2})(?: (.*))?$/.exec(valueOf(cell)) ?? []
  const day = isKind(cell, 'day', 'moment') ? readWallDay(on) : null
  if (clock !== undefined && !isClock(clock)) return null
  return day && { day, clock: clock ?? null, isAmbiguous: false, hasNoYear: false }
}

/**
 * Reads a day: one of a workbook, or in the shapes in which people write it: 2026-11-22, 22/11/2026, 22.11.26,
 * «22 de novembre de 2026», the same in Spanish and English, a spreadsheet's number; with an hour or without.
 */
export function momentOf(
  cell: Cell,
  today: WallDay,
  order: DayOrder,
): Moment | { readonly problem: MomentProblem } {
  const stored = ofWorkbook(cell)
  if (stored !== null) return stored
  const written = valueOf(cell).trim()
  const serial = ofSerial(written)
  // A number of a workbook is no day that people typed.
  if (serial === null && isKind(cell, 'number', 'hour', 'boolean')) return { problem: 'date' }
  // A midnight that some programs write beside each day, and nobody wrote.
  const plain = (serial ?? written).replace(/^(\d{4}-\d{2}-\d{2})[ T]00:00:00$/, '$1')
  const { text, isAmbiguous } = inOrder(plain, order)
  const read = readTypedDate(text, today)
  if (read.kind === 'noSuchDay' || read.kind === 'otherWeekday') return { problem: read.kind }
  if (read.kind !== 'date') return { problem: 'date' }
  return { day: read.day, clock: read.clock, isAmbiguous, hasNoYear: !read.hasYear }
}

/** Reads an hour in a cell of its own: 20:30, «20.30 h», «20h», «8 pm», 26:00, a spreadsheet's part of a day. Null for none. */
export function clockIn(cell: Cell): string | null {
  const value = valueOf(cell).trim()
  if (isKind(cell, 'boolean')) return null
  if (isKind(cell, 'hour', 'moment')) {
    const clock = isKind(cell, 'hour') ? value : value.slice(11)
    return isClock(clock) ? clock : null
  }
  if (isKind(cell, 'number')) {
    const number = Number(value)
    if (Number.isInteger(number) && number >= 1 && number <= 24) return `${twoDigits(number)}:00`
    return number >= 0 && number < 2 ? clockOfPart(number) : null
  }
  const text = shownOf(cell)
    .trim()
    .replace(/^18(99-12-3[01])[ T]/, '')
  const part = /^0?[.,](\d{3,}|5|25|75)$/.exec(text)
  if (part) return clockOfPart(Number(`0.${part[1]}`)).replace('24:00', '00:00')
  // As spreadsheets show the hours of a night: 23:00 and three more.
  return /^(?:2[4-9]|3\d|4[0-7]):[0-5]\d(?::[0-5]\d)?$/.test(text) ? text : readTypedClock(text)
}

/** @param clock as `Moment` and `clockIn` have it */
export function momentAt(day: WallDay, clock: string): WallTime {
  const hours = Number(clock.slice(0, 2))
  const over = Math.floor(hours / 24)
  return wallTime(addDays(day, over), `${twoDigits(hours % 24)}${clock.slice(2)}`)
}
