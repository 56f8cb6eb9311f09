import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { idColumn } from '../columns/columns.ts'
import { ImportPreview, ImportSummary } from './ImportPreview.tsx'
import { checkedFile, type CheckedRow, exportedTable } from './checkedFile.ts'
import { tableFiles, useTableMessages } from './useTableMessages.ts'
import { ImportRuns } from '../run/ImportRuns.tsx'
import { FileOptionFields } from '../table/FileOptionFields.tsx'
import type { FileOptions, ReadOptions } from '../table/fileOptions.ts'
import { type FileProblem, mostChangedRows, type Table } from '../table/table.ts'
import { tableOfFile } from '../table/tableOfFile.ts'
import { todayIn } from '../../../time/wallTime.ts'
import { FilePlace, FileStatus } from '../../../ui/files/FileStatus.tsx'
import { useFileCheck } from '../../../ui/files/useFileCheck.ts'

interface Props {
  of: CollectionName
  /** a file that was given for new records, once */
  takeGiven: () => readonly File[]
}

/** A file that was exported and changed: read, measured against the calendar, shown before anything is written. */
export function ImportPart({ of, takeGiven }: Props) {
  const { t } = useTranslation('transfer')
  const { limits, words } = useTableMessages('in')
  const { timezone } = useService().configuration
  const { checking, book, take, choose, again, stop } = useImport(of)
  const begin = useEffectEvent(() => takeGiven().map(take))
  useEffect(() => void begin(), [])
  const goOn = (hasWritten: boolean) => {
    if (hasWritten && checking.state === 'checked') void again()
  }
  return (
    <ImportRuns {...{ of }} isOfChanges onEnd={goOn}>
      {(start) => (
        <>
          <FilePlace
            label={t('in.place')}
            text={t('in.text')}
            choose={t('in.choose')}
            limits={t('in.limits', limits)}
            accept={tableFiles}
            onFile={take}
          />
          {checking.state === 'checked' ? (
            <ImportSummary {...checking} isAside={book?.isChosen ?? false} />
          ) : null}
          {book ? <FileOptionFields {...book} today={todayIn(timezone)} onChoose={choose} /> : null}
          <FileStatus checking={checking} words={words} onStop={stop} />
          {checking.state === 'checked' ? (
            <ImportPreview {...checking} {...{ of }} onStart={start} />
          ) : null}
        </>
      )}
    </ImportRuns>
  )
}

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
function useImport(of: CollectionName) {
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
