import type { CollectionName } from '../../collection/collection.ts'
import { writables } from '../../records/records.ts'
import { fromNeutral } from '../../ui/files/neutralCell.ts'
import { idColumn } from '../columns/columns.ts'
import { fieldsOfHeads } from '../columns/heads.ts'
import { fileOptions, likelyHead, withHead } from '../table/fileOptions.ts'
import type { Table } from '../table/table.ts'

/** How many columns of an export a row names: without the one that says which record each row is, none. */
const columnsIn = (of: CollectionName, heads: readonly string[]) =>
  fieldsOfHeads(of, heads).includes(idColumn) ? heads.length : 0

const isOfDays = (of: CollectionName, name: string) =>
  writables[of].fields[name]?.kind === 'wallTime'

/** A CSV of ours, by the interface's spelling of its heads, that a spreadsheet has saved as a workbook. */
const isSavedCsv = ({ sheets, names }: Table) => sheets !== undefined && names.includes('url')

/** Such a workbook still has the signs by which no cell of a CSV begins a formula. */
const withoutSigns = (table: Table): Table['rows'] =>
  isSavedCsv(table)
    ? table.rows.map((row) =>
        row.map((cell) => (typeof cell === 'string' ? fromNeutral(cell) : cell)),
      )
    : table.rows

/**
 * An exported file under the names of its fields, and what of it can be read in several ways.
 * @param chosenHead which of its rows has the names, where a person says so
 */
export function exportedTable(of: CollectionName, read: Table, chosenHead?: number) {
  const head = chosenHead ?? likelyHead(read, (heads) => columnsIn(of, heads))
  const headed = withHead(read, head)
  const table = { ...headed, names: fieldsOfHeads(of, headed.names), rows: withoutSigns(headed) }
  const days = table.names.flatMap((name, at) => (isOfDays(of, name) ? [at] : []))
  const price = table.names.indexOf('cost')
  const columns = { days, price: price < 0 ? undefined : price }
  return { table, options: fileOptions(read, head, columnsIn(of, headed.names), columns) }
}
