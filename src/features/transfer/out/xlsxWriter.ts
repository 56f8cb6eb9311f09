import { ownWorker } from '../../../platform/trusted/ownWorker.ts'
import { columnNames, exportedColumn, rowOf } from '../columns/columns.ts'
import { fileOfWorker } from '../files/workerFile.ts'
import type { FileFacts, FileWriter } from './fileWriter.ts'
import { type SheetColumn, sheetColumns } from './sheetColumns.ts'
import { longestCell, xlsxFile } from './xlsxSheet.ts'
// oxlint-disable-next-line import/default -- Vite answers with the address
import address from './xlsxWorker.ts?worker&url'

/** Rows page by page, and the columns at the end. */
export type ToXlsxWorker =
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly columns: readonly SheetColumn[] }

/** Puts rows together to a file: beside the page, or on it where a browser or a policy has no workers. */
function openSheet(columns: readonly SheetColumn[]) {
  const worker = ownWorker(address)
  if (worker === null) {
    const all: (readonly string[])[] = []
    return {
      add: (rows: typeof all) => void all.push(...rows),
      end: () => xlsxFile(columns, all),
      close: () => void all.splice(0),
    }
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
  const tell = (message: ToXlsxWorker) => worker.postMessage(message)
  // From the beginning: the worker's script may be gone before the last row is here.
  const made = fileOfWorker(worker)
  // Told to whoever asks for the file, and to nobody before.
  made.catch(() => undefined)
  return {
    add: (rows: readonly (readonly string[])[]) => tell({ rows }),
    end() {
      tell({ columns })
      return made
    },
    close: () => worker.terminate(),
  }
}

/** A row as cells hold it: in place of a text that is too long there is nothing, and the row says that it was left out. */
function fitting(
  row: readonly string[],
  names: readonly string[],
  columns: readonly SheetColumn[],
) {
  const long = names.filter((_, at) => (row[at] ?? '').length > longestCell)
  const mark = names.indexOf(exportedColumn)
  const cells = row.map((cell, at) => {
    if (at === mark) return [cell, ...long.map((name) => `${name}:left-out`)].join(' ').trim()
    return cell.length > longestCell ? '' : (columns[at]?.shown?.get(cell) ?? cell)
  })
  return { cells, long: long.length }
}

/** A workbook of one sheet, its cells text and nothing else, in the language of the interface. */
export function xlsxWriter(facts: FileFacts): FileWriter {
  const { of, language } = facts
  const [names, columns] = [columnNames(of), sheetColumns(facts)]
  const sheet = openSheet(columns)
  let tooLong = 0
  return {
    add(records) {
      const rows = records.map((record) => fitting(rowOf(of, language, record), names, columns))
      tooLong += rows.reduce((sum, { long }) => sum + long, 0)
      sheet.add(rows.map(({ cells }) => cells))
    },
    losses: () => ({ tooLong }),
    async end() {
      const file = await sheet.end()
      sheet.close()
      return file
    },
    close: () => sheet.close(),
  }
}
