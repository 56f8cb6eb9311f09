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

export const isOf = (mark: Mark, tags: readonly string[]) =>
  tags.includes(String(mark.attrs['tag']))

export interface Marked {
  from: number
  to: number
  marks: readonly Mark[]
}

export function lettersIn(document: RichNode, from: number, to: number): Marked[] {
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
