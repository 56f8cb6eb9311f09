import type { Table } from '../../in/table.ts'
import type { OpenName } from '../names/linkCell.ts'
import { type DraftRow, draftRow, type Reading } from './draftRow.ts'
import { dayOrderOf } from './momentCell.ts'
import { type There, type Twin, twinsOf } from './twins.ts'

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

type Asked = Omit<Reading, 'orders'>

/** Reads every row of a file. */
export function draftRows({ rows, places }: Table, asked: Asked): readonly DraftRow[] {
  const column = (target: string) => rows.map((row) => row[asked.mapping[target] ?? -1] ?? '')
  const orders = {
    start_date: dayOrderOf(column('start_date')),
    end_date: dayOrderOf(column('end_date')),
  }
  return rows.map((row, at) => draftRow(row, places[at] ?? 0, { ...asked, orders }))
}

/** Tells of rows what they seem to be already. */
export function dryRun(of: Asked['of'], rows: readonly DraftRow[], there: There): DryRun {
  const twins = twinsOf(of, rows, there)
  const names = new Map<string, NameToSettle>()
  for (const open of rows.flatMap((row) => row.open)) {
    const known = names.get(open.key)
    names.set(open.key, { ...open, rows: (known?.rows ?? 0) + 1 })
  }
  return {
    rows: rows.map((row, at) => ({ ...row, twin: twins[at] ?? null })),
    names: [...names.values()],
  }
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
