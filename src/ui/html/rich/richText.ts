import type { Node as RichNode } from 'prosemirror-model'
import { normalised, parsed } from './normalised.ts'
import { join, split, type Pieces } from './pieces.ts'
import { CannotKeep, type Reason } from './reason.ts'
import { richSchema } from './richSchema.ts'
import { scan } from './scan.ts'
import { spliced } from './splice.ts'
import { blockHtml } from './toHtml.ts'
import { blockNodes, type Reading } from './toNodes.ts'

const { nodes } = richSchema

/** A text opened for visual editing: what is edited, and how every part of it was written. */
export interface RichText {
  html: string
  pieces: Pieces
  document: RichNode
  /** The nodes of each part, as they were opened. */
  opened: readonly (readonly RichNode[])[]
  /** New paragraphs are text without a tag. */
  isLoose: boolean
  /** The site marks its blocks with comments here. */
  hasSiteBlocks: boolean
}

/** Longer texts are edited as HTML, where every key stays quick. */
const longest = 200_000

const shortcode = /^\[(\/?[a-z][\w-]*)(?:\s[^\]]*)?\]$/i

const lettered = /^(p|h[1-6]|li|td|th|div|blockquote)$/

/** A letter in every block: what was left open before an empty one reaches into it as soon as something is typed. */
const withLetters = (html: string) =>
  scan(html)
    .map((part) =>
      part.kind === 'start' && lettered.test(part.name) ? `${part.html}x` : part.html,
    )
    .join('')

/** Whether a browser reads as many elements as tags were written: none dropped, none made up but a table's body. */
function hasEachTag(html: string): boolean {
  const written = scan(html).filter(({ kind }) => kind === 'start' || kind === 'raw').length
  const found = Array.from(parsed(withLetters(html)).querySelectorAll('*'))
  const impliesBody = !/<tbody/i.test(html)
  return written === found.filter(({ localName }) => !(impliesBody && localName === 'tbody')).length
}

/** A tag that the text ends in the middle of is dropped by a browser, and counted by nobody. */
function isWhole(html: string): boolean {
  return !/<[a-z/!?]/i.test(html.slice(html.lastIndexOf('>') + 1)) && hasEachTag(html)
}

function isLoosePiece(html: string): boolean {
  return !/^<(?:!--|(?:p|h[1-6]|ul|ol|div|table|figure|blockquote|section|hr|pre)\b)/i.test(html)
}

/** A part as nodes. @throws CannotKeep unless writing them gives the part again */
function read(html: string): RichNode[] {
  const [, code] = shortcode.exec(html) ?? []
  if (code !== undefined) throw new CannotKeep('shortcode', code)
  const keepsLines = isLoosePiece(html)
  const reading: Reading = { keepsLines, nr: 0 }
  const found = blockNodes(Array.from(parsed(html).childNodes), reading)
  const written = found.map((node) => blockHtml(node, null)).join('')
  if (found.length === 0 || !isWhole(html)) throw new CannotKeep('unclosed')
  if (normalised(written, keepsLines) !== normalised(html, keepsLines))
    throw new CannotKeep('markup')
  for (const node of found) node.check()
  return found
}

function locked(html: string, error: unknown): RichNode {
  const { reason, detail } = error instanceof CannotKeep ? error : new CannotKeep('markup')
  return nodes.locked.create({ html, reason, detail })
}

function readOrLock(html: string): RichNode[] {
  try {
    return read(html)
  } catch (error) {
    return [locked(html, error)]
  }
}

/** Whether its parts read the same apart as together: a tag left open in one would reach into the next. */
function standsApart(html: string, { pieces }: Pieces): boolean {
  const dense = (text: string) => text.replaceAll(/(?:\s|&#\d+;)+/g, '')
  return dense(normalised(html)) === dense(pieces.map((piece) => normalised(piece.html)).join(''))
}

/** A text for visual editing; the reason instead where it is not for that. @param isBrief new text gets no paragraphs */
export function openText(html: string, isBrief = false): RichText | Reason {
  if (html.length > longest) return 'long'
  const pieces = split(html)
  if (join(pieces) !== html || !hasEachTag(html) || !standsApart(html, pieces)) return 'unclosed'
  const opened = pieces.pieces.map((piece, at) =>
    readOrLock(piece.html).map((node) =>
      node.type.create({ ...node.attrs, piece: at }, node.content, node.marks),
    ),
  )
  const isEmpty = opened.length === 0
  const isLoose = isEmpty
    ? isBrief
    : opened.flat().every(({ attrs, type }) => attrs['bare'] === true || type.name === 'locked')
  return {
    html,
    pieces,
    opened,
    document: nodes.doc.create(null, isEmpty ? [nodes.paragraph.create()] : opened.flat()),
    isLoose,
    hasSiteBlocks: /<!-- wp:/.test(html),
  }
}

/** Whether opening found nothing that can be edited visually. */
export function isAllLocked({ opened }: RichText): boolean {
  return opened.length > 0 && opened.flat().every(({ type }) => type.name === 'locked')
}

interface Run {
  piece: number | null
  nodes: RichNode[]
}

/** The document's blocks, those together that came from one part. */
function runsOf(document: RichNode): Run[] {
  const runs: Run[] = []
  document.forEach((node) => {
    const piece: number | null = node.attrs['piece'] ?? null
    const last = runs.at(-1)
    if (last && piece !== null && last.piece === piece) last.nodes.push(node)
    else runs.push({ piece, nodes: [node] })
  })
  return runs
}

const isSame = (one: readonly RichNode[], other: readonly RichNode[]) =>
  one.length === other.length && one.every((node, at) => other[at]?.eq(node))

/** A new paragraph takes the form of those around it. */
function newHtml(node: RichNode, text: RichText): string {
  if (node.type.name !== 'paragraph') return blockHtml(node, null)
  const inner = blockHtml(node.type.create({ ...node.attrs, bare: true }, node.content), null)
  const carries = node.attrs['before'] !== '' || Object.keys(node.attrs['attributes']).length > 0
  if (node.attrs['bare'] === false || carries) return blockHtml(node, null)
  if (text.isLoose || node.attrs['bare'] === true) return inner
  return text.hasSiteBlocks
    ? `<!-- wp:paragraph -->\n<p>${inner}</p>\n<!-- /wp:paragraph -->`
    : `<p>${inner}</p>`
}

const isBlank = (node: RichNode) => node.type.name === 'paragraph' && node.content.size === 0

function runHtml(run: Run, text: RichText, between: string): string {
  const piece = run.piece === null ? undefined : text.pieces.pieces[run.piece]
  const opened = run.piece === null ? undefined : text.opened[run.piece]
  if (piece && opened && isSame(run.nodes, opened)) return piece.html
  const wasBlank = opened?.every(isBlank) ?? false
  const kept = wasBlank ? run.nodes : run.nodes.filter((node) => !isBlank(node))
  const isLoose = kept.some(({ attrs }) => attrs['bare'] === true)
  const html = kept.map((node) => newHtml(node, text)).join(isLoose ? '\n\n' : between)
  if (!piece || !opened) return html
  const own = opened.map((node) => blockHtml(node, null)).join(isLoose ? '\n\n' : between)
  return spliced(piece.html, own, html, isLoosePiece(piece.html))
}

/** The white space before a part: what stood there, also beside something new. */
function gapOf(run: Run, before: number | null, text: RichText, between: string): string {
  const own = run.piece === null ? undefined : text.pieces.pieces[run.piece]?.gap
  const isNext = run.piece !== null && before !== null && run.piece === before + 1
  if (own !== undefined && (isNext || (before === null && own !== ''))) return own
  return between
}

/** The text as it is after editing. Parts that nobody changed are written as they were, byte by byte. */
export function textOf(document: RichNode, text: RichText): string {
  if (document.eq(text.document)) return text.html
  const between = text.isLoose || text.hasSiteBlocks ? '\n\n' : '\n'
  let html = ''
  let before: number | null = -1
  let last: RichNode | undefined
  for (const run of runsOf(document)) {
    const written = runHtml(run, text, between)
    if (written === '') continue
    const isFirst = html === '' && run.piece !== 0
    const isLine = last?.attrs['bare'] === true && run.nodes[0]?.attrs['bare'] === true
    const gap = gapOf(run, before, text, isLine ? '\n\n' : between)
    html += (isFirst ? '' : gap) + written
    before = run.piece
    last = run.nodes.at(-1)
  }
  return html === '' ? '' : html + text.pieces.tail
}
