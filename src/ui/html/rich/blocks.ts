import { wrapIn } from 'prosemirror-commands'
import type { Node as RichNode } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, type Transaction, NodeSelection } from 'prosemirror-state'
import { type Attributes, richSchema } from './richSchema.ts'

const { nodes } = richSchema

export const styles = ['paragraph', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre'] as const
export type Style = (typeof styles)[number]

/** What the paragraph of the selection is, null where it is none of these. */
export const styleOf = (state: EditorState) => styleFrom(state.selection.$from.parent)

function styleFrom({ type, attrs }: RichNode): Style | 'h1' | null {
  if (type === nodes.paragraph) return 'paragraph'
  if (type === nodes.code_block) return 'pre'
  const level: unknown = attrs['level']
  return type === nodes.heading ? (`h${Number(level)}` as Style) : null
}

function styled(style: Style, { attrs }: RichNode) {
  const { attributes = {}, before, after, kind, piece } = attrs
  const kept = { attributes, before, after, kind, piece }
  return style.startsWith('h') ? { ...kept, level: Number(style[1]) } : kept
}

const typeOf = (style: Style) =>
  style === 'paragraph' ? nodes.paragraph : style === 'pre' ? nodes.code_block : nodes.heading

/** Lines of preformatted text, where line breaks in the HTML no longer count. */
function breakLines(tr: Transaction, node: RichNode, start: number): void {
  node.forEach(({ text, marks }, offset) => {
    for (const { index } of text?.matchAll(/\n/g) ?? []) {
      const at = start + offset + index
      tr.replaceWith(at, at + 1, nodes.break.create(null, null, marks))
    }
  })
}

/** Another style for each paragraph selected; what it carries besides stays with it. One with a picture is not preformatted. */
export function setStyle(style: Style): Command {
  return (state, dispatch) => {
    const type = typeOf(style)
    const { tr } = state
    state.selection.ranges.forEach(({ $from, $to }) =>
      state.doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
        if (!node.isTextblock) return true
        const $at = state.doc.resolve(pos)
        const fits = $at.parent.canReplaceWith($at.index(), $at.index() + 1, type)
        const attrs = styled(style, node)
        if (fits && type.validContent(node.content) && styleFrom(node) !== style) {
          tr.setNodeMarkup(pos, type, attrs)
          if (node.type.spec.code) breakLines(tr, node, pos + 1)
        }
        return false
      }),
    )
    if (!tr.docChanged) return false
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

interface Found {
  node: RichNode
  pos: number
  depth: number
}

/** The innermost node around the selection that is of a type. */
export function around(state: EditorState, type: RichNode['type']): Found | null {
  const { $from } = state.selection
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type === type) return { node, pos: $from.before(depth), depth }
  }
  return null
}

export type ListTag = 'ul' | 'ol'

export function listTag(state: EditorState): ListTag | null {
  const tag: unknown = around(state, nodes.list)?.node.attrs['tag']
  return tag === 'ul' || tag === 'ol' ? tag : null
}

/** What comes out of a list or a quotation without a tag gets one: beside others it would run into them. */
export function takingOut(command: Command): Command {
  return (state, dispatch) =>
    command(
      state,
      dispatch &&
        ((tr) => {
          tr.doc.forEach((node, pos) => {
            if (node.attrs['bare'] === true && node.attrs['piece'] === null)
              tr.setNodeMarkup(pos, null, { ...node.attrs, bare: null })
          })
          dispatch(tr)
        }),
    )
}

export const liftItem = takingOut(liftListItem(nodes.list_item))

/** In a new list, paragraphs are text without a tag of their own. */
function wrap(tag: ListTag): Command {
  return (state, dispatch) =>
    wrapInList(nodes.list, { tag })(state, (tr) => {
      const { from, to } = tr.selection
      tr.doc.nodesBetween(from, to, (node, pos, parent) => {
        if (node.type !== nodes.paragraph || parent?.type !== nodes.list_item) return
        const isPlain = Object.keys(node.attrs['attributes']).length === 0
        tr.setNodeMarkup(pos, null, {
          ...node.attrs,
          bare: isPlain ? null : false,
          before: '',
          after: '',
        })
      })
      dispatch?.(tr)
    })
}

export function toggleList(tag: ListTag): Command {
  return (state, dispatch) => {
    const list = around(state, nodes.list)
    if (!list) return wrap(tag)(state, dispatch)
    if (list.node.attrs['tag'] === tag) return liftItem(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.pos, null, { ...list.node.attrs, tag }))
    return true
  }
}

export const isQuoted = (state: EditorState) => around(state, nodes.quote) !== null

/** Out of the innermost quotation, with the list that the selection is in. */
const leaveQuote = takingOut((state, dispatch) => {
  const { $from, $to } = state.selection
  const range = $from.blockRange($to, ({ type }) => type === nodes.quote)
  if (!range) return false
  // Wherever a quotation may stand, any block may.
  dispatch?.(state.tr.lift(range, range.depth - 1).scrollIntoView())
  return true
})

export const toggleQuote: Command = (state, dispatch) =>
  isQuoted(state) ? leaveQuote(state, dispatch) : wrapIn(nodes.quote)(state, dispatch)

/** The picture that is selected. */
export function pictureOf(state: EditorState): Attributes | null {
  const { selection } = state
  const isPicture = selection instanceof NodeSelection && selection.node.type === nodes.image
  return isPicture ? selection.node.attrs['attributes'] : null
}

/** Puts a picture in, or changes the selected one, which keeps what else it has if its address stays. */
export function setPicture(src: string, alt: string): Command {
  return (state, dispatch) => {
    const now = pictureOf(state)
    const attributes = now?.['src'] === src ? { ...now, alt } : { src, alt }
    dispatch?.(
      state.tr.replaceSelectionWith(nodes.image.create({ attributes }), true).scrollIntoView(),
    )
    return true
  }
}
