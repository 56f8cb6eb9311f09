import { readTypedDate, type TypedDate } from '../../../time/typedDate.ts'
import type { WallDay } from '../../../time/wallTime.ts'

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
