import { type Cell, withLink } from '../cells/cell.ts'
import { readWallTime } from '../../../time/wallTime.ts'
import { type FileProblem, UnreadableFile } from '../table/table.ts'

/** A row of a sheet that holds anything. */
export interface SheetRow {
  /** counted from 1 */
  readonly place: number
  readonly isHidden: boolean
  readonly cells: readonly Cell[]
}

export interface Sheet {
  readonly name: string
  readonly isHidden: boolean
  /** @throws `UnreadableFile`, or where it is broken */
  layout(): SheetLayout
}

/** As far as any program goes. */
export const [lastRow, lastColumn] = [1_048_576, 16_384]

/** A number as it is written in a file, where a tenth may have twenty digits, to those that spreadsheets reckon with. */
export const in15Digits = (number: number): string => String(Number(number.toPrecision(15)))

/** A spreadsheet's first day stands for no day. */
const withoutDay = /^18(?:99-12-3[01])T(\d{2}:\d{2}:\d{2})/

/** A day, an hour or a moment as ISO 8601 has it; what is none is the text that is shown. */
export function isoCell(value: string, shown: string): Cell {
  const [, clock] = withoutDay.exec(value) ?? []
  if (clock !== undefined) return { kind: 'hour', value: clock, shown }
  const wall = readWallTime(value.replace(/\.\d+Z?$|Z$/, ''))
  if (wall === null) return shown
  return value.length > 10
    ? { kind: 'moment', value: wall, shown }
    : { kind: 'day', value: wall.slice(0, 10), shown }
}

/** The address of a formula that makes a link of one. */
const linkFormula = /^(?:of:)?=?HYPERLINK\("([^"]+)"\s*[,;)]/i

/** `''` of any other formula. */
export const linkIn = (formula: string): string => linkFormula.exec(formula)?.[1] ?? ''

/** A formula that was never worked out. */
export const openFormula: Cell = { kind: 'error', value: '', shown: '#VALUE!' }

/** Puts the cells of a sheet in their places; rows and columns are counted from 1. */
export class SheetLayout {
  readonly #rows = new Map<number, SheetRow & { readonly cells: Cell[] }>()
  readonly #merged: { readonly column: number; readonly first: number; readonly last: number }[] =
    []
  readonly #hidden: { readonly first: number; readonly last: number }[] = []
  readonly #most: number
  #laidOut = 0

  constructor(mostCells: number) {
    this.#most = mostCells
  }

  add(row: number, column: number, cell: Cell, isHidden: boolean): void {
    if (!(row <= lastRow && column <= lastColumn)) throw new UnreadableFile('tooMany')
    const there = this.#rows.get(row) ?? { place: row, isHidden, cells: [] }
    this.#rows.set(row, there)
    this.#laidOut += Math.max(0, column - there.cells.length)
    if (this.#laidOut > this.#most) throw new UnreadableFile('tooMany')
    while (there.cells.length < column) there.cells.push('')
    there.cells[column - 1] = cell
  }

  link(row: number, column: number, address: string): void {
    const cells = this.#rows.get(row)?.cells ?? []
    const cell = cells[column - 1]
    if (cell !== undefined && cell !== '' && address !== '')
      cells[column - 1] = withLink(cell, address)
  }

  hideColumns(first: number, last: number): void {
    this.#hidden.push({ first, last })
  }

  /** Whether it is hidden, counted from 1. */
  isColumnHidden(column: number): boolean {
    return this.#hidden.some(({ first, last }) => column >= first && column <= last)
  }

  /** What cells merged over several rows hold is said once, and holds for each of them that has anything else. */
  merge(column: number, first: number, last: number): void {
    this.#merged.push({ column, first, last })
  }

  /** Those that hold anything, once all is laid out. */
  rows(): readonly SheetRow[] {
    for (const { column, first, last } of this.#merged.splice(0)) {
      const cell = this.#rows.get(first)?.cells[column - 1] ?? ''
      for (const [place, { isHidden }] of this.#rows)
        if (cell !== '' && place > first && place <= last) this.add(place, column, cell, isHidden)
    }
    return [...this.#rows.values()].toSorted((one, other) => one.place - other.place)
  }
}

/** The text files of an archive. */
export interface Archive {
  /** what it is, unless it is a workbook */
  readonly kind: FileProblem
  has(name: string): boolean
  /** `''` of one that is missing */
  text(name: string): string
}
