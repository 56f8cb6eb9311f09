import type { QueryClient } from '@tanstack/react-query'
import { ApiError, type ApiErrorKind } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { fewAtOnce } from '../../../core/query/fewAtOnce.ts'
import { isMissing } from '../../../core/query/readErrors.ts'
import { readPage, recordOptions, recordsOfPage } from '../../../core/query/readOptions.ts'
import type { CollectionName, Identified } from '../../../core/resource/collection.ts'
import { recordLanguage } from '../../../core/views/form/recordLanguage.ts'
import { shownOf, valueOf, type Cell } from '../cells/cell.ts'
import { isMangled } from '../cells/readCell.ts'
import { exportedColumn, idColumn, languageColumn, plainCell } from '../columns/columns.ts'
import { fieldsOfHeads } from '../columns/heads.ts'
import {
  type Changed,
  changedCells,
  type FileRow,
  marksOf,
  isAsWritten,
  linkNames,
} from './changedRow.ts'
import { type Aside, asideOf } from '../run/importPlan.ts'
import { cellOrders, type ReadOptions, openedTable } from '../table/fileOptions.ts'
import { type Table, isRagged } from '../table/table.ts'
import { writables } from '../../../resources/records.ts'
import { todayIn } from '../../../time/wallTime.ts'
import { fromNeutral } from '../../../ui/files/neutralCell.ts'

/** Why a row of a file is not taken. */
type RowProblem =
  | 'noId'
  | 'mangled'
  | 'otherLanguage'
  | 'twice'
  | 'ragged'
  | 'gone'
  | 'trashed'
  | 'withheld'
  | 'unread'
  | 'cells'

/** A row measured against what there is now. */
export type CheckedRow = Pick<FileRow, 'place'> &
  (
    | { readonly kind: 'problem'; readonly problem: RowProblem; readonly wrong: Changed['wrong'] }
    | { readonly kind: 'unchanged' }
    | ({ readonly kind: 'change' } & Aside & Changed)
  )

export type ChangedRow = Extract<CheckedRow, { kind: 'change' }>

const problemAt = (place: number, problem: RowProblem): CheckedRow => ({
  place,
  kind: 'problem',
  problem,
  wrong: [],
})

/** The id of a row, or why it is not taken. @param seen ids of the rows before it */
function idOf({ cells }: FileRow, language: string, isRagged: boolean, seen: Set<number>) {
  const text = valueOf(cells[idColumn] ?? '').trim()
  const said = shownOf(cells[languageColumn] ?? '').trim()
  if (said !== '' && said !== language) return 'otherLanguage'
  if (isMangled(text)) return 'mangled'
  if (!/^[1-9]\d{0,14}$/.test(text)) return 'noId'
  if (isRagged) return 'ragged'
  const id = Number(text)
  if (seen.has(id)) return 'twice'
  seen.add(id)
  return id
}

function obstacleTo(service: Service, record: Identified): RowProblem | null {
  const facts = new Map<string, unknown>(Object.entries(record))
  if (facts.get('status') === 'trash') return 'trashed'
  if (facts.get('withheld') === true) return 'withheld'
  const own = recordLanguage(String(facts.get('url') ?? ''), service.configuration)
  return own !== null && own !== service.language ? 'otherLanguage' : null
}

interface Checking {
  readonly client: QueryClient
  readonly service: Service
  readonly of: CollectionName
  /** its names are those of fields */
  readonly table: Table
  /** how its days and prices are read, where a person has chosen it */
  readonly chosen?: ReadOptions
  /** told of rows that are measured, of those that have to be */
  readonly onRead: (done: number, known: number) => void
  readonly signal: AbortSignal
}

/** What a listing is refused for by what one record of it is. */
const ofEach: ReadonlySet<ApiErrorKind> = new Set(['invalid', 'forbidden', 'missing'])

/**
 * Reads records again by their place in a file: events fifty at a time, for their listing alone can be asked for by
 * number (contract.md §3.7); what it does not show, and all else, each by itself.
 */
function rereader(
  { client, service, of, signal }: Checking,
  ids: readonly (number | RowProblem)[],
): (id: number, at: number) => Promise<Identified> {
  const { everything, ...collection } = writables[of]
  const { statuses: status } = service.configuration
  // Of ten thousand records no more are held than those that are looked at.
  let last = { first: -1, listed: Promise.resolve<readonly Identified[]>([]) }
  const listedFrom = (first: number) => {
    const include = ids.slice(first, first + recordsOfPage).filter((id) => typeof id === 'number')
    if (of !== 'events' || include.length < 2) return Promise.resolve([])
    const query = { per_page: recordsOfPage, ...everything, status, include }
    const page = readPage<Identified>(service, { name: of, read: collection.read }, query, {
      signal,
    })
    // What is refused for one of them is asked of each; a service that fails is not asked fifty times.
    return page
      .then(({ items }) => items)
      .catch((error: unknown) => {
        if (ofEach.has(ApiError.from(error).kind)) return []
        throw error
      })
  }
  return async (id, at) => {
    const first = at - (at % recordsOfPage)
    if (last.first < first) last = { first, listed: listedFrom(first) }
    const listed = last.first === first ? await last.listed : []
    const options = recordOptions(service, collection, id)
    return (
      listed.find((one) => one.id === id) ??
      // Not kept beside the rows that change: of ten thousand records most are as they were.
      (await client.fetchQuery({ ...options, staleTime: 0, gcTime: 0 }))
    )
  }
}

/**
 * The rows of a file as they stand at this moment: each record is read again, a few at once.
 * @throws the signal's reason when it is stopped
 */
export async function checkedFile(checking: Checking): Promise<readonly CheckedRow[]> {
  const { client, service, of, table, chosen, onRead, signal } = checking
  const { names, rows, places } = table
  const { timezone: zone, statuses } = service.configuration
  const today = todayIn(zone)
  const rules = {
    today,
    statuses,
    zone,
    ...cellOrders(table, orderedColumns(of, table.names), chosen),
  }
  const seen = new Set<number>()
  const otherLinks = linkNames(client, service)
  let done = 0
  const rowAt = (at: number): FileRow => ({
    place: places[at] ?? 0,
    cells: Object.fromEntries(names.map((name, column) => [name, rows[at]?.[column] ?? ''])),
  })
  const ids = rows.map((cells, at) => {
    // One that ends before the column that no exported row is without: a line broke within a text.
    const isCutOff = cells.length <= names.indexOf(exportedColumn)
    return idOf(rowAt(at), service.language, isCutOff || isRagged(table, at), seen)
  })
  const read = rereader(checking, ids)
  const measured = async (row: FileRow, id: number, at: number): Promise<CheckedRow> => {
    const { place, cells } = row
    try {
      const record = await read(id, at)
      const obstacle = obstacleTo(service, record)
      if (obstacle !== null) return problemAt(place, obstacle)
      const exported = shownOf(cells[exportedColumn] ?? '')
      const marks = exported === '' ? null : marksOf(exported)
      const changed = changedCells(row, { of, record, marks, ...rules })
      const others = await otherLinks(row, of, record, changed.values)
      const wrong = [...changed.wrong, ...others]
      if (wrong.length > 0) return { place, kind: 'problem', problem: 'cells', wrong }
      const names = Object.keys(changed.values)
      return names.length > 0
        ? { place, kind: 'change', ...asideOf(of, record, names), ...changed }
        : { place, kind: 'unchanged' }
    } catch (error) {
      return problemAt(place, isMissing(error) ? 'gone' : 'unread')
    }
  }
  return fewAtOnce([...ids.entries()], async ([at, id]) => {
    signal.throwIfAborted()
    const row = rowAt(at)
    const checked = typeof id === 'number' ? await measured(row, id, at) : problemAt(row.place, id)
    done += 1
    onRead(done, rows.length)
    return checked
  })
}

/** How many columns of an export a row names: without the one that says which record each row is, none. */
const columnsIn = (of: CollectionName, heads: readonly string[]) =>
  fieldsOfHeads(of, heads).includes(idColumn) ? heads.length : 0

/** The columns whose cells are read as all of them together tell. @param names of fields */
function orderedColumns(of: CollectionName, names: readonly string[]) {
  const { fields } = writables[of]
  const days = names.flatMap((name, at) => (fields[name]?.kind === 'wallTime' ? [at] : []))
  const price = names.indexOf('cost')
  return { days, price: price < 0 ? undefined : price }
}

/** A CSV of ours, by the interface's spelling of its heads, that a spreadsheet has saved as a workbook. */
const isSavedCsv = ({ sheets, names }: Table) => sheets !== undefined && names.includes('url')

/** Such a workbook still has the signs by which no cell of a CSV begins a formula. */
const withoutSigns = (table: Table): Table['rows'] =>
  isSavedCsv(table)
    ? table.rows.map((row) =>
        row.map((cell) => (typeof cell === 'string' ? fromNeutral(cell) : cell)),
      )
    : table.rows

/** Whether a cell is not as it was when the file was written. */
function isTouched(names: readonly string[], row: readonly Cell[], at: number): boolean {
  const exported = shownOf(row[names.indexOf(exportedColumn)] ?? '')
  const mark = marksOf(exported).get(names[at] ?? '')
  return exported === '' || !isAsWritten(plainCell(shownOf(row[at] ?? '')), mark)
}

/** An exported file under the names of its fields, and what of it can be read in several ways. */
export function exportedTable(of: CollectionName, read: Table, chosen: ReadOptions = {}) {
  const { table, options } = openedTable(read, chosen, {
    known: (heads) => columnsIn(of, heads),
    columns: (heads) => orderedColumns(of, fieldsOfHeads(of, heads)),
    isRead: (heads, ...cell) => isTouched(fieldsOfHeads(of, heads), ...cell),
  })
  const names = fieldsOfHeads(of, table.names)
  return { table: { ...table, names, rows: withoutSigns(table) }, options }
}
