import type { Fragment, Mark, Node as RichNode } from 'prosemirror-model'
import type { Attributes } from './richSchema.ts'
import { siteBlock } from './siteBlock.ts'

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00A0': '&nbsp;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>\u00A0]/g, (sign) => signs[sign] ?? sign)
}

function start(tag: string, attributes: Attributes): string {
  const said = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`,
  )
  return `<${tag}${said.join('')}>`
}

function inlineNode(node: RichNode): string {
  const attributes: Attributes = node.attrs['attributes'] ?? {}
  if (node.type.name === 'break') return node.attrs['line'] ? '\n' : start('br', attributes)
  if (node.type.name === 'image') return start('img', attributes)
  if (node.type.name === 'wordless') return String(node.attrs['html'])
  return escaped(node.text ?? '')
}

const tagOf = (mark: Mark) => String(mark.attrs['tag'])

/** A line with its elements opened and closed in the order in which they nest. */
function lineHtml(line: Fragment): string {
  let html = ''
  let open: readonly Mark[] = []
  const closeTo = (depth: number) => {
    for (const mark of open.slice(depth).toReversed()) html += `</${tagOf(mark)}>`
    open = open.slice(0, depth)
  }
  line.forEach((node) => {
    const { marks } = node
    const differs = marks.findIndex((mark, at) => !open[at]?.eq(mark))
    closeTo(Math.min(differs === -1 ? marks.length : differs, open.length))
    for (const mark of marks.slice(open.length))
      html += start(tagOf(mark), mark.attrs['attributes'])
    open = marks
    html += inlineNode(node)
  })
  closeTo(0)
  return html
}

const fixedTags: Readonly<Record<string, string>> = {
  list_item: 'li',
  quote: 'blockquote',
  code_block: 'pre',
  caption: 'figcaption',
}

function isBare(node: RichNode, parent: RichNode | null, at: number): boolean {
  if (node.type.name !== 'paragraph') return false
  const before = parent && at > 0 ? parent.child(at - 1) : null
  // Two paragraphs without a tag side by side would be one.
  if (before?.type.name === 'paragraph' && isBare(before, parent, at - 1)) return false
  const bare: unknown = node.attrs['bare']
  return bare === true || (bare === null && parent?.type.name === 'list_item')
}

function contentHtml(node: RichNode): string {
  if (node.isTextblock) {
    const html = lineHtml(node.content)
    // Browsers read nothing of a line break right after this tag.
    return node.type.name === 'code_block' && html.startsWith('\n') ? `\n${html}` : html
  }
  let html = ''
  node.forEach((child, _offset, at) => (html += blockHtml(child, node, at)))
  return html
}

function tagName({ type, attrs }: RichNode): string {
  if (type.name === 'paragraph') return 'p'
  if (type.name === 'heading') return `h${Number(attrs['level'])}`
  return fixedTags[type.name] ?? String(attrs['tag'])
}

function ownHtml(node: RichNode, parent: RichNode | null, at: number): string {
  const { type, attrs } = node
  if (type.name === 'locked') return String(attrs['html'])
  if (type.name === 'rule') return start('hr', attrs['attributes'])
  if (isBare(node, parent, at)) return contentHtml(node)
  const tag = tagName(node)
  return `${start(tag, attrs['attributes'])}${contentHtml(node)}</${tag}>`
}

/** A block as HTML, with the site's comments around it as long as they are true of it. */
export function blockHtml(node: RichNode, parent: RichNode | null, at = 0): string {
  const html = ownHtml(node, parent, at)
  const { before = '', after = '', kind } = node.attrs
  return before !== '' && kind === siteBlock(node) ? `${before}${html}${after}` : html
}
