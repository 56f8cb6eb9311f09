import { type Cell, isEmptyCell, shownOf } from '../cells/cell.ts'
import { type FileProblem, mostRows, type Table } from './table.ts'

/** The name of a column however it is written. */
export const columnName = (cell: Cell): string =>
  shownOf(cell)
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()

/** Rows as a table: the first that holds anything has the names. */
export function tableOf(
  rows: readonly { readonly place: number; readonly cells: readonly Cell[] }[],
  most = mostRows,
): Table | { readonly problem: FileProblem } {
  const [head, ...full] = rows.filter(({ cells }) => cells.some((cell) => !isEmptyCell(cell)))
  if (head === undefined || full.length === 0) return { problem: 'empty' }
  if (full.length > most) return { problem: 'tooMany' }
  return {
    names: head.cells.map(columnName),
    head: head.place,
    rows: full.map(({ cells }) => cells),
    places: full.map(({ place }) => place),
  }
}

/**
 * Whether a row has cells behind the last name, or became one of several: a text with a comma or a line end in it and
 * without quotation marks has moved what follows into the wrong columns. In a workbook cells are where they belong.
 */
export function isRagged({ names, rows, places, sheets, joined = [] }: Table, at: number): boolean {
  const isTooLong = rows[at]?.slice(names.length).some((cell) => !isEmptyCell(cell)) === true
  return (sheets === undefined && isTooLong) || joined.includes(places[at] ?? 0)
}
