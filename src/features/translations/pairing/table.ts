/** The values of one column in one language: numbers that mean the same in every language. */
export interface Cells {
  /** all rows one after the other; rising within a row */
  readonly values: Int32Array
  /** where each row begins, and where the last one ends */
  readonly starts: Int32Array
  /** by value: how many records have it */
  readonly counts: Int32Array
}

/** How many values a row has. */
export const widthOf = ({ starts }: Pick<Cells, 'starts'>, row: number): number =>
  (starts[row + 1] ?? 0) - (starts[row] ?? 0)

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
