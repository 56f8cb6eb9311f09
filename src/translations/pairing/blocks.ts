import { edgesOf, incidenceOf, type Incidence } from './edges.ts'
import { columnsOf, type Cells, type Table } from './table.ts'

/** What the rows of one language say in all columns of a block, once for each way of saying it. */
interface Keys {
  /** all rows one after the other: numbers that mean the same in every language */
  readonly keys: Int32Array
  readonly starts: Int32Array
  /** the row of each */
  readonly rows: Int32Array
  /** where each is said */
  readonly places: Incidence
}

/** No table has more values in a column. */
const beyondValues = 2 ** 26

/** Adds what a row says in both columns, or in the one there is. */
function addKeys(keys: number[], [first, second]: readonly Cells[], row: number): void {
  for (let at = first?.starts[row] ?? 0; at < (first?.starts[row + 1] ?? 0); at += 1) {
    const value = first?.values[at] ?? 0
    if (second === undefined) keys.push(value)
    else
      for (let next = second.starts[row] ?? 0; next < (second.starts[row + 1] ?? 0); next += 1)
        keys.push(value * beyondValues + (second.values[next] ?? 0))
  }
}

interface Said {
  readonly keys: number[]
  readonly starts: Int32Array
  readonly rows: number[]
}

function saidIn(cells: readonly Cells[], count: number): Said {
  const keys: number[] = []
  const rows: number[] = []
  const starts = new Int32Array(count + 1)
  for (let row = 0; row < count; row += 1) {
    addKeys(keys, cells, row)
    while (rows.length < keys.length) rows.push(row)
    starts[row + 1] = keys.length
  }
  return { keys, starts, rows }
}

/** Gives keys small numbers. A `Map` takes ten times as long with keys of this size. */
function numbering(most: number): (key: number) => number {
  const size = 2 ** Math.ceil(Math.log2(2 * most + 2))
  const keys = new Float64Array(size).fill(-1)
  const numbers = new Int32Array(size)
  let known = 0
  return (key) => {
    const hash =
      Math.imul(key % beyondValues, 0x9e37_79b1) ^ Math.imul(key / beyondValues, 0x85eb_ca6b)
    let at = (hash ^ (hash >>> 15)) & (size - 1)
    while (keys[at] !== key) {
      if (keys[at] === -1) {
        keys[at] = key
        numbers[at] = known
        known += 1
        break
      }
      at = (at + 1) & (size - 1)
    }
    return numbers[at] ?? 0
  }
}

function keysIn(table: Table, names: readonly string[]): readonly Keys[] {
  const columns = columnsOf(table, names)
  const said = table.ids.map((ids, language) =>
    saidIn(
      columns.flatMap((column) => column[language] ?? []),
      ids.length,
    ),
  )
  const most = said.reduce((sum, { keys }) => sum + keys.length, 0)
  const numberOf = numbering(most)
  return said.map(({ keys: named, starts, rows }) => {
    const keys = Int32Array.from(named, numberOf)
    return { keys, starts, rows: Int32Array.from(rows), places: incidenceOf(keys, most) }
  })
}

/** Blocks of more comparisons than this say too little. */
const mostOfBlock = 1200

/** Calls with the rows of the other language that agree with this row on the columns of a block. */
export type Block = (
  language: number,
  row: number,
  other: number,
  met: (row: number) => void,
) => void

export function blockOf(table: Table, names: readonly string[]): Block {
  const all = keysIn(table, names)
  return (language, row, other, met) => {
    const [mine, theirs] = [all[language], all[other]]
    if (mine === undefined || theirs === undefined) return
    for (let at = mine.starts[row] ?? 0; at < (mine.starts[row + 1] ?? 0); at += 1) {
      const key = mine.keys[at] ?? 0
      const own = (mine.places.starts[key + 1] ?? 0) - (mine.places.starts[key] ?? 0)
      const there = edgesOf(theirs.places, key)
      if (own * there.length > mostOfBlock) continue
      for (const place of there) met(theirs.rows[place] ?? 0)
    }
  }
}
