import { format, getFormatDateInfo, getFormatFromId, isDateFormat } from 'numfmt'
import { twoDigits } from '../../../time/wallTime.ts'
import type { StoredCell } from '../cells/cell.ts'
import { in15Digits } from './workbook.ts'

const secondsOfDay = 86_400

/** Seconds as hours; there may be more than a day's. */
function hourOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return [Math.floor(minutes / 60), minutes % 60, seconds % 60].map(twoDigits).join(':')
}

/** Days between the two first days from which workbooks count. */
const daysTo1904 = 1462

/** `YYYY-MM-DD` of a day counted from the end of 1899. */
const dayOf = (serial: number) =>
  new Date(Date.UTC(1899, 11, 30) + serial * secondsOfDay * 1000).toISOString().slice(0, 10)

/** What the format of a cell makes of its number: a day, an hour or a moment, else the number. */
function kindOf(code: string): 'day' | 'hour' | 'moment' | 'number' {
  if (!isDateFormat(code)) return 'number'
  const { year, month, day, hours, seconds } = getFormatDateInfo(code)
  // «mm» beside seconds are minutes.
  if (!year && !day && (!month || seconds)) return 'hour'
  return hours ? 'moment' : 'day'
}

function shownBy(code: string, number: number, locale: string): string {
  try {
    return format(code, number, { locale, nbsp: false }).trim()
  } catch {
    return in15Digits(number)
  }
}

/**
 * The cell of a number as its format has it.
 * @param code the format, or the number of one that every program knows
 * @param from1904 whether the days of the workbook are counted from 1904
 * @param locale of whoever looks at it
 */
export function storedNumber(
  number: number,
  code: string | number,
  from1904: boolean,
  locale: string,
): StoredCell {
  const pattern = typeof code === 'number' ? getFormatFromId(code, locale) : code
  const kind = kindOf(pattern)
  if (kind === 'number')
    return { kind, value: in15Digits(number), shown: shownBy(pattern, number, locale) }
  // Eight in the evening may lie a hair before it.
  const seconds = Math.round(number * secondsOfDay)
  // An hour without a day, or a night that ends on the next.
  if (kind === 'hour' && number >= 0 && number < 2)
    return { kind, value: hourOf(seconds), shown: shownBy(pattern, number, locale) }
  const serial = Math.floor(seconds / secondsOfDay) + (from1904 ? daysTo1904 : 0)
  const hour = hourOf(seconds - Math.floor(seconds / secondsOfDay) * secondsOfDay)
  const shown = shownBy(pattern, number + (from1904 ? daysTo1904 : 0), locale)
  const isBare = kind === 'day' && hour === '00:00:00'
  if (!(serial > -600_000 && serial < 2_900_000))
    return { kind: 'number', value: in15Digits(number), shown }
  return isBare
    ? { kind: 'day', value: dayOf(serial), shown }
    : { kind: 'moment', value: `${dayOf(serial)} ${hour}`, shown }
}
