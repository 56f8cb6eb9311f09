import { ownScript } from '../../trusted/ownScript.ts'
import { columnNames, exportedColumn, rowOf } from '../columns/columns.ts'
import type { FileFacts, FileWriter } from './fileWriter.ts'
import type { FromXlsxWorker, ToXlsxWorker } from './xlsxMessages.ts'
import { longestCell, xlsxFile } from './xlsxSheet.ts'
// oxlint-disable-next-line import/default -- Vite answers with the address
import address from './xlsxWorker.ts?worker&url'

/** Where rows are put together to a file: beside the page, or on it where a browser or a policy has no workers. */
interface Sheet {
  add(rows: readonly (readonly string[])[]): void
  end(columns: readonly string[]): Promise<Blob>
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
  const made = new Promise<Blob>((resolve, reject) => {
    const fail = () => reject(new Error('No file was made'))
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<FromXlsxWorker>) =>
      data.kind === 'file' ? resolve(data.file) : fail(),
    )
  })
  // Told to whoever asks for the file, and to nobody before.
  made.catch(() => undefined)
  return {
    add: (rows) => tell({ kind: 'rows', rows }),
    end(columns) {
      tell({ kind: 'end', columns })
      return made
    },
    close: () => worker.terminate(),
  }
}

function openSheet(): Sheet {
  try {
    return sheetBeside(new Worker(ownScript(address), { type: 'module' }))
  } catch {
    return sheetOnThePage()
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

/** A workbook of one sheet, its cells text and nothing else. */
export function xlsxWriter({ of, language }: FileFacts): FileWriter {
  const sheet = openSheet()
  const names = columnNames(of)
  let tooLong = 0
  return {
    add(records) {
      const rows = records.map((record) => fitting(rowOf(of, language, record), names))
      tooLong += rows.reduce((sum, { long }) => sum + long, 0)
      sheet.add(rows.map(({ cells }) => cells))
    },
    losses: () => ({ tooLong }),
    async end() {
      const file = await sheet.end(names)
      sheet.close()
      return file
    },
    close: () => sheet.close(),
  }
}
