import { inertDocument } from '../../../platform/trusted/inertDocument.ts'
import { isBlock, isVoid } from './elements.ts'
import { escaped, quoted } from '../escaped.ts'

/** HTML as a browser reads it, in a document in which nothing runs and nothing is fetched. */
export function parsed(html: string): HTMLElement {
  return inertDocument(`<!doctype html><body>${html}`).body
}

export function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]))
}

/** A start tag with its attributes in order of their names. */
export function startTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const said = Object.entries(attributes)
    .map(([key, value]) => ` ${key}=${quoted(value.trim())}`)
    .toSorted()
  return `<${name}${said.join('')}>`
}

/** White space that counts, in a sign that no text contains otherwise. */
const counting = (text: string) =>
  text.replaceAll(/[ \t\n\r\f]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function textOf(text: string, place: Place): string {
  const safe = escaped(text)
  if (place.isVerbatim) return counting(safe)
  return safe.replaceAll(/[ \t\n\r\f]+/g, (space) =>
    place.keepsLines && space.includes('\n') ? '&#10;' : ' ',
  )
}

interface Place {
  isVerbatim: boolean
  keepsLines: boolean
}

function elementOf(element: Element, place: Place): string {
  const name = element.localName
  const isVerbatim = place.isVerbatim || name === 'pre'
  const inner = nodesOf(element, { isVerbatim, keepsLines: place.keepsLines && !isBlock(name) })
  const start = startTag(name, attributesOf(element))
  return isVoid(name) ? start : `${start}${inner}</${name}>`
}

function nodesOf(parent: Node, place: Place): string {
  return Array.from(parent.childNodes, (node) => {
    if (node instanceof Element) return elementOf(node, place)
    if (node.nodeType === Node.COMMENT_NODE)
      return `<!--${escaped((node.nodeValue ?? '').trim())}-->`
    return textOf(node.nodeValue ?? '', place)
  }).join('')
}

/** A tag or a comment, which holds no sign of markup but its own. */
const tag = /(<[^<>]*>)/

/** White space beside it does not count: beside a comment, a block, and the end of the text. */
function isEdge(part: string | undefined): boolean {
  const [, name] = /^<\/?([a-z][\w-]*)/.exec(part ?? '') ?? []
  return name === undefined || name === 'br' || isBlock(name)
}

/**
 * What a piece of HTML says, in one way of writing: attributes in order, white space where it counts.
 * @param keepsLines whether a line break in loose text counts, as in texts that the site breaks into lines itself
 */
export function normalised(html: string, keepsLines = false): string {
  const parts = nodesOf(parsed(html), { isVerbatim: false, keepsLines }).split(tag)
  return parts
    .map((part, at) => {
      if (at % 2 === 1) return part
      const begun = isEdge(parts[at - 1]) ? part.replace(/^(?: |&#10;)+/, '') : part
      return isEdge(parts[at + 1]) ? begun.replace(/(?<! |&#10;)(?: |&#10;)+$/, '') : begun
    })
    .join('')
}
