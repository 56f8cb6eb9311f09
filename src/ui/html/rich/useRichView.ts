import { EditorState } from 'prosemirror-state'
import { EditorView, type NodeView } from 'prosemirror-view'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Reason } from './reason.ts'
import { isAllLocked, openText, textOf, type RichText } from './richText.ts'
import { history } from 'prosemirror-history'
import { type Node as RichNode, Fragment, Slice } from 'prosemirror-model'
import { keys } from './keys.ts'
import { marksAfterLink } from './links.ts'
import { richSchema } from './richSchema.ts'
import { sanitised } from '../sanitise.ts'
import { plainHtml } from '../readHtml.ts'
import { parsed } from './normalised.ts'

const { nodes } = richSchema

/** What was copied here last: it comes back whole, with all that is never shown. */
let copied: { text: string; slice: Slice } | null = null

const wordsOf = ({ content }: Slice) => content.textBetween(0, content.size, '')
const dense = (text: string) => text.replaceAll(/\s+/g, '')

function remember(slice: Slice): Slice {
  copied = { slice, text: dense(wordsOf(slice)) }
  return slice
}

function pastedNodes(html: string): RichNode[] {
  const text = openText(plainHtml(html))
  if (typeof text === 'string') return []
  return text.opened.flat().flatMap((node) => {
    if (node.type !== nodes.locked || node.attrs['reason'] === 'table')
      return [node.type.create({ ...node.attrs, piece: null }, node.content)]
    const words = parsed(String(node.attrs['html'])).textContent
    return words.trim() ? [nodes.paragraph.create(null, richSchema.text(words.trim()))] : []
  })
}

/** Blocks to put in; a line of text at either end joins the line it is put into. */
function sliceOf(found: readonly RichNode[]): Slice {
  const made = found.map((node) =>
    node.type === nodes.paragraph
      ? node.type.create({ ...node.attrs, bare: null }, node.content)
      : node,
  )
  const isLine = (node: RichNode | undefined) => (node?.type === nodes.paragraph ? 1 : 0)
  return new Slice(Fragment.from(made), isLine(made[0]), isLine(made.at(-1)))
}

/** Pastes HTML without what it brings along from elsewhere; false where there is none. */
function pasteHtml(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? ''
  if (html === '' || view.state.selection.$from.parent.type.spec.code) return false
  const isOurs = html.includes('data-pm-slice') && copied !== null
  const text = dense(event.clipboardData?.getData('text/plain') ?? '')
  const slice = isOurs && copied && text === copied.text ? copied.slice : sliceOf(pastedNodes(html))
  if (slice.size === 0) return false
  event.preventDefault()
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
  return true
}

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

interface Around {
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
function richView(place: HTMLElement, document: RichNode, around: Around): EditorView {
  const made = new EditorView(
    { mount: place },
    {
      state: stateOf(document, around),
      attributes: around.attributes,
      editable: around.isEditable,
      nodeViews: { locked: (node) => lockedView(node, around.locked) },
      transformCopied: remember,
      handleTextInput(view, from, to, text) {
        const marks = marksAfterLink(view.state)
        if (!marks) return false
        view.dispatch(view.state.tr.replaceWith(from, to, richSchema.text(text, marks)))
        return true
      },
      handleDOMEvents: {
        // Before the editor parses what is pasted by itself, with all its styles.
        paste: (view, event) => view.editable && pasteHtml(view, event),
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

export interface Refused {
  reason: Reason
  detail: string
}

interface Wishes extends Omit<Around, 'onState' | 'isEditable'> {
  value: string
  isBrief: boolean
  readOnly: boolean
  onChange: (html: string) => void
}

interface RichViewing {
  place: RefObject<HTMLDivElement | null>
  view: EditorView | null
  state: EditorState | null
  /** Why the text as a whole is not for visual editing. */
  refused: Refused | null
}

function opening(html: string, isBrief: boolean): RichText | Refused {
  const text = openText(html, isBrief)
  if (typeof text === 'string') return { reason: text, detail: '' }
  const first = isAllLocked(text) ? text.opened.flat()[0] : undefined
  return first ? { reason: first.attrs['reason'], detail: first.attrs['detail'] } : text
}

/** An editor over a text. It is opened again only when the text was changed from outside. */
export function useRichView(wishes: Wishes): RichViewing {
  const { value, isBrief } = wishes
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(wishes)
  const written = useRef(value)
  const [text, setText] = useState(() => opening(value, isBrief))
  const [view, setView] = useState<EditorView | null>(null)
  const [state, setState] = useState<EditorState | null>(null)

  useEffect(() => {
    latest.current = wishes
  })

  useEffect(() => {
    if (value === written.current) return
    written.current = value
    setText(opening(value, isBrief))
  }, [value, isBrief])

  useEffect(() => {
    if (!place.current || 'reason' in text) return undefined
    const made = richView(place.current, text.document, {
      onState(next, isTextChanged) {
        setState(next)
        if (!isTextChanged) return
        const html = textOf(next.doc, text)
        if (html === written.current) return
        written.current = html
        latest.current.onChange(html)
      },
      isEditable: () => !latest.current.readOnly,
      onLink: () => latest.current.onLink(),
      onBlur: () => latest.current.onBlur(),
      attributes: () => latest.current.attributes(),
      locked: {
        why: (reason, detail) => latest.current.locked.why(reason, detail),
        edit: latest.current.locked.edit,
        onEdit: (html) => latest.current.locked.onEdit(html),
      },
    })
    setView(made)
    setState(made.state)
    return () => {
      made.destroy()
      setView(null)
    }
  }, [text])

  return { place, view, state, refused: 'reason' in text ? text : null }
}
