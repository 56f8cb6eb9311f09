import { clockIn } from '../../cells/moment.ts'

/** Two hours that stand in one cell, with what stands before them. */
export interface HourRange {
  readonly before: string
  /** `HH:MM` */
  readonly start: string
  readonly end: string
}

const hour = String.raw`(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?\s?(h(?:ore?s|oras?|rs|s)?\.?|[ap]\.?\s?m\.?)?`
const from = String.raw`(?:(?:de|des de|desde|from)\s+(?:l[ae]s\s+)?)?`
const until = String.raw`\s*(?:[-–—]|\b(?:a|fins a|hasta|to|till|until)\b(?:\s+l[ae]s\b)?)\s*`
const range = new RegExp(String.raw`^(.*?)(?:^|[\s,;(])${from}${hour}${until}${hour}\)?$`, 'i')

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
  const found = range.exec(cell.trim().replaceAll(/\s+/g, ' '))
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
