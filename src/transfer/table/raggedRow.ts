import { type Cell, isEmptyCell } from '../cells/cell.ts'

/**
 * Whether a row has cells behind the last name: a text with a comma in it and without quotation marks has moved what
 * follows into the wrong columns.
 */
export const isTooLong = (row: readonly Cell[], names: readonly string[]): boolean =>
  row.slice(names.length).some((cell) => !isEmptyCell(cell))

/** Whether a row ends before a column that no exported row is without: a line broke within a text. */
export const isCutOff = (row: readonly Cell[], names: readonly string[], last: string): boolean =>
  row.length <= names.indexOf(last)
