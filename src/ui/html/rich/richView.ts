import { history } from 'prosemirror-history'
import type { Node as RichNode } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { keys } from './keys.ts'
import { lockedView } from './lockedView.ts'
import type { LockedWords } from './lockedView.ts'
import { marksAfterLink } from './links.ts'
import { pasteHtml, remember } from './pasting.ts'
import { richSchema } from './richSchema.ts'

export interface Around {
  /** Called after every change of text or selection. */
  onState: (state: EditorState, isTextChanged: boolean) => void
  isEditable: () => boolean
  onLink: () => void
  onBlur: () => void
  locked: LockedWords
  attributes: () => Record<string, string>
}

function stateOf(document: RichNode, around: Around): EditorState {
  const plugins = [history(), ...keys(around.onLink)]
  return EditorState.create({ doc: document, schema: richSchema, plugins })
}

/** The editor in an element, over a document. */
export function richView(place: HTMLElement, document: RichNode, around: Around): EditorView {
  const made = new EditorView(
    { mount: place },
    {
      state: stateOf(document, around),
      attributes: around.attributes,
      editable: around.isEditable,
      nodeViews: { locked: (node) => lockedView(node, around.locked) },
      transformCopied: remember,
      handlePaste: pasteHtml,
      handleTextInput(view, from, to, text) {
        const marks = marksAfterLink(view.state)
        if (!marks) return false
        view.dispatch(view.state.tr.replaceWith(from, to, richSchema.text(text, marks)))
        return true
      },
      handleDOMEvents: {
        // The page's own: saving and publishing, leaving a dialog.
        keydown: (_view, event) =>
          event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey)),
        blur() {
          around.onBlur()
          return false
        },
      },
      dispatchTransaction(transaction) {
        const state = made.state.apply(transaction)
        made.updateState(state)
        around.onState(state, transaction.docChanged)
      },
    },
  )
  return made
}
