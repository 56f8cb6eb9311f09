import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CollectionName } from '../../collection/collection.ts'
import { useService } from '../../service/useService.ts'
import { useFileCheck } from '../../ui/files/useFileCheck.ts'
import { idColumn } from '../columns/columns.ts'
import { checkedFile, type CheckedRow } from './checkedFile.ts'
import { exportedTable } from './exportedTable.ts'
import type { FileOptions, ReadOptions } from '../table/fileOptions.ts'
import { type FileProblem, mostChangedRows, type Table } from '../table/table.ts'
import { tableOfFile } from '../table/tableOfFile.ts'

/** What a file was read by, and may be read by otherwise. */
interface Book {
  /** as it was when it was chosen */
  readonly file: File
  readonly options: FileOptions
  readonly chosen: ReadOptions
  /** a person has chosen something */
  readonly isChosen: boolean
}

/** A file that was read: its table is held as long as it is measured, and read anew to be measured again. */
interface ReadFile extends Pick<Table, 'guessed'> {
  readonly count: number
  readonly chosen: ReadOptions
  readonly table: () => Read
}

type Read = Promise<Table | { readonly problem: FileProblem }>

/** Reads a file and measures its rows against the records of a collection; in another way, if a person chooses one. */
export function useImport(of: CollectionName) {
  const client = useQueryClient()
  const service = useService()
  const [book, setBook] = useState<Book | null>(null)
  const newest = useRef<File>(null)

  const tableFor = async (file: File, chosen: ReadOptions) => {
    const { sheet, encoding } = chosen
    const table = await tableOfFile(file, {
      most: mostChangedRows,
      locale: service.language,
      sheet,
      encoding,
    })
    if ('problem' in table) return { table, options: null }
    return exportedTable(of, table, chosen.head)
  }

  const read = async (file: File, chosen: ReadOptions, isChosen: boolean) => {
    const { table, options } = await tableFor(file, chosen)
    if ('problem' in table) return table
    const copy = isChosen ? file : await copyOf(file)
    if (options !== null && (isChosen || newest.current === file))
      setBook({ file: copy, options, chosen, isChosen })
    return readFile(table, chosen, async () => (await tableFor(copy, chosen)).table)
  }

  const { checking, ...check } = useFileCheck<ReadFile, CheckedRow, FileProblem>({
    read: (file) => read(file, {}, false),
    unread: 'unreadable',
    check: async ({ table: again, chosen }, how) => {
      const table = await again()
      return 'problem' in table
        ? table
        : checkedFile({ client, service, of, table, chosen, ...how })
    },
    known: ({ count }) => count,
  })
  const forget = (next: File | null) => {
    newest.current = next
    setBook(null)
  }
  return {
    checking,
    book,
    again: check.again,
    take(file: File): void {
      forget(file)
      void check.take(file)
    },
    choose(chosen: ReadOptions): void {
      if (book === null) return
      void check.take(book.file, (file) => read(file, chosen, true))
    },
    stop(): void {
      forget(null)
      check.stop()
    },
  }
}

/** Whoever has the file open in a spreadsheet may save it anew, and then it can be read no more. */
const copyOf = async (file: File) => new File([await file.arrayBuffer()], file.name)

function readFile(
  table: Table,
  chosen: ReadOptions,
  again: () => Read,
): ReadFile | { readonly problem: FileProblem } {
  const { names, rows, guessed } = table
  if (!names.includes(idColumn)) return { problem: 'noColumns' }
  let first: Table | null = table
  return {
    guessed,
    count: rows.length,
    chosen,
    async table() {
      const held = first ?? (await again())
      first = null
      return held
    },
  }
}
