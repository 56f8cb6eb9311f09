import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  liftEmptyBlock,
  newlineInCode,
  splitBlockAs,
} from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command } from 'prosemirror-state'
import { liftItem, takingOut } from './blocks.ts'
import { toggleLook } from './marks.ts'
import { richSchema } from './richSchema.ts'

const { nodes } = richSchema

/** A paragraph begun at the end of another one is of its kind; whatever else it carries stays behind. */
const splitParagraph = splitBlockAs((node, isAtEnd) => {
  if (!isAtEnd) return null
  if (node.type !== nodes.paragraph) return { type: nodes.paragraph }
  const { bare, before, after, kind, piece } = node.attrs
  return { type: nodes.paragraph, attrs: { bare, before, after, kind, piece } }
})

const breakLine: Command = (state, dispatch) => {
  if (newlineInCode(state, dispatch)) return true
  const { parent } = state.selection.$from
  const line = parent.attrs['bare'] === true && state.selection.$from.depth === 1
  dispatch?.(state.tr.replaceSelectionWith(nodes.break.create({ line })).scrollIntoView())
  return true
}

/** Tab is left alone: it leads out of the editor, as out of any field. */
export function keys(onLink: () => void) {
  return [
    keymap({
      'Mod-b': toggleLook('bold'),
      'Mod-i': toggleLook('italic'),
      'Mod-k': () => {
        onLink()
        return true
      },
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-]': sinkListItem(nodes.list_item),
      'Mod-[': liftItem,
      'Shift-Enter': breakLine,
      Enter: chainCommands(
        newlineInCode,
        splitListItem(nodes.list_item),
        createParagraphNear,
        takingOut(liftEmptyBlock),
        splitParagraph,
      ),
    }),
    keymap(baseKeymap),
  ]
}
