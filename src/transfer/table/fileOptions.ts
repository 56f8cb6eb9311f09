import type { Encoding } from '../../translations/exchange/readFile.ts'
import { type Cell, shownOf } from '../cells/cell.ts'
import { type DayOrder, dayOrderOf, isEitherOrder } from '../cells/moment.ts'
import { type DecimalSign, decimalSignOf, isInTwoWays } from '../cells/price.ts'
import type { Table } from './table.ts'
import { columnName } from './tableOf.ts'

/** How a person wants a file to be read, where it can be read in several ways. */
export interface ReadOptions {
  readonly sheet?: number
  /** which row has the names: 0 for the one that was taken, 1 for that below it */
  readonly head?: number
  readonly encoding?: Encoding
  readonly order?: DayOrder
  readonly sign?: DecimalSign
}

/** What of a file can be read in several ways, for a person to choose. */
export interface FileOptions extends Pick<Table, 'sheets' | 'sheet' | 'guessed' | 'hidden'> {
  /** rows that may have the names, where that is not certain */
  readonly heads: readonly { readonly place: number; readonly names: string }[]
  readonly head: number
  /** a day of which nothing tells whether its day or its month comes first */
  readonly day: string | null
  /** a price that may be of thousands, or have three decimals */
  readonly price: string | null
}

/** As far down as the names of the columns are looked for. */
const mostHeads = 20

/** What a row has for names of columns. */
const namesAt = ({ names, rows }: Table, at: number): readonly string[] =>
  at === 0 ? names : (rows[at - 1] ?? []).map(columnName)

/**
 * The row with the names of the columns: the first with at least two known names, and at least half as many as the row
 * with the most. Without any, the first row with one known name, else row 0.
 * @param known counts the known names of a row
 */
export function likelyHead(table: Table, known: (names: readonly string[]) => number): number {
  const counts = Array.from({ length: Math.min(mostHeads, table.rows.length) }, (_, at) =>
    known(namesAt(table, at)),
  )
  const enough = Math.max(2, Math.max(...counts) / 2)
  const found = counts.findIndex((count) => count >= enough)
  return found >= 0 ? found : Math.max(0, counts.indexOf(1))
}

/** The table whose names are in one of its rows. */
export function withHead(table: Table, at: number): Table {
  if (at === 0) return table
  return {
    ...table,
    names: namesAt(table, at),
    head: table.places[at - 1] ?? table.head,
    rows: table.rows.slice(at),
    places: table.places.slice(at),
  }
}

const first = (cells: readonly Cell[], fits: (cell: Cell) => boolean): string | null => {
  const cell = cells.find(fits)
  return cell === undefined ? null : shownOf(cell).trim()
}

/**
 * What of a file a person may choose.
 * @param table as it was read
 * @param head which of its rows has the names
 * @param known how many names of columns that row has
 * @param columns of days and of prices, in the table with that head
 */
export function fileOptions(
  table: Table,
  head: number,
  known: number,
  columns: { readonly days: readonly number[]; readonly price: number | undefined },
): FileOptions {
  const { sheets, sheet, guessed, hidden } = table
  const { rows } = withHead(table, head)
  const column = (at: number) => rows.map((row) => row[at] ?? '')
  const days = columns.days.flatMap(column)
  const prices = columns.price === undefined ? [] : column(columns.price)
  const isOpen = head > 0 || known < 2
  return {
    sheets,
    sheet,
    guessed,
    hidden,
    heads: isOpen
      ? Array.from({ length: Math.min(mostHeads, table.rows.length) }, (_, at) => ({
          place: at === 0 ? table.head : (table.places[at - 1] ?? 0),
          names: namesAt(table, at).filter(Boolean).join(', ').slice(0, 60),
        }))
      : [],
    head,
    day: dayOrderOf(days) === 'unknown' ? first(days, isEitherOrder) : null,
    price: decimalSignOf(prices) === 'unknown' ? first(prices, isInTwoWays) : null,
  }
}
