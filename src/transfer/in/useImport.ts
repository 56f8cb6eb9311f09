import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CollectionName } from '../../collection/collection.ts'
import { useService } from '../../service/useService.ts'
import { useFileCheck } from '../../ui/files/useFileCheck.ts'
import { idColumn } from '../columns/columns.ts'
import { checkedFile, type CheckedRow } from './checkedFile.ts'
import { type FileProblem, mostChangedRows, type Table } from './table.ts'
import { tableOfFile } from './tableOfFile.ts'

/** A workbook, and which of its sheets is measured. */
interface Book {
  readonly file: File
  readonly sheets: readonly string[]
  readonly sheet: number
  /** by a person */
  readonly isChosen: boolean
}

type Read = ReturnType<typeof tableOfFile>

/** Reads a file and measures its rows against the records of a collection; another sheet of it, if asked. */
export function useImport(of: CollectionName) {
  const client = useQueryClient()
  const service = useService()
  const [book, setBook] = useState<Book | null>(null)
  const newest = useRef<File>(null)

  /** The sheet that holds anything first; the others can be chosen also where that one is refused. */
  const read = async (file: File): Read => {
    const table = await tableOfFile(file, { most: mostChangedRows })
    if ('problem' in table) return table
    const { sheets, sheet = 0 } = table
    if (sheets && newest.current === file) setBook({ file, sheets, sheet, isChosen: false })
    return withIds(table)
  }

  const { checking, ...check } = useFileCheck<Table, CheckedRow, FileProblem>({
    read,
    check: (table, how) => checkedFile({ client, service, of, table, ...how }),
    known: ({ rows }) => rows.length,
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
        const table = await tableOfFile(file, { sheet, most: mostChangedRows })
        return 'problem' in table ? table : withIds(table)
      })
    },
    stop(): void {
      forget(null)
      check.stop()
    },
  }
}

const withIds = (table: Table): Awaited<Read> =>
  table.names.includes(idColumn) ? table : { problem: 'noColumns' }
