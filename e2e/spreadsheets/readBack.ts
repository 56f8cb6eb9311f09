import { QueryClient } from '@tanstack/react-query'
import { createService } from '../../src/api/service.ts'
import { base, configuration, editor } from '../../src/api/testSite.ts'
import {
  type CheckedRow,
  checkedFile,
  exportedTable,
} from '../../src/features/transfer/in/checkedFile.ts'
import { readTable } from '../../src/features/transfer/table/readTable.ts'
import { type Exported, nameOf, records } from './exported.ts'

const service = createService({
  configuration,
  account: editor,
  base,
  onEnded: () => Promise.resolve(null),
})

/** Answers with the records that were exported, as if nobody had changed them since. */
const client = Object.assign(new QueryClient(), {
  fetchQuery: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    Promise.resolve(
      [...records.events, ...records.venues].find(({ id }) => id === queryKey.at(-1)),
    ),
})

/** What Agenda makes of a file of changed records, row by row. */
export async function checkedRows(
  of: Exported,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<readonly CheckedRow[]> {
  const read = await readTable(bytes)
  if ('problem' in read) throw new Error(read.problem)
  const { table } = exportedTable(of, read)
  const { signal } = new AbortController()
  return checkedFile({ client, service, of, table, onRead: () => undefined, signal })
}

/** The rows that are not as they were, each cell in a line: «3-5 anys, cost: 5 → 6», «8/3, title: mangled». */
export async function differences(
  of: Exported,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<readonly string[]> {
  const rows = await checkedRows(of, bytes)
  if (rows.length !== records[of].length) return [`${rows.length} rows`]
  return rows.flatMap((row) => {
    const record = records[of][row.place - 2]
    const name = record && nameOf(record)
    if (row.kind === 'unchanged') return []
    if (row.kind === 'problem')
      return row.problem === 'cells'
        ? row.wrong.map(({ field, problem }) => `${name}, ${field}: ${problem}`)
        : [`${name}: ${row.problem}`]
    return row.shown.map(({ field, before, after }) => {
      const mark = row.doubtful.includes(field) ? ', doubtful' : ''
      return `${name}, ${field}: ${before} → ${after}${mark}`
    })
  })
}
