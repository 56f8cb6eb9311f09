import { Filling, type Numbers } from './filling.ts'
import type { Kind } from './kind.ts'
import { absent } from './saidByRow.ts'
import { about, type Cells, type Listed, type Table, widthOf } from './table.ts'

/** A table, and what is needed to read the next one with the same numbers. */
export interface ReadTable {
  readonly table: Table
  /** by language and row: what was read */
  readonly records: readonly (readonly object[])[]
  /** by column */
  readonly numbers: ReadonlyMap<string, Numbers>
  /** since the one before; null where there is none to compare it with */
  readonly change: TableChange | null
}

/** What is left of a table in the next one. */
export interface TableChange {
  readonly before: Table
  /** by language and row: the row before that said the same; `absent` of new and changed records */
  readonly kept: readonly Int32Array[]
  /** by language: the new and changed rows */
  readonly news: readonly (readonly number[])[]
  /** by language: the rows before of which nothing is left */
  readonly lost: readonly (readonly number[])[]
}

/** By the rows before, those they are now; `absent` where nothing is left of them. */
export function rowsNow(kept: Int32Array, count: number): Int32Array {
  const rows = new Int32Array(count).fill(absent)
  for (const [row, old] of kept.entries()) if (old !== absent) rows[old] = row
  return rows
}

function placesOfAbsent(rows: Int32Array): readonly number[] {
  const found: number[] = []
  for (const [at, row] of rows.entries()) if (row === absent) found.push(at)
  return found
}

function changeSince(before: Table, kept: readonly Int32Array[]): TableChange {
  const lost = kept.map((rows, place) =>
    placesOfAbsent(rowsNow(rows, before.ids[place]?.length ?? 0)),
  )
  return { before, kept, news: kept.map(placesOfAbsent), lost }
}

/** Records after which others may have the processor. */
const slice = 500

/** The rows of records that are the same as before; both stand in the order of their ids. */
function sameRecords(records: readonly object[], before: readonly object[] = []): Int32Array {
  const rows = new Map(before.map((record, row) => [record, row]))
  return Int32Array.from(records, (record) => rows.get(record) ?? absent)
}

function saysTheSame(one: Cells, row: number, other: Cells, otherRow: number): boolean {
  const width = widthOf(one, row)
  if (width !== widthOf(other, otherRow)) return false
  const [at, there] = [one.starts[row] ?? 0, other.starts[otherRow] ?? 0]
  for (let step = 0; step < width; step += 1)
    if (one.values[at + step] !== other.values[there + step]) return false
  return true
}

/** Takes out the rows whose record is the same, and links to what has become something else. */
function dropRelinked(
  kept: readonly Int32Array[],
  table: Table,
  before: Table,
  names: readonly string[],
) {
  for (const name of names)
    for (const [place, rows] of kept.entries()) {
      const [now, then] = [table.columns.get(name)?.[place], before.columns.get(name)?.[place]]
      if (now === undefined || then === undefined) continue
      for (const [row, old] of rows.entries())
        if (old !== absent && !saysTheSame(now, row, then, old)) rows[row] = absent
    }
}

/**
 * Reads records, those of before only where what they are linked to may have become something else.
 * @param listed languages and records in an order of their own: what comes out does not depend on it
 * @param before of the same languages
 * @param isLinkedAsBefore what records are linked to is what it was
 */
export function* readTable<R extends { readonly id: number }>(
  kind: Kind<R>,
  listed: readonly Listed<R>[],
  before: ReadTable | null,
  isLinkedAsBefore: boolean,
): Generator<number, ReadTable, void> {
  const sizes = listed.map(({ records }) => records.length)
  const kept = listed.map(({ records }, place) => sameRecords(records, before?.records[place]))
  const numbers = new Map<string, Numbers>()
  const fillings = Object.entries(kind.columns).map(([name, read]) => {
    const known: Numbers = before?.numbers.get(name) ?? new Map()
    numbers.set(name, known)
    const former =
      kind.linked.includes(name) && !isLinkedAsBefore ? undefined : before?.table.columns.get(name)
    return { name, former, filling: new Filling(read, known, sizes) }
  })
  for (const [place, { language, records }] of listed.entries())
    for (const [row, record] of records.entries()) {
      const old = kept[place]?.[row] ?? absent
      for (const { former, filling } of fillings) {
        const cells = former?.[place]
        if (cells === undefined || old === absent) filling.take(record, language, place, row)
        else filling.copy(cells, old, place, row)
      }
      if (row % slice === slice - 1) yield 0
    }
  const table = {
    languages: listed.map(({ language }) => language),
    ids: listed.map(({ records }) => records.map(({ id }) => id)),
    columns: new Map(fillings.map(({ name, filling }) => [name, filling.column()])),
    sizes: sizes.map(about),
  }
  if (before !== null && !isLinkedAsBefore) dropRelinked(kept, table, before.table, kind.linked)
  const records = listed.map((one) => one.records)
  const change = before && changeSince(before.table, kept)
  return { table, records, numbers, change }
}
