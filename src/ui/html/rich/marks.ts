import type { Mark, Node as RichNode } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { richSchema } from './richSchema.ts'

const { element } = richSchema.marks

/** What a person takes for the same: the first is what is written anew. */
export const looks = {
  bold: ['strong', 'b'],
  italic: ['em', 'i'],
} as const

export type Look = keyof typeof looks

const isOf = (mark: Mark, tags: readonly string[]) => tags.includes(String(mark.attrs['tag']))

interface Marked {
  from: number
  to: number
  marks: readonly Mark[]
}

function lettersIn(document: RichNode, from: number, to: number): Marked[] {
  const found: Marked[] = []
  document.nodesBetween(from, to, (node, pos) => {
    if (node.isInline)
      found.push({
        from: Math.max(from, pos),
        to: Math.min(to, pos + node.nodeSize),
        marks: node.marks,
      })
  })
  return found
}

export function isLooking(state: EditorState, tags: readonly string[]): boolean {
  const { empty, from, to, $from } = state.selection
  if (empty) return (state.storedMarks ?? $from.marks()).some((mark) => isOf(mark, tags))
  const letters = lettersIn(state.doc, from, to)
  return letters.length > 0 && letters.every(({ marks }) => marks.some((mark) => isOf(mark, tags)))
}

function toggleStored(state: EditorState, tags: readonly string[]): Transaction {
  const now = state.storedMarks ?? state.selection.$from.marks()
  const others = now.filter((mark) => !isOf(mark, tags))
  const isOn = others.length < now.length
  return state.tr.setStoredMarks(isOn ? others : [...now, element.create({ tag: tags[0] })])
}

function without(tr: Transaction, from: number, to: number, tags: readonly string[]): void {
  for (const letters of lettersIn(tr.doc, from, to))
    for (const mark of letters.marks)
      if (isOf(mark, tags)) tr.removeMark(letters.from, letters.to, mark)
}

/** Gives the selected words a look, or takes it from them. */
export function toggleLook(look: Look): Command {
  return (state, dispatch) => {
    const tags = looks[look]
    const { empty, from, to } = state.selection
    if (state.selection.$from.parent.type.spec.code && empty) return false
    if (!dispatch) return true
    if (empty) {
      dispatch(toggleStored(state, tags))
      return true
    }
    const { tr } = state
    if (isLooking(state, tags)) without(tr, from, to, tags)
    else tr.addMark(from, to, element.create({ tag: tags[0] }))
    dispatch(tr.scrollIntoView())
    return true
  }
}

export interface FoundLink {
  from: number
  to: number
  mark: Mark
}

const linkIn = (marks: readonly Mark[]) => marks.find((mark) => isOf(mark, ['a']))

/** The link in which the selection begins, as far as it reaches. */
export function linkAt(state: EditorState): FoundLink | null {
  const { $from, from, to } = state.selection
  const { parent, parentOffset } = $from
  const beside = parent.childAfter(parentOffset).node ?? parent.childBefore(parentOffset).node
  const mark = linkIn(beside?.marks ?? []) ?? linkIn($from.marks())
  if (!mark) return null
  const start = $from.start()
  const letters = lettersIn(state.doc, start, $from.end()).filter(({ marks }) =>
    marks.some((one) => one.eq(mark)),
  )
  const around = letters.filter((one) => one.from <= to && one.to >= from)
  const first = around[0]
  const last = around.at(-1)
  return first && last ? { from: first.from, to: last.to, mark } : null
}

/** Makes the selection lead to an address, or `text` where nothing is selected. A link keeps what else it has. */
export function setLink(address: string, text: string): Command {
  return (state, dispatch) => {
    const { tr } = state
    const found = linkAt(state)
    const { from, to, empty } = state.selection
    if (found) {
      const attributes = { ...found.mark.attrs['attributes'], href: address }
      tr.removeMark(found.from, found.to, found.mark)
      tr.addMark(found.from, found.to, element.create({ ...found.mark.attrs, attributes }))
    } else {
      const mark = element.create({ tag: 'a', attributes: { href: address } })
      if (empty) tr.replaceSelectionWith(richSchema.text(text || address, [mark]), false)
      else tr.addMark(from, to, mark)
    }
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

export const removeLink: Command = (state, dispatch) => {
  const found = linkAt(state)
  if (!found) return false
  dispatch?.(state.tr.removeMark(found.from, found.to, found.mark))
  return true
}

/** What is typed after a link does not belong to it. */
export function marksAfterLink(state: EditorState): readonly Mark[] | null {
  const { $from, empty } = state.selection
  if (!empty || state.storedMarks) return null
  const link = linkIn($from.marks())
  if (!link || linkIn($from.nodeAfter?.marks ?? [])) return null
  return $from.marks().filter((mark) => mark !== link)
}
