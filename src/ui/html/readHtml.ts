import { isBlock, isVoid, isSafeAddress, isSafeLink } from './rich/elements.ts'
import { parsed } from './rich/normalised.ts'
import { scan } from './rich/scan.ts'
import { unstyled, wordLists } from './wordLists.ts'
import { escaped, quoted } from './escaped.ts'

const tracking =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|igshid|mc_[ce]id|_hs(enc|mi)|mkt_tok|vero_id)$/i

/** Where links of mail programs, searches and networks lead first. */
const detour =
  /^(([\w-]+\.)*safelinks\.protection\.(outlook\.com|office365\.us)\/|(www\.)?google(\.[a-z]{2,3}){1,2}\/url$|lm?\.(facebook|instagram)\.com\/|www\.youtube\.com\/redirect$|linkprotect\.cudasvc\.com\/url$|duckduckgo\.com\/l\/$)/

/** The address that a detour leads to; null where there is none. */
function behind({ hostname, pathname, searchParams, href }: URL): string | null {
  const [, written] = /^https:\/\/urldefense\.com\/v3\/__(https?:\/\/[^*]+?)__;/.exec(href) ?? []
  const names = detour.test(hostname + pathname) ? ['url', 'q', 'u', 'a', 'uddg'] : []
  const address = written ?? names.map((name) => searchParams.get(name)).find(Boolean) ?? ''
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null
}

/** An address without the detour on the way to it, and without what only serves to follow people. */
export function withoutDetours(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address
  let [found, next] = [address, behind(new URL(address))]
  // One may lead to another; who nests more is not followed.
  for (let step = 0; next !== null && step < 3; step += 1)
    [found, next] = [next, behind(new URL(next))]
  const url = new URL(found)
  const names = [...url.searchParams.keys()].filter((name) => tracking.test(name))
  if (names.length === 0) return found
  for (const name of names) url.searchParams.delete(name)
  return url.href
}

export interface PlainElement {
  readonly name: string
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly inside: readonly PlainNode[]
}

/** Words, or an element that the editor has. */
export type PlainNode = string | PlainElement

/** What a browser shows no text of, what is no text, and what programs put beside it. */
const dropped =
  'script, style, meta, link, title, base, xml, template, iframe, object, embed, svg, math, noscript, noframes, select, ' +
  'datalist, textarea, input, button, video, audio, canvas, dialog:not([open]), [hidden], ' +
  '[role=checkbox] > img, .Apple-interchange-newline, .MsoCommentReference, .msocomanchor, .msocomoff'

const hiding = /;(display:none|visibility:hidden|mso-hide:all|mso-element:(comment|header|footer))/

/** Elements that stay, with their attributes that do beside the direction of writing. */
const kept: ReadonlyMap<string, readonly string[]> = new Map(
  (
    'p h2 h3 h4 h5 h6 ul ol:start li blockquote pre hr br table caption thead tbody tfoot tr td:colspan:rowspan ' +
    'th:colspan:rowspan:scope figure figcaption a:href:title img:src:alt:width:height strong em code sub sup u s del ' +
    'ins mark cite q abbr'
  )
    .split(' ')
    .map((one) => one.split(':'))
    .map(([name = '', ...attributes]) => [name, attributes] as const),
)

const renamed = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['h1', 'h2'],
  ['strike', 's'],
  ['menu', 'ul'],
])

/** Looks of a span as elements: so text processors of the web say bold and italic. */
const looks = Object.entries({
  strong: /;font-weight:(bold|[6-9]00)/,
  em: /;font-style:italic/,
  s: /;text-decoration(-line)?:[^;]*line-through/,
  sup: /;vertical-align:super/,
  sub: /;vertical-align:sub(;|$)/,
})

const styleOf = (element: Element) =>
  `;${(element.getAttribute(unstyled) ?? '').toLowerCase().replaceAll(/\s+/g, '')}`

const isBlockNode = (node: PlainNode) => typeof node === 'object' && isBlock(node.name)

const isBreak = (node: PlainNode | undefined) => typeof node === 'object' && node.name === 'br'

const hasContent = (node: PlainNode): boolean =>
  typeof node === 'string'
    ? node.trim() !== ''
    : /^(img|hr|td|th)$/.test(node.name) || node.inside.some(hasContent)

/** Words without what shows nothing at the ends of their lines. */
function trimmed(line: readonly PlainNode[]): PlainNode[] {
  const from = line.findIndex((node) => hasContent(node))
  return line.slice(from, line.findLastIndex(hasContent) + 1).map((node, at, all) => {
    if (typeof node !== 'string') return node
    const begun = at === 0 || isBreak(all[at - 1]) ? node.trimStart() : node
    return at === all.length - 1 || isBreak(all[at + 1]) ? begun.trimEnd() : begun
  })
}

/** What a block holds. @param isLoose whether words beside blocks, or alone, have to be paragraphs */
function blocksOf(nodes: readonly PlainNode[], isLoose: boolean): readonly PlainNode[] {
  const found: PlainNode[] = []
  let line: PlainNode[] = []
  for (const node of [...nodes, null]) {
    if (node !== null && !isBlockNode(node)) {
      line.push(node)
      continue
    }
    const words = trimmed(line)
    if (isLoose && words.length > 0) found.push({ name: 'p', attributes: [], inside: words })
    else for (const word of words) found.push(word)
    if (node !== null) found.push(node)
    line = []
  }
  return found
}

/** Items of a list; Google writes an inner list beside the item that it belongs to. */
function itemsOf(nodes: readonly PlainNode[]): readonly PlainNode[] {
  const items: PlainNode[] = []
  for (const node of blocksOf(nodes, false)) {
    const last = items.at(-1)
    if (typeof node === 'object' && /^[uo]l$/.test(node.name) && typeof last === 'object')
      items[items.length - 1] = { ...last, inside: [...last.inside, node] }
    else items.push(node)
  }
  return items
}

/** A look or a link; around blocks it goes into each of them. */
function marked(
  mark: Omit<PlainElement, 'inside'>,
  inside: readonly PlainNode[],
): readonly PlainNode[] {
  if (!inside.some(hasContent)) return inside
  if (!inside.some(isBlockNode)) return [{ ...mark, inside }]
  return blocksOf(inside, true).map((node) => {
    if (typeof node === 'string') return node
    const { name, attributes } = node
    return { name, attributes, inside: marked(mark, node.inside) }
  })
}

/** Null of a picture that is none of the web, or is only there to be fetched, and of a link that leads nowhere. */
function attributesOf(
  element: Element,
  names: readonly string[],
): PlainElement['attributes'] | null {
  const valueOf = (name: string) => element.getAttribute(name)
  const address = withoutDetours((valueOf('href') ?? valueOf('src') ?? '').trim())
  const found = [...names, 'dir'].flatMap((name) => {
    const value = name === 'href' || name === 'src' ? address : valueOf(name)
    return value === null ? (name === 'alt' ? [[name, ''] as const] : []) : [[name, value] as const]
  })
  if (names.includes('href')) return /^[^#]/.test(address) && isSafeLink(address) ? found : null
  if (!names.includes('src')) return found
  const sides = `;width:${valueOf('width')};height:${valueOf('height')}${styleOf(element)};`
  const isSeen = !/;(width|height):[01](px)?;/.test(sides)
  return /^https?:/i.test(address) && isSafeAddress(address) && isSeen ? found : null
}

/** @param within marks around it, which count once, and whether lines are kept */
function readNode(node: Node, within: ReadonlySet<string>): readonly PlainNode[] {
  if (node instanceof Text)
    return [within.has('pre') ? node.data : node.data.replaceAll(/[ \t\n\r\f]+/g, ' ')]
  if (!(node instanceof Element) || node.matches(dropped)) return []
  const style = styleOf(node)
  if (hiding.test(style)) return []
  if (node.matches('.Apple-converted-space')) return [' ']
  const name = renamed.get(node.localName) ?? node.localName
  const names = kept.get(name)
  const attributes = names === undefined ? null : attributesOf(node, names)
  const isLine = isBlock(name)
  const isUnmarked =
    attributes === null || (name === 'strong' && /;font-weight:(normal|400)/.test(style))
  const own = isLine || isUnmarked ? [] : [name]
  const marks = /^(span|font)$/.test(name)
    ? looks.flatMap(([look, pattern]) => (pattern.test(style) ? [look] : []))
    : own
  const around = marks.length > 0 || name === 'pre' ? new Set([...within, ...marks, name]) : within
  const inside = Array.from(node.childNodes).flatMap((child) => readNode(child, around))
  if (isVoid(name)) return attributes ? [{ name, attributes, inside }] : []
  if (!isLine)
    return marks
      .filter((mark) => !within.has(mark))
      .reduce<readonly PlainNode[]>(
        (nodes, mark) => marked({ name: mark, attributes: attributes ?? [] }, nodes),
        inside,
      )
  if (within.has('pre')) return [...inside, '\n']
  if (attributes === null) return blocksOf(inside, true)
  const content = /^[uo]l$/.test(name) ? itemsOf(inside) : blocksOf(inside, false)
  const block = { name, attributes, inside: name === 'pre' ? inside : content }
  return hasContent(block) ? [block] : []
}

const styleName = /"[^"]*"|'[^']*'|(?<=[\s/])style(?=\s*=)/gi

/** Styles under a name of no attribute, values passed over: a browser tells of each that the policy refuses it. */
const withoutStyles = (html: string) =>
  scan(html)
    .map(({ kind, html }) => {
      if (kind !== 'start') return /^<style/i.test(html) ? '' : html
      return html.replaceAll(styleName, (it) => (/^style$/i.test(it) ? unstyled : it))
    })
    .join('')

/**
 * HTML of any program as plain HTML: its words with paragraphs, headings, lists, tables, pictures, links and the looks
 * that mean something; without what a browser would not show, without styles and traces. No words stand loose.
 */
export function readHtml(html: string): readonly PlainNode[] {
  const body = parsed(withoutStyles(html))
  wordLists(body)
  return blocksOf(
    Array.from(body.childNodes).flatMap((node) => readNode(node, new Set())),
    true,
  )
}

function htmlOf(node: PlainNode): string {
  if (typeof node === 'string') return escaped(node)
  const { name, attributes, inside } = node
  const said = attributes.map(([key, value]) => ` ${key}=${quoted(value)}`)
  const start = `<${name}${said.join('')}>`
  return isVoid(name) ? start : `${start}${inside.map(htmlOf).join('')}</${name}>`
}

/** The same as text, each block in a line of its own. */
export const plainHtml = (html: string): string => readHtml(html).map(htmlOf).join('\n')
