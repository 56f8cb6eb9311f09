import { about, widthOf, type Cells, type Table } from './table.ts'
import type { Couple } from './weigh.ts'

const nothing: Cells = {
  values: new Int32Array(),
  starts: new Int32Array(),
  counts: new Int32Array(),
}

/** A column in two languages, with what it says where two records share a value. */
export interface Compared {
  readonly one: Cells
  readonly other: Cells
  /** by value: logarithm of its frequency, in the language where it is more frequent */
  readonly rarities: Float64Array
  /** how many values a record has that has any; at least 1 */
  readonly usual: number
}

/**
 * In eighths: one record more or less seldom changes what a frequent value says, and sums are the same in any order.
 */
export const inEighths = (weight: number): number => Math.round(8 * weight) / 8

export const most = inEighths(Math.log(0.9))

/** What counts for the record itself where a value is counted: others that will have it, though none has it yet. */
const itself = 0.2

function raritiesOf(table: Table, one: Cells, other: Cells, [first, second]: Couple): Float64Array {
  const [size = 1, otherSize = 1] = [table.sizes[first], table.sizes[second]]
  const rarities = new Float64Array(one.counts.length)
  for (const [value, count] of one.counts.entries()) {
    const often = Math.max(
      (count - 1 + itself) / size,
      ((other.counts[value] ?? 0) - 1 + itself) / otherSize,
    )
    rarities[value] = Math.min(most, inEighths(Math.log(often)))
  }
  return rarities
}

function usualOf({ values, starts }: Cells): number {
  let rows = 0
  for (let row = 1; row < starts.length; row += 1)
    if ((starts[row] ?? 0) > (starts[row - 1] ?? 0)) rows += 1
  return about(values.length / Math.max(1, rows))
}

export function comparedColumn(table: Table, name: string, couple: Couple): Compared {
  const column = table.columns.get(name)
  const [one = nothing, other = nothing] = [column?.[couple[0]], column?.[couple[1]]]
  return {
    one,
    other,
    rarities: raritiesOf(table, one, other, couple),
    usual: Math.max(usualOf(one), usualOf(other)),
  }
}

/** Whether both records say something. */
export function bothDecide({ one, other }: Compared, row: number, otherRow: number): boolean {
  return widthOf(one, row) > 0 && widthOf(other, otherRow) > 0
}

/**
 * How much of what one language says the other says too, in eighths: whether a site gives its languages the same
 * slugs and pictures, or each its own.
 */
export function commonShare({ one, other }: Compared): number {
  const shareOf = (cells: Cells, there: Cells) => {
    const common = cells.values.reduce(
      (sum, value) => sum + ((there.counts[value] ?? 0) > 0 ? 1 : 0),
      0,
    )
    return common / Math.max(1, cells.values.length)
  }
  return inEighths(Math.max(shareOf(one, other), shareOf(other, one)))
}
