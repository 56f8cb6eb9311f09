import type { Node as RichNode } from 'prosemirror-model'
import { Selection } from 'prosemirror-state'
import type { Command, Transaction } from 'prosemirror-state'
import { richSchema } from './richSchema.ts'
import { gridOf, wantedRows } from './tableGrid.ts'
import type { Cell, Grid } from './tableGrid.ts'

const { nodes } = richSchema

/** What is put in or taken out at a place of the text as it is now. */
export interface Edit {
  from: number
  to: number
  made: readonly RichNode[]
}

/** From the last to the first: none moves the place of another. */
export function apply(tr: Transaction, edits: readonly Edit[]): void {
  for (const { from, to, made } of edits.toSorted((one, other) => other.from - one.from))
    if (made.length > 0) tr.replaceWith(from, to, made)
    else tr.delete(from, to)
}

/** Where the last row or column went, the cursor would stand behind the table, and its tools be gone for who has but keys. */
function stayInTable(tr: Transaction, { pos, node }: Grid): void {
  const end = tr.mapping.mapResult(pos + node.nodeSize, -1)
  if (end.deleted || tr.selection.from < end.pos) return
  const last = Selection.findFrom(tr.doc.resolve(end.pos - 1), -1)
  if (last) tr.setSelection(last)
}

export function changing(change: (grid: Grid, tr: Transaction) => void): Command {
  return (state, dispatch) => {
    const grid = gridOf(state)
    if (!grid) return false
    if (dispatch) {
      const { tr } = state
      change(grid, tr)
      stayInTable(tr, grid)
      dispatch(tr.scrollIntoView())
    }
    return true
  }
}

export function blankCell(tag: 'td' | 'th'): RichNode {
  return nodes.cell.create({ tag }, nodes.paragraph.create())
}

function attrsWith({ node }: Cell, name: 'rowspan' | 'colspan', span: number) {
  const { [name]: _, ...others } = node.attrs['attributes']
  const attributes = span > 1 ? { ...node.attrs['attributes'], [name]: String(span) } : others
  return { ...node.attrs, attributes }
}

export function setColumns(tr: Transaction, cell: Cell, columns: number): void {
  tr.setNodeMarkup(cell.pos, null, attrsWith(cell, 'colspan', columns))
}

/** The attributes of a cell that is to cover some of the rows that are left; as they were, where they say so. */
function attrsOver(cell: Cell, rows: number, left: number) {
  const isSaid = Math.min(wantedRows(cell.node), left) === rows
  return isSaid ? cell.node.attrs : attrsWith(cell, 'rowspan', rows)
}

export function setRows(tr: Transaction, cell: Cell, rows: number, left: number): void {
  const attrs = attrsOver(cell, rows, left)
  if (attrs !== cell.node.attrs) tr.setNodeMarkup(cell.pos, null, attrs)
}

export function cellOver(cell: Cell, rows: number, left: number): RichNode {
  return cell.node.type.create(attrsOver(cell, rows, left), cell.node.content)
}

/** Whether a box is there for one thing alone, with words under it or without. */
const isFor = (box: RichNode, one: RichNode) =>
  box.type === nodes.box &&
  box.children.every((child) => child === one || child.type === nodes.caption)

/** The table goes, and the box that was there for it alone. */
export function removeTableFrom(tr: Transaction, { pos, node }: Grid): void {
  let $at = tr.doc.resolve(pos)
  let one = node
  while (isFor($at.parent, one)) {
    one = $at.parent
    $at = tr.doc.resolve($at.before())
  }
  tr.delete($at.pos, $at.pos + one.nodeSize)
}
