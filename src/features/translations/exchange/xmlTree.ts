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
