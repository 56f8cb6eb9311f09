import { EditorState, TextSelection, type Command } from 'prosemirror-state'
import { openText, textOf } from './richText.ts'

interface Spot {
  from: number
  to: number
}

/** Where `|` stands in the text of the document: twice around what is selected, once for a cursor. */
function spotOf(state: EditorState): Spot {
  const found: number[] = []
  state.doc.descendants((node, pos) => {
    for (const { index } of node.text?.matchAll(/\|/g) ?? []) found.push(pos + index)
  })
  const [from = 0, to = from + 1] = found
  return { from, to: to - 1 }
}

/** The HTML after a command, where `|…|` or `|` in it marks the selection. */
export function edited(marked: string, ...commands: readonly Command[]): string {
  const seen = openText(marked)
  const text = openText(marked.replaceAll('|', ''))
  if (typeof seen === 'string' || typeof text === 'string') throw new Error('not opened')
  const { from, to } = spotOf(EditorState.create({ doc: seen.document }))
  let state = EditorState.create({ doc: text.document })
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)))
  for (const command of commands) {
    command(state, (tr) => {
      state = state.apply(tr)
    })
    state.doc.check()
  }
  return textOf(state.doc, text)
}
