import type { Mark } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { isOf, lettersIn, type Marked } from './marks.ts'
import { richSchema } from './richSchema.ts'

const { element } = richSchema.marks

export interface FoundLink {
  from: number
  to: number
  mark: Mark
}

const isLink = (mark: Mark) => isOf(mark, ['a'])
const linkIn = (marks: readonly Mark[]) => marks.find(isLink)
const addressOf = (mark: Mark | undefined): unknown => mark?.attrs['attributes']['href']

/** The link that the selection touches: where words are selected, that of the first of them. */
function touched({ selection }: EditorState): Mark | undefined {
  const { $from, empty } = selection
  const inside = linkIn($from.parent.childAfter($from.parentOffset).node?.marks ?? [])
  return inside ?? (empty ? linkIn($from.marks()) : undefined)
}

/**
 * The link in which the selection begins, as far as it reaches. What leads to one address without a gap is one link,
 * in however many elements it was written: a bold part of it may have one of its own.
 */
export function linkAt(state: EditorState): FoundLink | null {
  const mark = touched(state)
  if (!mark) return null
  const { $from, from } = state.selection
  const letters = lettersIn(state.doc, $from.start(), $from.end())
  const isOfIt = ({ marks }: Marked) => {
    const link = linkIn(marks)
    return link !== undefined && addressOf(link) === addressOf(mark)
  }
  const inside = letters.findLastIndex((one) => one.from <= from && one.to >= from && isOfIt(one))
  if (inside === -1) return null
  const first = letters.findLastIndex((one, at) => at < inside && !isOfIt(one)) + 1
  const next = letters.findIndex((one, at) => at > inside && !isOfIt(one))
  const start = letters[first]
  const end = letters.at(next === -1 ? -1 : next - 1)
  return start && end ? { from: start.from, to: end.to, mark } : null
}

/** Other marks for some letters, in this order: in it they nest. */
function setMarks(tr: Transaction, { from, to }: Marked, marks: readonly Mark[]): void {
  tr.removeMark(from, to)
  for (const mark of marks) tr.addMark(from, to, mark)
}

/** How many marks the letters have in common, counted from outside. */
function shared([first = [], ...others]: readonly (readonly Mark[])[]): number {
  const differs = first.findIndex((mark, at) => !others.every((other) => other[at]?.eq(mark)))
  return differs === -1 ? first.length : differs
}

/** Makes words lead to an address, around whatever else only a part of them is. A link has no link in it. */
function addLink(tr: Transaction, from: number, to: number, mark: Mark): void {
  tr.doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isTextblock) return true
    const end = pos + node.nodeSize - 1
    const letters = lettersIn(tr.doc, Math.max(from, pos + 1), Math.min(to, end))
    const others = letters.map(({ marks }) => marks.filter((one) => !isLink(one)))
    const outside = shared(others)
    letters.forEach((one, at) =>
      setMarks(tr, one, others[at]?.toSpliced(outside, 0, mark) ?? [mark]),
    )
    return false
  })
}

/** Every part of a link gets the address and keeps what else it has. */
function changeLink(tr: Transaction, found: FoundLink, address: string): void {
  for (const letters of lettersIn(tr.doc, found.from, found.to)) {
    const marks = letters.marks.map((mark) => {
      if (!isLink(mark)) return mark
      const attributes = { ...mark.attrs['attributes'], href: address }
      return element.create({ ...mark.attrs, attributes })
    })
    setMarks(tr, letters, marks)
  }
}

/** New words that lead to an address, in the look of those around them. */
function insertLink(tr: Transaction, state: EditorState, words: string, mark: Mark): void {
  const around = state.storedMarks ?? state.selection.$from.marks()
  const marks = [...around.filter((one) => !isLink(one)), mark]
  tr.replaceSelectionWith(richSchema.text(words, marks), false)
}

/** Makes the selection lead to an address, or `text` where nothing is selected. A link keeps what else it has. */
export function setLink(address: string, text: string): Command {
  return (state, dispatch) => {
    const { tr } = state
    const found = linkAt(state)
    const { from, to, empty } = state.selection
    const mark = element.create({ tag: 'a', attributes: { href: address } })
    if (found) changeLink(tr, found, address)
    else if (empty) insertLink(tr, state, text || address, mark)
    else addLink(tr, from, to, mark)
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

export const removeLink: Command = (state, dispatch) => {
  const found = linkAt(state)
  if (!found) return false
  const { tr } = state
  for (const { from, to, marks } of lettersIn(tr.doc, found.from, found.to))
    for (const mark of marks.filter(isLink)) tr.removeMark(from, to, mark)
  dispatch?.(tr)
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
