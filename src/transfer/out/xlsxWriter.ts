import { ownWorker } from '../../trusted/ownWorker.ts'
import { columnNames, exportedColumn, rowOf } from '../columns/columns.ts'
import { fileOfWorker } from '../files/workerFile.ts'
import type { FileFacts, FileWriter } from './fileWriter.ts'
import { type SheetColumn, sheetColumns } from './sheetColumns.ts'
import { longestCell, xlsxFile } from './xlsxSheet.ts'
// oxlint-disable-next-line import/default -- Vite answers with the address
import address from './xlsxWorker.ts?worker&url'

/** Rows page by page, and at the end the columns. */
export type ToXlsxWorker =
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly columns: readonly SheetColumn[] }

/** Where rows are put together to a file: beside the page, or on it where a browser or a policy has no workers. */
interface Sheet {
  add(rows: readonly (readonly string[])[]): void
  end(columns: readonly SheetColumn[]): Promise<Blob>
  close(): void
}

function sheetOnThePage(): Sheet {
  const all: (readonly string[])[] = []
  return {
    add: (rows) => void all.push(...rows),
    end: (columns) => xlsxFile(columns, all),
    close() {
      all.length = 0
    },
  }
}

function sheetBeside(worker: Worker): Sheet {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
  const tell = (message: ToXlsxWorker) => worker.postMessage(message)
  // From the beginning: the worker's script may be gone before the last row is here.
  const made = fileOfWorker(worker)
  // Told to whoever asks for the file, and to nobody before.
  made.catch(() => undefined)
  return {
    add: (rows) => tell({ rows }),
    end(columns) {
      tell({ columns })
      return made
    },
    close: () => worker.terminate(),
  }
}

/** What a cell says in place of a text that it cannot hold: nothing, and the row says that it was left out. */
function fitting(row: readonly string[], names: readonly string[]) {
  const long = names.filter((_, at) => (row[at] ?? '').length > longestCell)
  const mark = names.indexOf(exportedColumn)
  const cells = row.map((cell, at) => {
    if (at === mark) return [cell, ...long.map((name) => `${name}:left-out`)].join(' ').trim()
    return cell.length > longestCell ? '' : cell
  })
  return { cells, long: long.length }
}

/** A workbook of one sheet, its cells text and nothing else, in the language of the interface. */
export function xlsxWriter(facts: FileFacts): FileWriter {
  const { of, language } = facts
  const worker = ownWorker(address)
  const sheet = worker === null ? sheetOnThePage() : sheetBeside(worker)
  const names = columnNames(of)
  const columns = sheetColumns(facts)
  const shown = (cell: string, at: number) => columns[at]?.shown?.get(cell) ?? cell
  let tooLong = 0
  return {
    add(records) {
      const rows = records.map((record) => fitting(rowOf(of, language, record), names))
      tooLong += rows.reduce((sum, { long }) => sum + long, 0)
      sheet.add(rows.map(({ cells }) => cells.map(shown)))
    },
    losses: () => ({ tooLong }),
    async end() {
      const file = await sheet.end(columns)
      sheet.close()
      return file
    },
    close: () => sheet.close(),
  }
}
