import type { Command } from 'prosemirror-state'
import { TextSelection } from 'prosemirror-state'
import { around } from './blocks.ts'
import { richSchema } from './richSchema.ts'
import { blankCell, changing, removeTableFrom } from './tableEdits.ts'

const { nodes } = richSchema

export const removeTable = changing((grid, tr) => removeTableFrom(tr, grid))

/** A table of two columns: a row of headings and two more. */
export const insertTable: Command = (state, dispatch) => {
  const row = (tag: 'td' | 'th') => nodes.row.create(null, [blankCell(tag), blankCell(tag)])
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
