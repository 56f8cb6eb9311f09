import { blockOf } from './blocks.ts'
import type { Kind } from './kind.ts'
import type { Table } from './table.ts'
import type { Couple } from './weigh.ts'

/** The rows of another language that are worth being compared with a row, rising. */
export type Candidates = (row: number) => readonly number[]

/** Blocks of a collection, built once for all languages. */
export function candidatesIn<R>(kind: Kind<R>, table: Table): (couple: Couple) => Candidates {
  const blocks = kind.blocks.map((names) => blockOf(table, names))
  return ([language, other]) => {
    const seen = new Int32Array(table.ids[other]?.length ?? 0).fill(-1)
    return (row) => {
      const found: number[] = []
      const met = (otherRow: number) => {
        if (seen[otherRow] === row) return
        seen[otherRow] = row
        found.push(otherRow)
      }
      for (const block of blocks) block(language, row, other, met)
      return found.sort((one, next) => one - next)
    }
  }
}
