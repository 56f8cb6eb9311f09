import { attributesOf, parsed } from './normalised.ts'
import { isSafeAddress, isSafeLink } from './safeAddress.ts'
import { wordLists } from './wordLists.ts'

const dropped =
  'script, style, meta, link, title, base, xml, template, iframe, object, embed, svg, math, noscript, select, ' +
  'textarea, input, button, video, audio, canvas'

const kept: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start'],
}

const plainTags = new Set(
  (
    'p h2 h3 h4 h5 h6 ul ol li blockquote pre hr br table caption thead tbody tfoot tr td th figure figcaption a ' +
    'img strong em code sub sup u s del ins mark cite q abbr'
  ).split(' '),
)

const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2', strike: 's' }

const blocksInside =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, div, section, article, figure'

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

function rename(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name)
  for (const [key, value] of Object.entries(attributesOf(element))) other.setAttribute(key, value)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/** The looks that a style gives, as elements; so text processors of the web say bold and italic. */
function looksOf(element: Element): string[] {
  const style = element.getAttribute('style') ?? ''
  const found = []
  if (/(^|;)\s*font-weight:\s*(bold|[6-9]00)/i.test(style)) found.push('strong')
  if (/(^|;)\s*font-style:\s*italic/i.test(style)) found.push('em')
  return found
}

const isNormalWeight = (element: Element) =>
  /(^|;)\s*font-weight:\s*(normal|400)/i.test(element.getAttribute('style') ?? '')

function styled(element: Element): void {
  for (const name of looksOf(element)) {
    const look = element.ownerDocument.createElement(name)
    look.append(...element.childNodes)
    element.append(look)
  }
  unwrap(element)
}

const tracking =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|igshid|mc_[ce]id|_hs(enc|mi)|mkt_tok|vero_id)$/i

/** An address without what only serves to follow people. */
export function withoutTracking(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address
  const url = new URL(address)
  const isDetour = /(^|\.)google(\.[a-z]{2,3}){1,2}$/.test(url.hostname) && url.pathname === '/url'
  const target = url.searchParams.get('q') ?? url.searchParams.get('url')
  if (isDetour && target) return withoutTracking(target)
  const names = [...url.searchParams.keys()].filter((name) => tracking.test(name))
  if (names.length === 0) return address
  for (const name of names) url.searchParams.delete(name)
  return url.href
}

function cleanAttributes(element: Element): void {
  const names = kept[element.localName] ?? []
  for (const name of Object.keys(attributesOf(element)))
    if (!names.includes(name) && name !== 'lang' && name !== 'dir') element.removeAttribute(name)
  if (element.localName !== 'li') element.removeAttribute('lang')
}

function cleanLink(link: Element): void {
  const address = link.getAttribute('href') ?? ''
  if (address === '' || !isSafeLink(address) || /^\s*#/.test(address)) unwrap(link)
  else link.setAttribute('href', withoutTracking(address))
}

function cleanPicture(picture: Element): void {
  const address = picture.getAttribute('src') ?? ''
  const isTiny = picture.getAttribute('width') === '1' || picture.getAttribute('height') === '1'
  if (!/^https?:/i.test(address) || !isSafeAddress(address) || isTiny) picture.remove()
  else if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
}

function cleanElement(element: Element): void {
  const name = element.localName
  if (name === 'b' && isNormalWeight(element)) return unwrap(element)
  if (name === 'span' || name === 'font') return styled(element)
  if (name === 'div' && !element.querySelector(blocksInside)) {
    cleanAttributes(rename(element, 'p'))
    return
  }
  const own = Object.hasOwn(renamed, name) ? rename(element, renamed[name] ?? name) : element
  if (!plainTags.has(own.localName)) return unwrap(own)
  cleanAttributes(own)
  if (own.localName === 'a') cleanLink(own)
  if (own.localName === 'img') cleanPicture(own)
}

const isEmpty = (element: Element) =>
  (element.textContent ?? '').trim() === '' && !element.querySelector('img, br, hr, td, th')

function commentsIn(body: HTMLElement): Node[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (walker.nextNode()) found.push(walker.currentNode)
  return found
}

/** What was copied elsewhere, as plain HTML: its words and structure, without styles, classes and traces. */
export function cleaned(html: string): string {
  const body = parsed(html)
  for (const element of body.querySelectorAll(dropped)) element.remove()
  wordLists(body)
  for (const comment of commentsIn(body)) comment.parentNode?.removeChild(comment)
  for (const space of body.querySelectorAll('.Apple-converted-space')) space.textContent = ' '
  // From the inside out, for what is inside decides what a box is.
  for (const element of Array.from(body.querySelectorAll('*')).toReversed()) cleanElement(element)
  for (const element of Array.from(
    body.querySelectorAll('p, strong, em, a, h2, h3, h4, h5, h6, li, ul, ol'),
  ).toReversed())
    if (isEmpty(element)) element.remove()
  for (const line of body.querySelectorAll('br.Apple-interchange-newline')) line.remove()
  return body.innerHTML.replaceAll(/\n+/g, ' ').trim()
}
