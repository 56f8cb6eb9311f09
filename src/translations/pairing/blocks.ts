import { incidenceOf, type Incidence } from './edges.ts'
import { columnsOf, type Cells, type Table } from './table.ts'

/** What the rows of one language say in all columns of a block, once for each way of saying it. */
interface Keys {
  /** all rows one after the other */
  readonly keys: Float64Array
  readonly starts: Int32Array
  /** the row of each key */
  readonly rows: Int32Array
  /** where each key may stand: in the bucket of its hash */
  readonly buckets: Incidence
}

/** No table has more values in a column. */
const beyondValues = 2 ** 26

const bucketBits = 14

const bucketOf = (key: number): number =>
  (Math.imul(key % 2_147_483_647, 0x9e37_79b1) ^ Math.imul(key / beyondValues, 0x85eb_ca6b)) >>>
  (32 - bucketBits)

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

function keysOf(cells: readonly Cells[], count: number): Keys {
  const found: number[] = []
  const rows: number[] = []
  const starts = new Int32Array(count + 1)
  for (let row = 0; row < count; row += 1) {
    addKeys(found, cells, row)
    while (rows.length < found.length) rows.push(row)
    starts[row + 1] = found.length
  }
  const keys = Float64Array.from(found)
  const buckets = incidenceOf(Int32Array.from(keys, bucketOf), 2 ** bucketBits)
  return { keys, starts, rows: Int32Array.from(rows), buckets }
}

/** How often a key is there; `met` is called with the rows. */
function lookUp({ keys, rows, buckets }: Keys, key: number, met?: (row: number) => void): number {
  const bucket = bucketOf(key)
  let count = 0
  for (let at = buckets.starts[bucket] ?? 0; at < (buckets.starts[bucket + 1] ?? 0); at += 1) {
    const entry = buckets.edges[at] ?? 0
    if (keys[entry] !== key) continue
    count += 1
    met?.(rows[entry] ?? 0)
  }
  return count
}

/** Blocks of more comparisons than this say too little. */
const mostOfBlock = 1200

/** The records that agree on the columns of a block, by language. */
export function blockOf(table: Table, names: readonly string[]) {
  const columns = columnsOf(table, names)
  const all = table.ids.map((ids, language) =>
    keysOf(
      columns.flatMap((column) => column[language] ?? []),
      ids.length,
    ),
  )
  /** Calls with the rows of the other language that agree with this row. */
  return (language: number, row: number, other: number, met: (row: number) => void): void => {
    const [mine, theirs] = [all[language], all[other]]
    if (mine === undefined || theirs === undefined) return
    for (let at = mine.starts[row] ?? 0; at < (mine.starts[row + 1] ?? 0); at += 1) {
      const key = mine.keys[at] ?? 0
      const many = lookUp(theirs, key)
      if (many === 0 || many * lookUp(mine, key) > mostOfBlock) continue
      lookUp(theirs, key, met)
    }
  }
}
