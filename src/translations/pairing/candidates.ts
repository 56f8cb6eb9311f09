import type { Kind } from './kind.ts'
import { columnsOf, type Cells, type Column, type Table } from './table.ts'
import type { Couple } from './weigh.ts'

/** Blocks of more comparisons than this say too little. */
const mostOfBlock = 1200

/** No table has more values in a column. */
const beyondValues = 2 ** 26

/** Calls with what a row says in all columns of a block, once for each way of saying it. */
function eachKey(cells: readonly Cells[], row: number, met: (key: number) => void): void {
  const [first, second] = cells
  for (let at = first?.starts[row] ?? 0; at < (first?.starts[row + 1] ?? 0); at += 1) {
    const value = first?.values[at] ?? 0
    if (second === undefined) met(value)
    else
      for (let next = second.starts[row] ?? 0; next < (second.starts[row + 1] ?? 0); next += 1)
        met(value * beyondValues + (second.values[next] ?? 0))
  }
}

type Members = ReadonlyMap<number, readonly number[]>

function membersOf(cells: readonly Cells[], count: number): Members {
  const members = new Map<number, number[]>()
  for (let row = 0; row < count; row += 1)
    eachKey(cells, row, (key) => {
      const those = members.get(key)
      if (those === undefined) members.set(key, [row])
      else those.push(row)
    })
  return members
}

const cellsOf = (columns: readonly Column[], language: number): readonly Cells[] =>
  columns.flatMap((column) => column[language] ?? [])

/** Who agrees with whom on the columns of a block. */
function blockOf(table: Table, names: readonly string[]) {
  const columns = columnsOf(table, names)
  const cells = table.languages.map((_, language) => cellsOf(columns, language))
  const members = cells.map((those, language) => membersOf(those, table.ids[language]?.length ?? 0))
  return ([language, other]: Couple) => {
    const [mine, theirs] = [members[language], members[other]]
    return (row: number, met: (other: number) => void): void =>
      eachKey(cells[language] ?? [], row, (key) => {
        const others = theirs?.get(key) ?? []
        if (others.length * (mine?.get(key)?.length ?? 0) > mostOfBlock) return
        for (const one of others) met(one)
      })
  }
}

/** The rows of another language that are worth being compared with a row, rising. */
export type Candidates = (row: number) => readonly number[]

/** Blocks of a collection, built once for all languages. */
export function candidatesIn<R>(kind: Kind<R>, table: Table): (couple: Couple) => Candidates {
  const blocks = kind.blocks.map((names) => blockOf(table, names))
  return (couple) => {
    const lookups = blocks.map((block) => block(couple))
    const seen = new Int32Array(table.ids[couple[1]]?.length ?? 0).fill(-1)
    return (row) => {
      const found: number[] = []
      const met = (other: number) => {
        if (seen[other] === row) return
        seen[other] = row
        found.push(other)
      }
      for (const lookup of lookups) lookup(row, met)
      return found.sort((one, other) => one - other)
    }
  }
}
