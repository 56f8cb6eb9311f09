import type { Node as RichNode } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { TextSelection } from 'prosemirror-state'
import { around } from './blocks.ts'
import { richSchema } from './richSchema.ts'

const { nodes } = richSchema

interface Cell {
  node: RichNode
  pos: number
  row: number
  column: number
  rows: number
  columns: number
}

interface Row {
  node: RichNode
  pos: number
}

interface Grid {
  pos: number
  node: RichNode
  rows: Row[]
  cells: Cell[]
  /** The cell of the selection. */
  here: Cell
}

function spanOf(node: RichNode, name: 'rowspan' | 'colspan'): number {
  return Math.max(1, Number(node.attrs['attributes'][name]) || 1)
}

function rowsOf(table: RichNode, start: number): Row[] {
  const rows: Row[] = []
  table.descendants((node, offset) => {
    if (node.type === nodes.row) rows.push({ node, pos: start + offset })
    return node.type === nodes.section
  })
  return rows
}

/** Every cell with the row and column in which it begins, spans counted in. */
function cellsOf(rows: readonly Row[]): Cell[] {
  const taken = new Set<string>()
  return rows.flatMap(({ node: rowNode, pos }, row) => {
    const cells: Cell[] = []
    let column = 0
    rowNode.forEach((node, offset) => {
      while (taken.has(`${row} ${column}`)) column += 1
      const cell = {
        node,
        pos: pos + 1 + offset,
        row,
        column,
        rows: spanOf(node, 'rowspan'),
        columns: spanOf(node, 'colspan'),
      }
      for (let r = 0; r < cell.rows; r += 1)
        for (let c = 0; c < cell.columns; c += 1) taken.add(`${row + r} ${column + c}`)
      cells.push(cell)
      column += cell.columns
    })
    return cells
  })
}

function gridOf(state: EditorState): Grid | null {
  const table = around(state, nodes.table)
  const cell = around(state, nodes.cell)
  if (!table || !cell || cell.depth < table.depth) return null
  const rows = rowsOf(table.node, table.pos + 1)
  const cells = cellsOf(rows)
  const here = cells.find(({ pos }) => pos === cell.pos)
  return here ? { pos: table.pos, node: table.node, rows, cells, here } : null
}

export const isInTable = (state: EditorState) => gridOf(state) !== null

function blank(tag: unknown): RichNode {
  return nodes.cell.create({ tag }, nodes.paragraph.create())
}

function setSpan(tr: Transaction, cell: Cell, name: 'rowspan' | 'colspan', span: number): void {
  const { [name]: _, ...others } = cell.node.attrs['attributes']
  const attributes = span > 1 ? { ...others, [name]: String(span) } : others
  tr.setNodeMarkup(tr.mapping.map(cell.pos), null, { ...cell.node.attrs, attributes })
}

function changing(change: (grid: Grid, tr: Transaction) => void): Command {
  return (state, dispatch) => {
    const grid = gridOf(state)
    if (!grid) return false
    if (dispatch) {
      const { tr } = state
      change(grid, tr)
      dispatch(tr.scrollIntoView())
    }
    return true
  }
}

const width = ({ cells }: Grid) => Math.max(...cells.map(({ column, columns }) => column + columns))

/** A row below the one of the selection. */
export const addRow = changing((grid, tr) => {
  const { rows, cells, here } = grid
  const last = here.row + here.rows - 1
  const row = rows[last] ?? rows[here.row]
  if (!row) return
  const across = cells.filter((cell) => cell.row <= last && cell.row + cell.rows - 1 > last)
  for (const cell of across) setSpan(tr, cell, 'rowspan', cell.rows + 1)
  const taken = across.reduce((sum, { columns }) => sum + columns, 0)
  const made = Array.from({ length: Math.max(1, width(grid) - taken) }, () => blank('td'))
  tr.insert(tr.mapping.map(row.pos + row.node.nodeSize), nodes.row.create(null, made))
})

/** A column after the one of the selection. */
export const addColumn = changing(({ rows, cells, here }, tr) => {
  const last = here.column + here.columns - 1
  for (const cell of cells)
    if (cell.column <= last && cell.column + cell.columns - 1 > last)
      setSpan(tr, cell, 'colspan', cell.columns + 1)
  rows.forEach((row, at) => {
    const isAcross = cells.some(
      (cell) =>
        cell.row <= at &&
        cell.row + cell.rows > at &&
        cell.column <= last &&
        cell.column + cell.columns - 1 > last,
    )
    if (isAcross) return
    const before = cells.findLast((cell) => cell.row === at && cell.column <= last)
    const pos = before ? before.pos + before.node.nodeSize : row.pos + 1
    tr.insert(tr.mapping.map(pos), blank(before?.node.attrs['tag'] ?? 'td'))
  })
})

function removeTableFrom(tr: Transaction, { pos, node }: Grid): void {
  tr.delete(pos, pos + node.nodeSize)
}

/** The row of the selection goes; what reached into it gets shorter, what reached out of it moves down. */
export const removeRow = changing((grid, tr) => {
  const { rows, cells, here } = grid
  const row = rows[here.row]
  if (!row || rows.length === 1) {
    removeTableFrom(tr, grid)
    return
  }
  const next = rows[here.row + 1]
  for (const cell of cells) {
    const reaches = cell.row < here.row && cell.row + cell.rows > here.row
    if (reaches) setSpan(tr, cell, 'rowspan', cell.rows - 1)
    if (cell.row !== here.row || cell.rows === 1 || !next) continue
    const before = cells.findLast((one) => one.row === here.row + 1 && one.column < cell.column)
    const pos = tr.mapping.map(before ? before.pos + before.node.nodeSize : next.pos + 1)
    tr.insert(pos, cell.node)
    setSpan(tr, { ...cell, pos: tr.mapping.invert().map(pos) }, 'rowspan', cell.rows - 1)
  }
  const section = tr.doc.resolve(tr.mapping.map(row.pos))
  const isLastOfSection = section.parent.type === nodes.section && section.parent.childCount === 1
  if (isLastOfSection) tr.delete(section.before(), section.after())
  else tr.delete(tr.mapping.map(row.pos), tr.mapping.map(row.pos + row.node.nodeSize, -1))
})

export const removeColumn = changing((grid, tr) => {
  const { cells, here } = grid
  if (width(grid) === 1) {
    removeTableFrom(tr, grid)
    return
  }
  for (const cell of cells) {
    if (cell.column > here.column || cell.column + cell.columns <= here.column) continue
    if (cell.columns > 1) setSpan(tr, cell, 'colspan', cell.columns - 1)
    else tr.delete(tr.mapping.map(cell.pos), tr.mapping.map(cell.pos + cell.node.nodeSize))
  }
})

export const removeTable = changing((grid, tr) => removeTableFrom(tr, grid))

/** A table of two columns: a row of headings and two more. */
export const insertTable: Command = (state, dispatch) => {
  const row = (tag: string) => nodes.row.create(null, [blank(tag), blank(tag)])
  const body = nodes.section.create({ tag: 'tbody' }, [row('td'), row('td')])
  const head = nodes.section.create({ tag: 'thead' }, row('th'))
  const table = nodes.table.create(null, [head, body])
  if (around(state, nodes.table)) return false
  if (dispatch) {
    const { $from } = state.selection
    const isBlank = $from.depth === 1 && $from.parent.content.size === 0
    const pos = $from.depth === 0 ? state.selection.to : isBlank ? $from.before(1) : $from.after(1)
    const { tr } = state
    if (isBlank) tr.replaceWith(pos, $from.after(1), table)
    else tr.insert(pos, table)
    const after = pos + table.nodeSize
    if (after === tr.doc.content.size) tr.insert(after, nodes.paragraph.create())
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(pos + 1))).scrollIntoView())
  }
  return true
}
