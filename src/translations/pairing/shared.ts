import { about, type Cells, type Table } from './table.ts'
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

export const most = Math.log(0.9)

/** What counts for the record itself where a value is counted: others that will have it, though none has it yet. */
const itself = 0.2

function raritiesOf(table: Table, one: Cells, other: Cells, [first, second]: Couple): Float64Array {
  const [size = 1, otherSize = 1] = [table.sizes[first], table.sizes[second]]
  return Float64Array.from(one.counts, (count, value) => {
    const often = Math.max(
      (count - 1 + itself) / size,
      ((other.counts[value] ?? 0) - 1 + itself) / otherSize,
    )
    return Math.min(most, Math.log(often))
  })
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
export function bothSay({ one, other }: Compared, row: number, otherRow: number): boolean {
  return (
    (one.starts[row] ?? 0) < (one.starts[row + 1] ?? 0) &&
    (other.starts[otherRow] ?? 0) < (other.starts[otherRow + 1] ?? 0)
  )
}

/** Calls for every value of both records; the values of each rise. */
export function eachShared(
  { one, other }: Compared,
  row: number,
  otherRow: number,
  met: (value: number) => void,
): void {
  let at = one.starts[row] ?? 0
  let there = other.starts[otherRow] ?? 0
  const end = one.starts[row + 1] ?? 0
  const otherEnd = other.starts[otherRow + 1] ?? 0
  while (at < end && there < otherEnd) {
    const step = (one.values[at] ?? 0) - (other.values[there] ?? 0)
    if (step === 0) met(one.values[at] ?? 0)
    if (step <= 0) at += 1
    if (step >= 0) there += 1
  }
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
  return Math.round(8 * Math.max(shareOf(one, other), shareOf(other, one))) / 8
}
