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
