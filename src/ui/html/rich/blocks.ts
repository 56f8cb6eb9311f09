import { setBlockType, wrapIn, lift } from 'prosemirror-commands'
import type { Node as RichNode } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { NodeSelection } from 'prosemirror-state'
import type { Attributes } from './richSchema.ts'
import { richSchema } from './richSchema.ts'

const { nodes } = richSchema

export const styles = ['paragraph', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre'] as const
export type Style = (typeof styles)[number]

/** What the paragraph of the selection is, null where it is none of these. */
export function styleOf(state: EditorState): Style | 'h1' | null {
  const { parent } = state.selection.$from
  if (parent.type === nodes.paragraph) return 'paragraph'
  if (parent.type === nodes.code_block) return 'pre'
  const level: unknown = parent.attrs['level']
  return parent.type === nodes.heading ? (`h${Number(level)}` as Style) : null
}

/** Another style; what the paragraph carried besides stays with it. */
export function setStyle(style: Style): Command {
  return (state, dispatch) => {
    const { attributes = {}, before, after, kind, piece } = state.selection.$from.parent.attrs
    const kept = { attributes, before, after, kind, piece }
    if (style === 'paragraph') return setBlockType(nodes.paragraph, kept)(state, dispatch)
    if (style === 'pre') return setBlockType(nodes.code_block, kept)(state, dispatch)
    return setBlockType(nodes.heading, { ...kept, level: Number(style[1]) })(state, dispatch)
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
    if (list.node.attrs['tag'] === tag) return liftListItem(nodes.list_item)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.pos, null, { ...list.node.attrs, tag }))
    return true
  }
}

export const isQuoted = (state: EditorState) => around(state, nodes.quote) !== null

export const toggleQuote: Command = (state, dispatch) =>
  isQuoted(state) ? lift(state, dispatch) : wrapIn(nodes.quote)(state, dispatch)

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
