import { CannotKeep } from './reason.ts'

const opening = /^\s*wp:([a-z][\w/-]*)(?:\s[\s\S]*)?$/
const closing = /^\s*\/wp:([a-z][\w/-]*)\s*$/

/** Blocks of the site whose HTML is all there is to them: editing it cannot make their comment untrue. */
const editable = new Set(
  (
    'paragraph heading list list-item quote pullquote image gallery table group columns column buttons button ' +
    'separator preformatted verse code media-text freeform'
  ).split(' '),
)

export interface Framed {
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
export function framed(nodes: readonly Node[]): Framed[] {
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
