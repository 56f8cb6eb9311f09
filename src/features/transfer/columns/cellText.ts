import type { Identified } from '../../../core/resource/collection.ts'
import type { Field } from '../../../core/resource/field.ts'
import { linkNames } from './linkText.ts'

/** A value without the seconds that say nothing; of whole days the day. */
function momentText(value: string, isDay: boolean): string {
  return isDay ? value.slice(0, 10) : value.replace(/:00$/, '')
}

const isWholeDays = (record: object) => 'all_day' in record && record.all_day === true

const ofTheEvent: ReadonlySet<string> = new Set(['start_date', 'end_date'])

/**
 * A field of a record as a cell has it: what no spreadsheet takes for something else and writes otherwise, so that a
 * cell that nobody touched reads as it was written.
 */
export function cellText<R extends Identified>(
  name: string,
  { kind, of }: Field<R, unknown>,
  record: R,
): string {
  const value = of(record)
  if (kind === 'links') return linkNames(record, name)
  if (kind === 'flag') return value === true ? 'yes' : 'no'
  if (kind === 'wallTime')
    return momentText(String(value), ofTheEvent.has(name) && isWholeDays(record))
  if (kind === 'number') return value === null || value === 0 ? '' : String(value)
  return plainCell(String(value))
}

/** Half of a sign, which no file can hold. */
const halfSigns = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** A text as every kind of file can hold it: its line ends as one sign, without signs that no file may have. */
export function plainCell(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\t\n\x20-\uFFFD]/g, '')
    .replaceAll(halfSigns, '\uFFFD')
}
