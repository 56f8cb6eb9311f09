import { incidenceOf, edgesOf } from './edges.ts'
import { beyondValues, mostOfBlock } from './blocks.ts'
import { columnsOf, type Cells, type Table } from './table.ts'

/** What a row says in the one or two columns of a block. */
export type BlockKey = readonly [first: number, second?: number]

/** The rows of a table by what they say in the columns of a block, found one by one as they are asked for. */
export interface Places {
  keysOf(language: number, row: number): readonly BlockKey[]
  /** rising */
  rowsWith(language: number, key: BlockKey): Int32Array
  /** whether so many say it in two languages that it says too little of any of them */
  isTooLarge(language: number, other: number, key: BlockKey): boolean
}

const saidIn = (cells: Cells | undefined, row: number): Int32Array =>
  cells?.values.subarray(cells.starts[row], cells.starts[row + 1]) ?? new Int32Array()

/** Rows of each language by what they say in one column. */
function rowsByValue(column: readonly Cells[]) {
  const known = new Map<number, (value: number) => Int32Array>()
  return (language: number, value: number): Int32Array => {
    const finder = known.get(language) ?? finderIn(column[language])
    known.set(language, finder)
    return finder(value)
  }
}

function finderIn(cells: Cells | undefined): (value: number) => Int32Array {
  if (cells === undefined) return () => new Int32Array()
  const { values, starts, counts } = cells
  const incidence = incidenceOf(values, counts.length)
  const rows = new Int32Array(values.length)
  for (let row = 0; row + 1 < starts.length; row += 1) rows.fill(row, starts[row], starts[row + 1])
  return (value) =>
    value < counts.length ? edgesOf(incidence, value).map((at) => rows[at] ?? 0) : new Int32Array()
}

export type PlacesOf = (names: readonly string[]) => Places

/** Columns are gone through once for all blocks they are in. */
export function placesIn(table: Table): PlacesOf {
  const finders = new Map<string, ReturnType<typeof rowsByValue>>()
  const finderOf = (name: string) => {
    const finder = finders.get(name) ?? rowsByValue(table.columns.get(name) ?? [])
    finders.set(name, finder)
    return finder
  }
  return (names) => placesOf(table, names, names.map(finderOf))
}

function placesOf(
  table: Table,
  names: readonly string[],
  [first, second]: readonly ReturnType<typeof rowsByValue>[],
): Places {
  const [one, other] = columnsOf(table, names)
  const joined = new Map<number, Int32Array>()

  function both(language: number, value: number, otherValue: number): Int32Array {
    const key = (value * beyondValues + otherValue) * table.languages.length + language
    const known = joined.get(key)
    if (known !== undefined) return known
    const mine = first?.(language, value) ?? new Int32Array()
    const theirs = second?.(language, otherValue) ?? new Int32Array()
    const isMineFewer = mine.length < theirs.length
    const [column, wanted] = isMineFewer ? [other, otherValue] : [one, value]
    const rows = (isMineFewer ? mine : theirs).filter((row) =>
      saidIn(column?.[language], row).includes(wanted),
    )
    joined.set(key, rows)
    return rows
  }

  const rowsWith: Places['rowsWith'] = (language, [value, otherValue]) =>
    otherValue === undefined
      ? (first?.(language, value) ?? new Int32Array())
      : both(language, value, otherValue)

  return {
    rowsWith,
    isTooLarge: (language, next, key) =>
      rowsWith(language, key).length * rowsWith(next, key).length > mostOfBlock,
    keysOf(language, row) {
      const values = Array.from(saidIn(one?.[language], row))
      if (other === undefined) return values.map((value): BlockKey => [value])
      const others = Array.from(saidIn(other[language], row))
      return values.flatMap((value) => others.map((next): BlockKey => [value, next]))
    },
  }
}
