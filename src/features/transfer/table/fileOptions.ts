import type { Encoding } from '../../../ui/files/textOfBytes.ts'
import { type Cell, shownOf } from '../cells/cell.ts'
import { type DayOrder, dayOrderOf, isEitherOrder } from '../cells/moment.ts'
import { type DecimalSign, decimalSignOf, isInTwoWays } from '../cells/price.ts'
import { type Table, columnName } from './table.ts'

/** How a person wants a file to be read, where it can be read in several ways. */
export interface ReadOptions {
  readonly sheet?: number
  /** which row has the names: 0 for the one that was taken, 1 for that below it */
  readonly head?: number
  readonly encoding?: Encoding
  readonly order?: DayOrder
  readonly sign?: DecimalSign
}

/** What of a file can be read in several ways, for a person to choose, and what else is to be known of it. */
export interface FileOptions extends Pick<Table, 'sheets' | 'sheet' | 'guessed' | 'hidden'> {
  /** rows that may have the names, where that is not certain */
  readonly heads: readonly { readonly place: number; readonly names: string }[]
  readonly head: number
  /** where the row above or below that has names of columns too, of which none is taken */
  readonly secondHead: number | null
  /** columns that a workbook hides, by name */
  readonly hiddenColumns: readonly string[]
  /** a day of which nothing tells whether its day or its month comes first */
  readonly day: string | null
  /** a price that may be of thousands, or have three decimals */
  readonly price: string | null
}

/** Columns of which all cells together tell how each is read. */
interface Columns {
  readonly days: readonly number[]
  readonly price: number | undefined
}

/** As far down as the names of the columns are looked for. */
const mostHeads = 20

/** What a row has for names of columns. */
const namesAt = ({ names, rows }: Table, at: number): readonly string[] =>
  at === 0 ? names : (rows[at - 1] ?? []).map(columnName)

const placeOf = ({ head, places }: Table, at: number) => (at === 0 ? head : (places[at - 1] ?? 0))

/**
 * The row with the names of the columns: the first with at least two known names, and at least half as many as the row
 * with the most, unless that below it has more. Without any, the first row with one known name, else row 0.
 * @param counts of the known names of each row
 */
function likelyHead(counts: readonly number[]): number {
  const enough = Math.max(2, Math.max(...counts) / 2)
  const first = counts.findIndex((count) => count >= enough)
  if (first < 0) return Math.max(0, counts.indexOf(1))
  return (counts[first + 1] ?? 0) > (counts[first] ?? 0) ? first + 1 : first
}

/** The table whose names are in one of its rows. */
function withHead(table: Table, at: number): Table {
  if (at === 0) return table
  return {
    ...table,
    names: namesAt(table, at),
    head: placeOf(table, at),
    rows: table.rows.slice(at),
    places: table.places.slice(at),
  }
}

const columnOf = ({ rows }: Pick<Table, 'rows'>, at: number) => rows.map((row) => row[at] ?? '')

/** How the days and the prices of a file are read: as its columns tell, else as a person says. A program writes all alike. */
export function cellOrders(
  table: Pick<Table, 'rows'>,
  { days, price }: Columns,
  { order, sign }: Pick<ReadOptions, 'order' | 'sign'> = {},
) {
  const own = dayOrderOf(days.flatMap((at) => columnOf(table, at)))
  return {
    order: own === 'unknown' ? (order ?? own) : own,
    sign: sign ?? (price === undefined ? null : decimalSignOf(columnOf(table, price))),
  }
}

interface Kinds {
  /** how many known names of columns a row has */
  readonly known: (names: readonly string[]) => number
  readonly columns: (names: readonly string[]) => Columns
  /** whether a cell has to be read, and is not as it was written */
  readonly isRead?: (names: readonly string[], row: readonly Cell[], at: number) => boolean
}

/** A file under the names that one of its rows has, and what of it can be read in several ways. */
export function openedTable(
  read: Table,
  { head: chosenHead }: ReadOptions,
  { known, columns, isRead = () => true }: Kinds,
): { table: Table; options: FileOptions } {
  const heads = Array.from({ length: Math.min(mostHeads, read.rows.length) }, (_, at) => at)
  const counts = heads.map((at) => known(namesAt(read, at)))
  const head = chosenHead ?? (read.calendar ? 0 : likelyHead(counts))
  const table = withHead(read, head)
  const { names } = table
  const { days, price } = columns(names)
  const { order, sign } = cellOrders(table, { days, price })
  const first = (places: readonly number[], isEither: (cell: Cell) => boolean): string | null => {
    for (const row of table.rows)
      for (const at of places) {
        const cell = row[at] ?? ''
        if (isEither(cell) && isRead(names, row, at)) return shownOf(cell).trim()
      }
    return null
  }
  const isHead = (at: number) =>
    (counts[at] ?? 0) > 1 && counts[at] === namesAt(read, at).filter(Boolean).length
  const second = [head - 1, head + 1].find(isHead)
  const { sheets, sheet, guessed, hidden, hiddenColumns = [] } = read
  const isOpen = head > 0 || second !== undefined || (counts[head] ?? 0) < 2
  return {
    table,
    options: {
      sheets,
      sheet,
      guessed,
      hidden,
      head,
      heads: isOpen
        ? heads.map((at) => ({
            place: placeOf(read, at),
            names: namesAt(read, at).filter(Boolean).join(', ').slice(0, 60),
          }))
        : [],
      secondHead: second === undefined ? null : placeOf(read, second),
      hiddenColumns: hiddenColumns.flatMap((at) => names[at] || []),
      day: order === 'unknown' ? first(days, isEitherOrder) : null,
      price: sign === 'unknown' && price !== undefined ? first([price], isInTwoWays) : null,
    },
  }
}
