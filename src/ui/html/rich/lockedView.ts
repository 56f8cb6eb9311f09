import type { Node as RichNode } from 'prosemirror-model'
import type { NodeView } from 'prosemirror-view'
import { sanitised } from '../sanitise.ts'
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
