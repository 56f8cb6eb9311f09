import { useQueryClient } from '@tanstack/react-query'
import type { CollectionName } from '../../collection/collection.ts'
import { useService } from '../../service/useService.ts'
import { useFileCheck } from '../../ui/files/useFileCheck.ts'
import { idColumn } from '../columns/columns.ts'
import { checkedFile, type CheckedRow } from './checkedFile.ts'
import type { FileProblem, Table } from './table.ts'
import { tableOfFile } from './tableOfFile.ts'

/** Reads a file and measures its rows against the records of a collection. */
export function useImport(of: CollectionName) {
  const client = useQueryClient()
  const service = useService()
  return useFileCheck<Table, CheckedRow, FileProblem>({
    read: tableWithIds,
    check: (table, how) => checkedFile({ client, service, of, table, ...how }),
    known: ({ rows }) => rows.length,
  })
}

async function tableWithIds(file: File): ReturnType<typeof tableOfFile> {
  const read = await tableOfFile(file)
  const isNameless = !('problem' in read) && !read.names.includes(idColumn)
  return isNameless ? { problem: 'noColumns' } : read
}
