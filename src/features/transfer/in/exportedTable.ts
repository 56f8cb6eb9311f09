import type { CollectionName } from '../../../core/resource/collection.ts'
import { writables } from '../../../resources/records.ts'
import { fromNeutral } from '../../../ui/files/neutralCell.ts'
import { type Cell, shownOf } from '../cells/cell.ts'
import { plainCell } from '../columns/cellText.ts'
import { exportedColumn, idColumn } from '../columns/columns.ts'
import { fieldsOfHeads } from '../columns/heads.ts'
import { openedTable, type ReadOptions } from '../table/fileOptions.ts'
import type { Table } from '../table/table.ts'
import { isAsWritten, marksOf } from './changedRow.ts'

/** How many columns of an export a row names: without the one that says which record each row is, none. */
const columnsIn = (of: CollectionName, heads: readonly string[]) =>
  fieldsOfHeads(of, heads).includes(idColumn) ? heads.length : 0

/** The columns whose cells are read as all of them together tell. @param names of fields */
export function orderedColumns(of: CollectionName, names: readonly string[]) {
  const { fields } = writables[of]
  const days = names.flatMap((name, at) => (fields[name]?.kind === 'wallTime' ? [at] : []))
  const price = names.indexOf('cost')
  return { days, price: price < 0 ? undefined : price }
}

/** A CSV of ours, by the interface's spelling of its heads, that a spreadsheet has saved as a workbook. */
const isSavedCsv = ({ sheets, names }: Table) => sheets !== undefined && names.includes('url')

/** Such a workbook still has the signs by which no cell of a CSV begins a formula. */
const withoutSigns = (table: Table): Table['rows'] =>
  isSavedCsv(table)
    ? table.rows.map((row) =>
        row.map((cell) => (typeof cell === 'string' ? fromNeutral(cell) : cell)),
      )
    : table.rows

/** Whether a cell is not as it was when the file was written. */
function isTouched(names: readonly string[], row: readonly Cell[], at: number): boolean {
  const exported = shownOf(row[names.indexOf(exportedColumn)] ?? '')
  const mark = marksOf(exported).get(names[at] ?? '')
  return exported === '' || !isAsWritten(plainCell(shownOf(row[at] ?? '')), mark)
}

/** An exported file under the names of its fields, and what of it can be read in several ways. */
export function exportedTable(of: CollectionName, read: Table, chosen: ReadOptions = {}) {
  const { table, options } = openedTable(read, chosen, {
    known: (heads) => columnsIn(of, heads),
    columns: (heads) => orderedColumns(of, fieldsOfHeads(of, heads)),
    isRead: (heads, ...cell) => isTouched(fieldsOfHeads(of, heads), ...cell),
  })
  const names = fieldsOfHeads(of, table.names)
  return { table: { ...table, names, rows: withoutSigns(table) }, options }
}
