import { history } from 'prosemirror-history'
import type { Node as RichNode } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { EditorView, type NodeView } from 'prosemirror-view'
import { keys } from './keys.ts'
import { marksAfterLink } from './links.ts'
import { pasteHtml, remember } from './pasting.ts'
import { richSchema } from './richSchema.ts'
import { sanitised } from '../sanitise.ts'
import type { Reason } from './reason.ts'

/** What a part that is not edited visually says, and where it can be edited. */
interface LockedWords {
  why: (reason: Reason, detail: string) => string
  edit: string
  onEdit: (html: string) => void
}

const asCode = new Set<unknown>(['shortcode', 'comment', 'script', 'unclosed'])

function previewOf({ attrs }: RichNode): HTMLElement {
  const html = String(attrs['html'])
  const look = document.createElement('div')
  if (!asCode.has(attrs['reason'])) look.append(sanitised(html))
  if (look.childElementCount > 0 || look.textContent.trim() !== '') return look
  const code = document.createElement('code')
  code.textContent = html.length > 300 ? `${html.slice(0, 300)}…` : html
  return code
}

/** Draws a part that is kept as it is: why, how it looks, and the way to its HTML. */
export function lockedView(node: RichNode, words: LockedWords): NodeView {
  const dom = document.createElement('div')
  const { html, reason, detail } = node.attrs
  const why = words.why(reason, detail)
  dom.className = 'locked'
  dom.contentEditable = 'false'
  dom.setAttribute('role', 'group')
  dom.setAttribute('aria-label', why)
  const said = document.createElement('p')
  said.textContent = why
  const edit = document.createElement('button')
  edit.type = 'button'
  edit.textContent = words.edit
  edit.addEventListener('click', () => words.onEdit(String(html)))
  dom.append(said, previewOf(node), edit)
  return { dom, stopEvent: ({ target }) => target === edit, ignoreMutation: () => true }
}

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
