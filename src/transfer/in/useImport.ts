import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CollectionName } from '../../collection/collection.ts'
import { useService } from '../../service/useService.ts'
import { useFileCheck } from '../../ui/files/useFileCheck.ts'
import { idColumn } from '../columns/columns.ts'
import { checkedFile, type CheckedRow } from './checkedFile.ts'
import { type FileProblem, mostChangedRows, type ReadHow, type Table } from './table.ts'
import { tableOfFile } from './tableOfFile.ts'

/** A workbook, and which of its sheets is measured. */
interface Book {
  /** as it was when it was chosen */
  readonly file: File
  readonly sheets: readonly string[]
  readonly sheet: number
  /** by a person */
  readonly isChosen: boolean
}

/** A file that was read: its table is held as long as it is measured, and read anew to be measured again. */
interface ReadFile extends Pick<Table, 'guessed'> {
  readonly count: number
  readonly table: () => ReturnType<typeof tableOfFile>
}

type Read = Promise<ReadFile | { readonly problem: FileProblem }>

/** Reads a file and measures its rows against the records of a collection; another sheet of it, if asked. */
export function useImport(of: CollectionName) {
  const client = useQueryClient()
  const service = useService()
  const [book, setBook] = useState<Book | null>(null)
  const newest = useRef<File>(null)

  /** The sheet that holds anything first; the others can be chosen also where that one is refused. */
  const read = async (file: File): Read => {
    const how = { most: mostChangedRows }
    const table = await tableOfFile(file, how)
    if ('problem' in table) return table
    const { sheets, sheet = 0 } = table
    const copy = await copyOf(file)
    if (sheets && newest.current === file) setBook({ file: copy, sheets, sheet, isChosen: false })
    return readFile(table, copy, how)
  }

  const { checking, ...check } = useFileCheck<ReadFile, CheckedRow, FileProblem>({
    read,
    unread: 'unreadable',
    check: async ({ table: again }, how) => {
      const table = await again()
      return 'problem' in table ? table : checkedFile({ client, service, of, table, ...how })
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
    choose(sheet: number): void {
      if (book === null) return
      setBook({ ...book, sheet, isChosen: true })
      void check.take(book.file, async (file) => {
        const how = { sheet, most: mostChangedRows }
        const table = await tableOfFile(file, how)
        return 'problem' in table ? table : readFile(table, file, how)
      })
    },
    stop(): void {
      forget(null)
      check.stop()
    },
  }
}

/** Whoever has the file open in a spreadsheet may save it anew, and then it can be read no more. */
const copyOf = async (file: File) => new File([await file.arrayBuffer()], file.name)

function readFile(table: Table, file: File, how: ReadHow): Awaited<Read> {
  const { names, rows, guessed } = table
  if (!names.includes(idColumn)) return { problem: 'noColumns' }
  let first: Table | null = table
  return {
    ...(guessed === undefined ? {} : { guessed }),
    count: rows.length,
    async table() {
      const held = first ?? (await tableOfFile(file, how))
      first = null
      return held
    },
  }
}
