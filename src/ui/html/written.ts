import { type PlainElement, type PlainNode, readHtml } from './readHtml.ts'
import { isBlock, isMark, isVoid } from './rich/elements.ts'
import { type Part, scan } from './rich/scan.ts'
import { escaped } from './escaped.ts'

const others = new Set(
  (
    'html head title audio video picture object svg math canvas button textarea map data output meter progress ruby ' +
    'rt rp xml nobr slot'
  ).split(' '),
)

/** Whether a browser takes it for more than an unknown word. */
function isKnown(part: Part): boolean {
  if (part.kind === 'comment') return /^<(?:!--|!doctype|!\[|\?xml)/i.test(part.html)
  if (part.kind === 'text' || part.kind === 'raw') return part.kind === 'raw'
  // Letters are words, too: «<a les 20 h>».
  if (/^<[abipqsu]\s+\w[^=>]*>$/i.test(part.html)) return false
  return isBlock(part.name) || isMark(part.name) || isVoid(part.name) || others.has(part.name)
}

/** Names that programs make up: `o:p`, `google-sheets-html-origin`. */
const isMadeUp = (part: Part) => 'name' in part && /^[a-z]\w*[-:][a-z][\w-]*$/.test(part.name)

/** A letter by its name or number. */
const entity = /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});/i

/** Whether a text is HTML: in `<ana@ateneo.example>`, `R&D` and `5 < 6` there is none. */
export const isHtml = (text: string): boolean =>
  entity.test(text) || (text.includes('<') && scan(text).some(isKnown))

/** Line ends as tags; a blank line begins a paragraph. */
function withBreaks(text: string): string {
  const lines = text.split('\n')
  const last = lines.length - 1
  return lines
    .map((line, at) => {
      const begun = at === 0 ? line : line.trimStart()
      return at === last ? begun : begun.trimEnd()
    })
    .join('\n')
    .replaceAll(/\n{2,}/g, '<p>')
    .replaceAll('\n', '<br>')
}

/** A plain text as HTML: paragraphs and lines, every sign as what it is. */
export const paragraphsOf = (text: string): string =>
  text.trim() === ''
    ? ''
    : `<p>${withBreaks(escaped(text.trim())).replaceAll('<p>', '</p>\n<p>')}</p>`

const isEdge = (part: Part | undefined) =>
  part === undefined ||
  ('name' in part ? part.name === 'br' || isBlock(part.name) : part.kind !== 'text')

/** Their end tags may be missing, and all but paragraphs stand in others. */
const unended = /^(?:p|li|dt|dd|tr|td|th|thead|tbody|tfoot|caption|colgroup|option)$/

/**
 * HTML in which only tags that a browser knows are tags, and all else is words.
 * @param keepsLines whether line ends outside of blocks count, as in texts that the site breaks into lines itself
 */
export function onlyKnownTags(html: string, keepsLines = false): string {
  let [foreign, depth, isParagraph] = [0, 0, false]
  return scan(html)
    .map((part, at, parts) => {
      const words = part.html.replaceAll('<', '&lt;')
      if (part.kind === 'text') {
        if (!keepsLines || depth > 0 || isParagraph) return words
        const begun = isEdge(parts[at - 1]) ? words.replace(/^\s+/, ' ') : words
        const end = begun.trimEnd()
        return withBreaks(isEdge(parts[at + 1]) && end !== begun ? `${end} ` : begun)
      }
      if ('name' in part) {
        const by = part.kind === 'start' ? 1 : -1
        if (/^(?:svg|math)$/.test(part.name)) foreign += by
        if (isBlock(part.name)) isParagraph = part.name === 'p' && by === 1
        if (isBlock(part.name) && !isVoid(part.name) && !unended.test(part.name))
          depth = Math.max(0, depth + by)
      }
      return foreign > 0 || isKnown(part) || isMadeUp(part)
        ? part.html
        : `&lt;${part.html.slice(1)}`
    })
    .join('')
}

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
