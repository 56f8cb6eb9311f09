import { type Block, blockOf } from './blocks.ts'
import type { Kind } from './kind.ts'
import type { Table } from './table.ts'
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
