import { incidenceOf, type Incidence } from './edges.ts'
import type { Kind } from './kind.ts'
import { type Table, columnsOf, widthOf, type Cells, type Column } from './table.ts'
import type { Couple } from './weigh.ts'

/** The rows of another language that are worth being compared with a row, rising; good until the next are asked for. */
export type Candidates = (row: number) => Int32Array

/** Blocks of a collection, built once for all languages. */
export function* candidatesIn<R>(
  kind: Kind<R>,
  table: Table,
): Generator<number, (couple: Couple) => Candidates, void> {
  const blocks: Block[] = []
  for (const names of kind.blocks) {
    blocks.push(blockOf(table, names))
    yield 0
  }
  return ([language, other]) => {
    const count = table.ids[other]?.length ?? 0
    const seen = new Int32Array(count).fill(-1)
    const found = new Int32Array(count)
    return (row) => {
      let length = 0
      const met = (otherRow: number) => {
        if (seen[otherRow] === row) return
        seen[otherRow] = row
        found[length] = otherRow
        length += 1
      }
      for (const block of blocks) block(language, row, other, met)
      return found.subarray(0, length).sort()
    }
  }
}

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

type Said = Pick<Cells, 'values' | 'starts'>

/** No table has more values in a column. */
const beyondValues = 2 ** 26

/** Gives keys small numbers. A `Map` takes ten times as long with keys of this size. */
function numbering(most: number) {
  const size = 2 ** Math.ceil(Math.log2(2 * most + 2))
  const keys = new Float64Array(size).fill(-1)
  const numbers = new Int32Array(size)
  let known = 0
  return {
    count: () => known,
    of(first: number, second: number): number {
      const key = first * beyondValues + second
      const hash = Math.imul(second, 0x9e37_79b1) ^ Math.imul(first, 0x85eb_ca6b)
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
    },
  }
}

/** Writes down each value of a row in one column with each in the other. */
function joinRow(
  values: Int32Array,
  from: number,
  [one, other]: readonly [Cells, Cells],
  row: number,
  numberOf: (first: number, second: number) => number,
): void {
  let next = from
  for (let mine = one.starts[row] ?? 0; mine < (one.starts[row + 1] ?? 0); mine += 1)
    for (let there = other.starts[row] ?? 0; there < (other.starts[row + 1] ?? 0); there += 1) {
      values[next] = numberOf(one.values[mine] ?? 0, other.values[there] ?? 0)
      next += 1
    }
}

/** What rows say in both of two columns. */
function joined(first: Column, second: Column): { said: readonly Said[]; size: number } {
  const counted = first.map((cells, at) => {
    const starts = new Int32Array(cells.starts.length)
    const theirs = second[at] ?? cells
    for (let row = 0; row + 1 < starts.length; row += 1)
      starts[row + 1] = (starts[row] ?? 0) + widthOf(cells, row) * widthOf(theirs, row)
    return starts
  })
  const most = counted.reduce((sum, starts) => sum + (starts.at(-1) ?? 0), 0)
  const numbers = numbering(most)
  const said = counted.map((starts, at): Said => {
    const [one, other] = [first[at], second[at]]
    const values = new Int32Array(starts.at(-1) ?? 0)
    if (one !== undefined && other !== undefined)
      for (let row = 0; row + 1 < starts.length; row += 1)
        joinRow(values, starts[row] ?? 0, [one, other], row, numbers.of)
    return { values, starts }
  })
  return { said, size: numbers.count() }
}

function rowsOf(starts: Int32Array): Int32Array {
  const rows = new Int32Array(starts.at(-1) ?? 0)
  for (let row = 0; row + 1 < starts.length; row += 1) rows.fill(row, starts[row], starts[row + 1])
  return rows
}

function keysIn(table: Table, names: readonly string[]): readonly Keys[] {
  const [first = [], second] = columnsOf(table, names)
  const { said, size } =
    second === undefined
      ? { said: first, size: first[0]?.counts.length ?? 0 }
      : joined(first, second)
  return said.map(({ values: keys, starts }) => ({
    keys,
    starts,
    rows: rowsOf(starts),
    places: incidenceOf(keys, size),
  }))
}

/** Blocks of more comparisons than this say too little. */
const mostOfBlock = 1200

/** Calls with the rows of the other language that agree with this row on the columns of a block. */
type Block = (language: number, row: number, other: number, met: (row: number) => void) => void

function blockOf(table: Table, names: readonly string[]): Block {
  const all = keysIn(table, names)
  return (language, row, other, met) => {
    const [mine, theirs] = [all[language], all[other]]
    if (mine === undefined || theirs === undefined) return
    for (let at = mine.starts[row] ?? 0; at < (mine.starts[row + 1] ?? 0); at += 1) {
      const key = mine.keys[at] ?? 0
      const own = (mine.places.starts[key + 1] ?? 0) - (mine.places.starts[key] ?? 0)
      const from = theirs.places.starts[key] ?? 0
      const to = theirs.places.starts[key + 1] ?? 0
      if (own * (to - from) > mostOfBlock) continue
      for (let place = from; place < to; place += 1)
        met(theirs.rows[theirs.places.edges[place] ?? 0] ?? 0)
    }
  }
}
