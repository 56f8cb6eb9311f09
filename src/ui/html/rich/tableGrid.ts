import type { Node as RichNode } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { around } from './blocks.ts'
import { richSchema } from './richSchema.ts'

const { nodes } = richSchema

export interface Row {
  node: RichNode
  pos: number
  /** The first row of its group: of the table's head, a body of it, its foot. */
  group: number
  /** The row after the last of its group. */
  groupEnd: number
}

export interface Cell {
  node: RichNode
  pos: number
  row: number
  column: number
  /** How far it really reaches: no further than its group of rows. */
  rows: number
  columns: number
}

export interface Grid {
  pos: number
  node: RichNode
  rows: readonly Row[]
  cells: readonly Cell[]
  /** The cell of the selection. */
  here: Cell
}

/** As browsers read it: digits at the beginning count, whatever follows. */
function numberOf(node: RichNode, name: 'rowspan' | 'colspan'): number {
  const found = Number.parseInt(String(node.attrs['attributes'][name] ?? ''), 10)
  return Number.isNaN(found) || found < 0 ? 1 : found
}

/** The rows that a cell asks for; 0 asks for all that its group has left. */
export function wantedRows(node: RichNode): number {
  return numberOf(node, 'rowspan') || Infinity
}

const wantedColumns = (node: RichNode) => Math.min(1000, Math.max(1, numberOf(node, 'colspan')))

function rowsOf(table: RichNode, start: number): Row[] {
  const rows: Row[] = []
  let group: Row[] = []
  const add = (node: RichNode, pos: number) => {
    const row = { node, pos, group: group[0]?.group ?? rows.length, groupEnd: 0 }
    rows.push(row)
    group.push(row)
  }
  const end = () => {
    for (const row of group) row.groupEnd = rows.length
    group = []
  }
  table.forEach((child, offset) => {
    const pos = start + offset
    if (child.type === nodes.row) return add(child, pos)
    end()
    if (child.type !== nodes.section) return undefined
    child.forEach((node, inner) => add(node, pos + 1 + inner))
    return end()
  })
  end()
  return rows
}

const place = (row: number, column: number) => `${row} ${column}`

/** The places that cells cover. */
export function placesOf(cells: readonly Cell[]): ReadonlySet<string> {
  const taken = new Set<string>()
  for (const cell of cells)
    for (let row = cell.row; row < cell.row + cell.rows; row += 1)
      for (let column = cell.column; column < cell.column + cell.columns; column += 1)
        taken.add(place(row, column))
  return taken
}

/** Every cell with the row and column in which it begins, spans counted in. */
function cellsOf(rows: readonly Row[]): Cell[] {
  const taken = new Set<string>()
  return rows.flatMap(({ node: rowNode, pos, groupEnd }, row) => {
    const cells: Cell[] = []
    let column = 0
    rowNode.forEach((node, offset) => {
      while (taken.has(place(row, column))) column += 1
      const span = {
        rows: Math.min(wantedRows(node), groupEnd - row),
        columns: wantedColumns(node),
      }
      const cell = { node, pos: pos + 1 + offset, row, column, ...span }
      for (const one of placesOf([cell])) taken.add(one)
      cells.push(cell)
      column += cell.columns
    })
    return cells
  })
}

export function isInTable(state: EditorState): boolean {
  const table = around(state, nodes.table)
  const cell = around(state, nodes.cell)
  return table !== null && cell !== null && cell.depth > table.depth
}

export function gridOf(state: EditorState): Grid | null {
  const table = around(state, nodes.table)
  const cell = around(state, nodes.cell)
  if (!table || !cell || cell.depth < table.depth) return null
  const rows = rowsOf(table.node, table.pos + 1)
  const cells = cellsOf(rows)
  const here = cells.find(({ pos }) => pos === cell.pos)
  return here ? { pos: table.pos, node: table.node, rows, cells, here } : null
}

export const widthOf = (cells: readonly Cell[]) =>
  Math.max(0, ...cells.map(({ column, columns }) => column + columns))

/** The first column of a row that no cell covers: its own cells stand before it, new ones would fall into it. */
export function firstGap(cells: readonly Cell[], row: number): number {
  const taken = placesOf(cells.filter((cell) => cell.row <= row && cell.row + cell.rows > row))
  let column = 0
  while (taken.has(place(row, column))) column += 1
  return column
}

export const reachesOver = (cell: Cell, row: number) =>
  cell.row <= row && cell.row + cell.rows - 1 > row

export const coversColumn = (cell: Cell, column: number) =>
  cell.column <= column && cell.column + cell.columns > column
