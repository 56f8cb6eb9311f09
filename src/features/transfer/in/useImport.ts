import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { useService } from '../../../api/useService.ts'
import { useFileCheck } from '../../../ui/files/useFileCheck.ts'
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
  readonly table: () => Promise<Table | { readonly problem: FileProblem }>
}

/** Whoever has the file open in a spreadsheet may save it anew, and then it can be read no more. */
const copyOf = async (file: File) => new File([await file.arrayBuffer()], file.name)

const isOpen = (cell: string | null, choice = 'unknown') => cell !== null && choice === 'unknown'

/** Reads a file and measures its rows against the records of a collection; in another way, if a person chooses one. */
export function useImport(of: CollectionName) {
  const client = useQueryClient()
  const service = useService()
  const [book, setBook] = useState<Book | null>(null)
  const newest = useRef<File>(null)

  const open = async (file: File, chosen: ReadOptions) => {
    const { sheet, encoding } = chosen
    const how = { most: mostChangedRows, locale: service.language, sheet, encoding }
    const read = await tableOfFile(file, how)
    return 'problem' in read ? read : exportedTable(of, read, chosen)
  }

  const read = async (
    file: File,
    chosen: ReadOptions,
    isChosen: boolean,
  ): Promise<ReadFile | { readonly problem: FileProblem }> => {
    const opened = await open(file, chosen)
    if ('problem' in opened) return opened
    const { table, options } = opened
    const copy = isChosen ? file : await copyOf(file)
    if (isChosen || newest.current === file) setBook({ file: copy, options, chosen, isChosen })
    if (!table.names.includes(idColumn)) return { problem: 'noColumns' }
    // Before a record is read for it.
    if (isOpen(options.day, chosen.order) || isOpen(options.price, chosen.sign))
      return { problem: 'twoWays' }
    let first: Table | null = table
    return {
      guessed: table.guessed,
      count: table.rows.length,
      chosen,
      async table() {
        const held = first
        first = null
        if (held !== null) return held
        const again = await open(copy, chosen)
        return 'problem' in again ? again : again.table
      },
    }
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
