import type { Node as RichNode } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { richSchema } from './richSchema.ts'
import { apply, blankCell, cellOver, changing, removeTableFrom, setRows } from './tableEdits.ts'
import type { Edit } from './tableEdits.ts'
import { placesOf, reachesOver, widthOf } from './tableGrid.ts'
import type { Cell, Grid, Row } from './tableGrid.ts'

const { nodes } = richSchema

const isHeading = ({ attrs }: RichNode) => attrs['tag'] === 'th'

/** A new cell is a heading where the one above it heads a row. */
function newTag({ cells }: Grid, above: Row, row: number, column: number): 'td' | 'th' {
  const isRowOfHeadings = above.node.children.every(isHeading)
  const cell = cells.find((one) => placesOf([one]).has(`${row} ${column}`))
  return cell && isHeading(cell.node) && !isRowOfHeadings ? 'th' : 'td'
}

/** A row of the table's body, where the selection is in the last of its head. */
function addBelowHead(grid: Grid, tr: Transaction, last: Row): void {
  const $row = tr.doc.resolve(last.pos)
  const made = Array.from({ length: widthOf(grid.cells) }, () => blankCell('td'))
  const row = nodes.row.create(null, made)
  const next = grid.rows[last.groupEnd]
  const isBody = next !== undefined && tr.doc.resolve(next.pos).parent.attrs['tag'] !== 'tfoot'
  if (isBody) tr.insert(next.pos, row)
  else tr.insert($row.after(), nodes.section.create({ tag: 'tbody' }, row))
}

/** A row below the one of the selection. */
export const addRow = changing((grid, tr) => {
  const { rows, cells, here } = grid
  const at = here.row + here.rows - 1
  const last = rows[at]
  if (!last) return
  const { parent } = tr.doc.resolve(last.pos)
  if (parent.attrs['tag'] === 'thead' && last.groupEnd === at + 1) {
    addBelowHead(grid, tr, last)
    return
  }
  const across = cells.filter((cell) => reachesOver(cell, at))
  for (const cell of cells)
    if (cell.row <= at && rows[cell.row]?.group === last.group)
      setRows(tr, cell, cell.rows + (across.includes(cell) ? 1 : 0), last.groupEnd + 1 - cell.row)
  const taken = placesOf(across)
  const made = Array.from({ length: widthOf(cells) }, (_, column) => column)
    .filter((column) => !taken.has(`${at} ${column}`))
    .map((column) => blankCell(newTag(grid, last, at, column)))
  tr.insert(last.pos + last.node.nodeSize, nodes.row.create(null, made))
})

/** What a row that goes leaves to the next one: what reached into it, each in its column. */
function movedDown({ cells, here }: Grid, next: Row): Edit[] {
  const at = here.row + 1
  const moved = cells.filter((cell) => cell.row === here.row && cell.rows > 1)
  const taken = placesOf(cells)
  const edits: Edit[] = []
  const put = (column: number, node: RichNode) => {
    const before = cells.findLast((cell) => cell.row === at && cell.column < column)
    const pos = before ? before.pos + before.node.nodeSize : next.pos + 1
    const same = edits.findIndex(({ from }) => from === pos)
    const made = [...(edits[same]?.made ?? []), node]
    edits.splice(same === -1 ? edits.length : same, 1, { from: pos, to: pos, made })
  }
  const left = next.groupEnd - at
  for (let column = 0; column < widthOf(moved); column += 1) {
    const cell = moved.find((one) => one.column === column)
    if (cell) put(column, cellOver(cell, cell.rows - 1, left))
    // Without a cell there, the next one would fall into the gap.
    else if (!taken.has(`${at} ${column}`)) put(column, blankCell('td'))
  }
  return edits
}

/** The row itself, with its part of the table if that holds no other. */
function rowItself(tr: Transaction, row: Row): Edit {
  const $row = tr.doc.resolve(row.pos)
  const isWholePart = $row.parent.type === nodes.section && $row.parent.childCount === 1
  return isWholePart
    ? { from: $row.before(), to: $row.after(), made: [] }
    : { from: row.pos, to: row.pos + row.node.nodeSize, made: [] }
}

/** The row of the selection goes; what reached into it gets shorter, what reached out of it moves down. */
export const removeRow = changing((grid, tr) => {
  const { rows, cells, here } = grid
  const row = rows[here.row]
  if (!row || rows.length === 1) {
    removeTableFrom(tr, grid)
    return
  }
  const reaches = (cell: Cell) => cell.row < here.row && cell.row + cell.rows > here.row
  for (const cell of cells)
    if (reaches(cell)) setRows(tr, cell, cell.rows - 1, row.groupEnd - 1 - cell.row)
  const next = rows[here.row + 1]
  apply(tr, [...(next ? movedDown(grid, next) : []), rowItself(tr, row)])
})
