import type { Node as RichNode } from 'prosemirror-model'
import type { NodeView } from 'prosemirror-view'
import { sanitise } from '../sanitise.ts'
import type { Reason } from './reason.ts'

/** What a part that is not edited visually says, and where it can be edited. */
export interface LockedWords {
  why: (reason: Reason, detail: string) => string
  edit: string
  onEdit: (html: string) => void
}

const asCode = new Set<unknown>(['shortcode', 'comment', 'script', 'unclosed'])

function previewOf({ attrs }: RichNode): HTMLElement {
  const html = String(attrs['html'])
  const clean = asCode.has(attrs['reason']) ? '' : sanitise(html)
  const preview = document.createElement(clean.trim() === '' ? 'code' : 'div')
  if (clean.trim() === '') preview.textContent = html.length > 300 ? `${html.slice(0, 300)}…` : html
  else preview.innerHTML = clean
  return preview
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
