import type { Node as RichNode } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { richSchema } from './richSchema.ts'
import { columnsIn, withColumn, withoutColumn } from './columnElements.ts'
import { apply, blankCell, changing, removeTableFrom, setColumns } from './tableEdits.ts'
import type { Edit } from './tableEdits.ts'
import { coversColumn, firstGap, widthOf } from './tableGrid.ts'
import type { Cell, Grid } from './tableGrid.ts'

const { nodes } = richSchema

type Change = (html: string, at: number) => string

/** The elements that say how wide the columns are go with the columns. */
function setElements(tr: Transaction, grid: Grid, column: number, change: Change): void {
  let before = 0
  grid.node.forEach((child, offset) => {
    if (child.type !== nodes.columns) return
    const html = String(child.attrs['html'])
    const next = change(html, column - before)
    if (next !== html) tr.setNodeMarkup(grid.pos + 1 + offset, null, { html: next })
    before += columnsIn(html)
  })
}

const isHeading = ({ attrs }: RichNode) => attrs['tag'] === 'th'

/** A column after the one of the selection. A row that ends before it stays as short as it is. */
export const addColumn = changing((grid, tr) => {
  const { rows, cells, here } = grid
  const last = here.column + here.columns - 1
  const isAcross = (cell: Cell) => coversColumn(cell, last) && coversColumn(cell, last + 1)
  for (const cell of cells) if (isAcross(cell)) setColumns(tr, cell, cell.columns + 1)
  setElements(tr, grid, last, withColumn)
  const edits = rows.flatMap((row, at): Edit[] => {
    const own = cells.filter((cell) => cell.row <= at && cell.row + cell.rows > at)
    if (own.some(isAcross) || firstGap(own, at) <= last) return []
    const before = own.findLast((cell) => cell.row === at && cell.column <= last)
    const pos = before ? before.pos + before.node.nodeSize : row.pos + 1
    const isRowOfHeadings = row.node.childCount > 0 && row.node.children.every(isHeading)
    return [{ from: pos, to: pos, made: [blankCell(isRowOfHeadings ? 'th' : 'td')] }]
  })
  apply(tr, edits)
})

/** The column of the selection goes; what stood across it gets narrower. */
export const removeColumn = changing((grid, tr) => {
  const { cells, here } = grid
  if (widthOf(cells) === 1) {
    removeTableFrom(tr, grid)
    return
  }
  const inIt = cells.filter((cell) => coversColumn(cell, here.column))
  for (const cell of inIt) if (cell.columns > 1) setColumns(tr, cell, cell.columns - 1)
  setElements(tr, grid, here.column, withoutColumn)
  const gone = inIt.filter(({ columns }) => columns === 1)
  apply(
    tr,
    gone.map(({ pos, node }) => ({ from: pos, to: pos + node.nodeSize, made: [] })),
  )
})
