import type { Mark, Node as RichNode } from 'prosemirror-model'
import { isBlock, isBox, isMark } from './elements.ts'
import { attributesOf } from './normalised.ts'
import { richSchema } from './richSchema.ts'
import { CannotKeep } from './reason.ts'
import { siteBlock } from './siteBlock.ts'

const opening = /^\s*wp:([a-z][\w/-]*)(?:\s[\s\S]*)?$/
const closing = /^\s*\/wp:([a-z][\w/-]*)\s*$/

/** Blocks of the site whose HTML is all there is to them: editing it cannot make their comment untrue. */
const editable = new Set(
  (
    'paragraph heading list list-item quote pullquote image gallery table group columns column buttons button ' +
    'separator preformatted verse code media-text freeform'
  ).split(' '),
)

interface Framed {
  node: Node
  /** The site's comment before it, with the white space between; `''` for none. */
  before: string
  after: string
}

const isBlank = (node: Node | undefined) => node instanceof Text && node.data.trim() === ''

function nameIn(node: Node | undefined, pattern: RegExp): string | undefined {
  return node instanceof Comment ? pattern.exec(node.data)?.[1] : undefined
}

/** The nodes with the site's comments that stand around single ones taken out. @throws CannotKeep for any other */
function framed(nodes: readonly Node[]): Framed[] {
  const found: Framed[] = []
  let at = 0
  const blanks = () => {
    let space = ''
    for (; isBlank(nodes[at]); at += 1) space += nodes[at]?.nodeValue ?? ''
    return space
  }
  while (at < nodes.length) {
    const node = nodes[at]
    if (!node) break
    at += 1
    const name = nameIn(node, opening)
    if (name === undefined) {
      if (node instanceof Comment) throw new CannotKeep('comment')
      found.push({ node, before: '', after: '' })
      continue
    }
    if (!editable.has(name)) throw new CannotKeep('block', name)
    const inside = blanks()
    const content = nodes[at]
    at += 1
    const outside = blanks()
    if (!(content instanceof Element) || nameIn(nodes[at], closing) !== name)
      throw new CannotKeep('block', name)
    found.push({
      node: content,
      before: `<!--${node.nodeValue ?? ''}-->${inside}`,
      after: `${outside}<!--${nodes[at]?.nodeValue ?? ''}-->`,
    })
    at += 1
  }
  return found
}

const { nodes, marks } = richSchema

/** How a part of a text is read. */
export interface Reading {
  /** A line break in loose text counts. */
  keepsLines: boolean
  /** The next number of an element within a line. */
  nr: number
}

function refuse(element: Element): never {
  const name = element.localName
  if (name === 'table') throw new CannotKeep('table')
  if (/^(iframe|object|embed|video|audio)$/.test(name)) throw new CannotKeep('frame', name)
  if (/^(script|style|noscript|link|meta)$/.test(name)) throw new CannotKeep('script', name)
  if (/^(form|input|button|select|textarea|fieldset)$/.test(name))
    throw new CannotKeep('form', name)
  throw new CannotKeep('element', name)
}

function textNodes(text: string, applied: readonly Mark[], reading: Reading, isVerbatim: boolean) {
  const lines = reading.keepsLines ? text.replaceAll(/[ \t\r\f]+/g, ' ').split(/ ?\n\s*/) : [text]
  const found: RichNode[] = []
  lines.forEach((line, at) => {
    const words = isVerbatim ? line : line.replaceAll(/[ \t\n\r\f]+/g, ' ')
    if (at > 0) found.push(nodes.break.create({ line: true }, null, applied))
    if (words) found.push(richSchema.text(words, applied))
  })
  return found
}

const isWordless = (element: Element) =>
  element.textContent === '' && element.querySelector('img, br, hr') === null

function inlineElement(
  element: Element,
  applied: readonly Mark[],
  reading: Reading,
  isVerbatim: boolean,
): RichNode[] {
  const name = element.localName
  const attributes = attributesOf(element)
  if (name === 'br') return [nodes.break.create({ attributes }, null, applied)]
  if (name === 'img') return [nodes.image.create({ attributes }, null, applied)]
  if (!isMark(name)) return refuse(element)
  if (isWordless(element)) {
    if (element.querySelector('script, style, iframe, svg')) refuse(element)
    return [nodes.wordless.create({ html: element.outerHTML }, null, applied)]
  }
  reading.nr += 1
  const mark = marks.element.create({ tag: name, attributes, nr: reading.nr })
  return inlineNodes(Array.from(element.childNodes), [...applied, mark], reading, isVerbatim)
}

function inlineNodes(
  from: readonly Node[],
  applied: readonly Mark[],
  reading: Reading,
  isVerbatim = false,
): RichNode[] {
  return from.flatMap((node) => {
    if (node instanceof Element) return inlineElement(node, applied, reading, isVerbatim)
    if (node.nodeType === Node.COMMENT_NODE) throw new CannotKeep('comment')
    return textNodes(node.nodeValue ?? '', applied, reading, isVerbatim)
  })
}

const isEdgeOf = (node: RichNode | undefined) => node === undefined || node.type === nodes.break

/** White space at the ends of lines is not seen, and not kept. */
function trimmed(line: readonly RichNode[]): RichNode[] {
  return line.flatMap((node, at) => {
    if (!node.isText || node.marks.length > 0) return [node]
    let text = node.text ?? ''
    if (isEdgeOf(line[at - 1])) text = text.replace(/^ /, '')
    if (isEdgeOf(line[at + 1])) text = text.replace(/ $/, '')
    return text ? [richSchema.text(text)] : []
  })
}

function lineOf(element: Element, reading: Reading): RichNode[] {
  const own = { ...reading, keepsLines: false }
  const line = trimmed(inlineNodes(Array.from(element.childNodes), [], own))
  reading.nr = own.nr
  return line
}

/** What a block holds: blocks, and loose text between them as paragraphs without a tag. */
export function blockNodes(from: readonly Node[], reading: Reading): RichNode[] {
  const found: RichNode[] = []
  let loose: Node[] = []
  const flush = () => {
    const line = trimmed(inlineNodes(loose, [], reading))
    if (line.length > 0) found.push(nodes.paragraph.create({ bare: true }, line))
    loose = []
  }
  for (const entry of framed(from)) {
    const { node, before, after } = entry
    if (!(node instanceof Element) || !isBlock(node.localName)) {
      loose.push(node)
      continue
    }
    flush()
    const made = blockNode(node, reading)
    found.push(before === '' ? made : withFrame(made, before, after))
  }
  flush()
  return found
}

function withFrame(node: RichNode, before: string, after: string): RichNode {
  return node.type.create({ ...node.attrs, before, after, kind: siteBlock(node) }, node.content)
}

function filled(element: Element, reading: Reading): RichNode[] {
  const own = { ...reading, keepsLines: false }
  const found = blockNodes(Array.from(element.childNodes), own)
  reading.nr = own.nr
  return found.length > 0 ? found : [nodes.paragraph.create({ bare: true })]
}

/** The items of a list; anything else in it but white space is refused. */
function itemsOf(element: Element, reading: Reading): RichNode[] {
  const own = { ...reading, keepsLines: false }
  const found = framed(Array.from(element.childNodes)).flatMap(({ node, before, after }) => {
    if (node instanceof Text && node.data.trim() === '') return []
    if (!(node instanceof Element) || node.localName !== 'li') throw new CannotKeep('markup')
    const made = blockNode(node, own)
    return [before === '' ? made : withFrame(made, before, after)]
  })
  reading.nr = own.nr
  return found
}

type Maker = (element: Element, reading: Reading, attributes: object) => RichNode

const list: Maker = (element, reading, attributes) => {
  const items = itemsOf(element, reading)
  if (items.length === 0) throw new CannotKeep('markup')
  return nodes.list.create({ attributes, tag: element.localName }, items)
}

const makers: Readonly<Record<string, Maker>> = {
  p: (element, reading, attributes) =>
    nodes.paragraph.create({ attributes, bare: false }, lineOf(element, reading)),
  ul: list,
  ol: list,
  li: (element, reading, attributes) =>
    nodes.list_item.create({ attributes }, filled(element, reading)),
  blockquote: (element, reading, attributes) =>
    nodes.quote.create({ attributes }, filled(element, reading)),
  figcaption: (element, reading, attributes) =>
    nodes.caption.create({ attributes }, lineOf(element, reading)),
  pre: (element, reading, attributes) =>
    nodes.code_block.create(
      { attributes },
      inlineNodes(Array.from(element.childNodes), [], { ...reading, keepsLines: false }, true),
    ),
  hr: (_element, _reading, attributes) => nodes.rule.create({ attributes }),
}

function blockNode(element: Element, reading: Reading): RichNode {
  const name = element.localName
  const attributes = attributesOf(element)
  const make = Object.hasOwn(makers, name) ? makers[name] : undefined
  if (make) return make(element, reading, attributes)
  if (/^h[1-6]$/.test(name))
    return nodes.heading.create({ attributes, level: Number(name[1]) }, lineOf(element, reading))
  if (!isBox(name)) return refuse(element)
  const own = { ...reading, keepsLines: false }
  const inner = blockNodes(Array.from(element.childNodes), own)
  reading.nr = own.nr
  return nodes.box.create({ attributes, tag: name }, inner)
}
