import { knownSetOf } from '../../columns/knownSets.ts'
import { cellOrders, type ReadOptions } from '../../table/fileOptions.ts'
import type { Table } from '../../table/table.ts'
import { isRagged } from '../../table/tableOf.ts'
import { orderedColumns } from '../columns/mapping.ts'
import { targetsOf } from '../columns/targets.ts'
import type { OpenName } from '../names/linkCell.ts'
import { type DraftRow, draftRow, type Reading } from './draftRow.ts'
import { type There, type Twin, twinOf } from './twins.ts'

/** A row as it is looked through before anything is sent. */
export interface DryRow extends DraftRow {
  readonly twin: Twin | null
}

/** A name in cells for which a person has to choose, and in how many rows. */
export interface NameToSettle extends OpenName {
  readonly rows: number
}

/** What a file would become. */
export interface DryRun {
  readonly rows: readonly DryRow[]
  readonly names: readonly NameToSettle[]
}

/** What a person has chosen goes before what the columns show. */
type Asked = Omit<Reading, 'order' | 'sign' | 'hasExclusiveEnds'> & {
  readonly chosen?: Pick<ReadOptions, 'order' | 'sign'>
}

/** A step of reading: how many rows are done. A file is read in slices, for thousands of rows take a second. */
type Steps<Result> = Generator<number, Result, void>

/** Reads every row of a file. */
export function* draftRows(table: Table, asked: Asked): Steps<readonly DraftRow[]> {
  const { rows, places, calendar } = table
  const orders = cellOrders(table, orderedColumns(asked.mapping), asked.chosen)
  const reading = { ...asked, ...orders, hasExclusiveEnds: knownSetOf(table.names)?.exclusiveEnds }
  const [field = ''] = targetsOf(asked.of)
  // Of what its cells seem to say nothing is told.
  const ragged = { open: [], notes: [], wrong: [{ field, word: 'ragged' as const }] }
  const read: DraftRow[] = []
  for (const [at, row] of rows.entries()) {
    const draft = draftRow(row, places[at] ?? 0, reading, calendar?.rows[at])
    read.push(isRagged(table, at) ? { ...draft, ...ragged } : draft)
    yield at + 1
  }
  return read
}

/** Tells of rows what they seem to be already. */
export function* dryRun(of: Asked['of'], rows: readonly DraftRow[], there: There): Steps<DryRun> {
  const told = twinOf(of, there)
  const names = new Map<string, NameToSettle>()
  const dry: DryRow[] = []
  for (const row of rows) {
    dry.push({ ...row, twin: told(row) })
    for (const open of row.open)
      names.set(open.key, { ...open, rows: (names.get(open.key)?.rows ?? 0) + 1 })
    yield dry.length
  }
  return { rows: dry, names: [...names.values()] }
}

/** Whether it can be made at all; what seems to be there already can. */
export const canBeMade = ({ wrong }: DraftRow) => wrong.length === 0

/** The days of a file, first and last; null without any. */
export function daysOfRows(rows: readonly DraftRow[]): { first: string; last: string } | null {
  const days = rows
    .flatMap(({ values }) => (values['start_date'] ? [String(values['start_date'])] : []))
    .map((start) => start.slice(0, 10))
    .toSorted()
  const [first] = days
  const last = days.at(-1)
  return first === undefined || last === undefined ? null : { first, last }
}
