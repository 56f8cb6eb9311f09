import { isBlock } from './rich/elements.ts'
import { type PlainElement, type PlainNode, readHtml } from './readHtml.ts'
import { isHtml, onlyKnownTags } from './written.ts'

/** However many blocks end in one place, one line does, and one paragraph; a line break is one by itself. */
const [lineBreak, paragraphEnd] = ['\u2028', '\u2029']

const textOf = (nodes: readonly PlainNode[]): string => nodes.map(textOfNode).join('')

const struck = ({ inside }: PlainElement) => `~~${textOf(inside)}~~`

const small = (digits: string) => (element: PlainElement) =>
  textOf(element.inside).replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit)

const attributeOf = ({ attributes }: PlainElement, name: string) =>
  attributes.find(([key]) => key === name)?.[1] ?? ''

/** The words of a link, and where it leads unless they say so. */
function linkText(link: PlainElement): string {
  const words = textOf(link.inside)
  const [, scheme, address = ''] =
    /^(mailto:|https?:\/\/)(.+?)\/?$/.exec(attributeOf(link, 'href')) ?? []
  if (words.includes(address)) return words
  return `${words} (${scheme === 'mailto:' ? '' : scheme}${address})`
}

function listText(list: PlainElement): string {
  const first = Number(attributeOf(list, 'start')) || 1
  const items = list.inside.map((item, at) => {
    const words = textOf([item]).trim().replaceAll(paragraphEnd, '\n')
    return `${list.name === 'ol' ? `${first + at}.` : '-'} ${words}`
  })
  return items.join('\n')
}

const rowText = ({ inside }: PlainElement) =>
  inside.map((cell) => textOf([cell]).replaceAll(/\s+/g, ' ').trim()).join(' ')

/** As pandoc writes plain text: what no letter shows gets a mark of its own. */
const texts: Readonly<Record<string, (element: PlainElement) => string>> = {
  a: linkText,
  br: () => lineBreak,
  del: struck,
  ol: listText,
  s: struck,
  sub: small('₀₁₂₃₄₅₆₇₈₉'),
  sup: small('⁰¹²³⁴⁵⁶⁷⁸⁹'),
  tr: rowText,
  ul: listText,
}

function textOfNode(node: PlainNode): string {
  if (typeof node === 'string') return node
  const { name, inside } = node
  const text = texts[name]?.(node) ?? textOf(inside)
  if (!isBlock(name)) return text
  const end = /^(p|h[2-6]|ul|ol|table|blockquote|pre)$/.test(name) ? paragraphEnd : '\n'
  return `${end}${text}${end}`
}

/** A text of HTML, or a plain one, as lines for what shows text alone. */
export function linesOf(text: string): string {
  const lines = isHtml(text)
    ? textOf(readHtml(onlyKnownTags(text, true)))
    : text.replaceAll('\n', lineBreak)
  return lines
    .replaceAll(/[^\S\n\u2028\u2029]+/g, ' ')
    .replaceAll(/ ?([\n\u2028\u2029]) ?/g, '$1')
    .replaceAll(/[\n\u2029]+/g, (ends) => (ends.includes(paragraphEnd) ? '\n\n' : '\n'))
    .replaceAll(lineBreak, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
