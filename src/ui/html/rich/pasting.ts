import { Fragment, Slice } from 'prosemirror-model'
import type { Node as RichNode } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { plainHtml } from '../readHtml.ts'
import { parsed } from './normalised.ts'
import { openText } from './richText.ts'
import { richSchema } from './richSchema.ts'

const { nodes } = richSchema

/** What was copied here last: it comes back whole, with all that is never shown. */
let copied: { text: string; slice: Slice } | null = null

const wordsOf = ({ content }: Slice) => content.textBetween(0, content.size, '')
const dense = (text: string) => text.replaceAll(/\s+/g, '')

export function remember(slice: Slice): Slice {
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
export function pasteHtml(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? ''
  if (html === '' || view.state.selection.$from.parent.type.spec.code) return false
  const isOurs = html.includes('data-pm-slice') && copied !== null
  const text = dense(event.clipboardData?.getData('text/plain') ?? '')
  const slice = isOurs && copied && text === copied.text ? copied.slice : sliceOf(pastedNodes(html))
  if (slice.size === 0) return false
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
  return true
}
