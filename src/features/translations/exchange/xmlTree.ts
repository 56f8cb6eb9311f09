import { Parser } from 'saxen'

/** An element of XML: its name has the prefix that the reader gave to its namespace, whatever the file calls that. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: readonly XmlNode[]
}

export type XmlNode = XmlElement | string

/** The file declares its type: entities come by that way alone. */
export class Declares extends Error {}

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** What a text of XML stands for (XML 1.0, 2.11 and 4.6); saxen's own takes a character beyond 16 bits for another. */
export const decoded = (text: string) =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));|&/gi,
    // What is none of them is no number either, which throws.
    (_, digits, hex, name) =>
      entities.get(name) ?? String.fromCodePoint(Number(hex ? `0x${hex}` : digits)),
  )

/**
 * Builds a document of XML in a worker too, where browsers read none; its content is the root.
 * @param prefixes of the namespaces that matter
 * @throws Declares, or another error where it is not well-formed
 */
export function xmlTree(xml: string, prefixes: Readonly<Record<string, string>>): XmlElement {
  const document = { name: '', attributes: {}, content: [] as XmlNode[] }
  const open = [document]
  const put = (node: XmlNode) => void open.at(-1)?.content.push(node)
  const fail = (error: Error) => {
    // `xml:space`, whose prefix nobody has to declare.
    if (!error.message.startsWith('missing namespace for prefix')) throw error
  }
  new Parser()
    .ns(prefixes)
    .on('openTag', (name, attributesOf) => {
      const attributes = Object.entries(attributesOf()).map(([key, value]) => [key, decoded(value)])
      const element = { name, attributes: Object.fromEntries(attributes), content: [] }
      put(element)
      open.push(element)
    })
    .on('closeTag', () => void open.pop())
    .on('text', (text) => put(decoded(text)))
    .on('cdata', (text) => put(text.replaceAll(/\r\n?/g, '\n')))
    .on('attention', () => {
      throw new Declares()
    })
    .on('warn', fail)
    .on('error', fail)
    .parse(xml)
  return document
}

/** What XML 1.0 cannot hold, not even as a reference: control characters, and halves of characters. */
const forbidden =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0'
export const xliff12Namespace = 'urn:oasis:names:tc:xliff:document:1.2'
export const metadataNamespace = 'urn:oasis:names:tc:xliff:metadata:2.0'

/** What a file has to say of itself for the way back, in the metadata module that tools carry along. */
export const metadataCategory = 'agenda'

/** Puts a text into an element; what XML cannot hold becomes `<cp>` (XLIFF 2.0, 4.2.3.1). */
export function putText(parent: Element, text: string): void {
  let from = 0
  for (const { index, 0: sign } of text.matchAll(forbidden)) {
    parent.append(text.slice(from, index))
    const element = parent.ownerDocument.createElementNS(xliffNamespace, 'cp')
    const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    element.setAttribute('hex', code)
    parent.append(element)
    from = index + 1
  }
  if (from < text.length) parent.append(text.slice(from))
}

/** The character that a `<cp>` stands for; nothing where it says none. */
export function characterOf({ attributes }: XmlElement): string {
  const hex = attributes['hex'] ?? ''
  const code = /^[\da-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : -1
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** For attributes and notes, where nothing can stand for such a character. */
export function withoutForbidden(text: string): string {
  return text.replaceAll(forbidden, '')
}
