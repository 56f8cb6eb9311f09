import type { Kind } from './kind.ts'

/** The values of one column in one language: numbers that mean the same in every language. */
export interface Cells {
  /** all rows one after the other; rising within a row */
  readonly values: Int32Array
  /** where each row begins, and where the last one ends */
  readonly starts: Int32Array
  /** by value: how many records have it */
  readonly counts: Int32Array
}

/** One column in every language. */
export type Column = readonly Cells[]

/** The records of one collection in all languages, ready to be compared. */
export interface Table {
  readonly languages: readonly string[]
  /** by language and row, rising */
  readonly ids: readonly (readonly number[])[]
  readonly columns: ReadonlyMap<string, Column>
  /** about how many records there are in each language */
  readonly sizes: readonly number[]
}

export interface Listed<R> {
  readonly language: string
  readonly records: readonly R[]
}

/** As a power of two, so that one record more seldom changes what all the others weigh. */
export const about = (count: number): number => 2 ** Math.round(Math.log2(Math.max(1, count)))

/** Adds what a record says, each value once and rising. */
function addTo(values: number[], said: readonly string[], numbers: Map<string, number>): void {
  const from = values.length
  for (const value of said) {
    const number = numbers.get(value) ?? numbers.size
    if (number === numbers.size) numbers.set(value, number)
    values.push(number)
  }
  if (said.length < 2) return
  const own = new Set(values.splice(from))
  values.push(...[...own].sort((one, other) => one - other))
}

function countsOf(values: Int32Array, size: number): Int32Array {
  const counts = new Int32Array(size)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function columnOf<R>(
  listed: readonly Listed<R>[],
  read: (record: R, language: string) => readonly string[],
): Column {
  const numbers = new Map<string, number>()
  const filled = listed.map(({ language, records }) => {
    const values: number[] = []
    const starts = new Int32Array(records.length + 1)
    for (const [row, record] of records.entries()) {
      addTo(values, read(record, language), numbers)
      starts[row + 1] = values.length
    }
    return { values: Int32Array.from(values), starts }
  })
  return filled.map(({ values, starts }) => {
    return { values, starts, counts: countsOf(values, numbers.size) }
  })
}

/** The columns of these names. */
export function columnsOf({ columns }: Table, names: readonly string[]): Column[] {
  return names.flatMap((name) => {
    const column = columns.get(name)
    return column === undefined ? [] : [column]
  })
}

/** The values of a row. */
export function valuesOf(
  column: Column | undefined,
  language: number,
  row: number,
): readonly number[] {
  const cells = column?.[language]
  return cells === undefined
    ? []
    : Array.from(cells.values.subarray(cells.starts[row], cells.starts[row + 1]))
}

/** @param listed languages and records in an order of their own: what comes out does not depend on it */
export function tableOf<R extends { readonly id: number }>(
  kind: Kind<R>,
  listed: readonly Listed<R>[],
): Table {
  const columns = Object.entries(kind.columns)
  return {
    languages: listed.map(({ language }) => language),
    ids: listed.map(({ records }) => records.map(({ id }) => id)),
    columns: new Map(columns.map(([name, read]) => [name, columnOf(listed, read)])),
    sizes: listed.map(({ records }) => about(records.length)),
  }
}
