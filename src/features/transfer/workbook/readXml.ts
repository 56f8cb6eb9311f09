import { Parser } from 'saxen'
import { decoded } from '../../translations/exchange/xmlTree.ts'

/** Most texts are what they stand for. */
const plain = (text: string) => (/[&\r]/.test(text) ? decoded(text) : text)

/** An element of XML, by its name without a prefix: programs choose those of Open XML as they like. */
export class XmlElement {
  readonly written: string
  readonly name: string
  readonly content: (XmlElement | string)[] = []
  readonly #attributes: Readonly<Record<string, string>>

  constructor(written: string, attributes: Readonly<Record<string, string>>) {
    this.written = written
    this.name = written.slice(written.indexOf(':') + 1)
    this.#attributes = attributes
  }

  /** `''` without it; a name without a prefix finds one with. */
  attribute(name: string): string {
    const all = this.#attributes
    const value = all[name] ?? Object.entries(all).find(([key]) => key.endsWith(`:${name}`))?.[1]
    return value === undefined ? '' : plain(value)
  }

  /** The first of that name in it. */
  find(name: string): XmlElement | null {
    for (const part of this.content) {
      if (typeof part === 'string') continue
      const found = part.name === name ? part : part.find(name)
      if (found !== null) return found
    }
    return null
  }

  get text(): string {
    const { content } = this
    const [first = ''] = content
    if (content.length <= 1 && typeof first === 'string') return first
    return content.filter((part) => typeof part === 'string').join('')
  }
}

/**
 * Reads XML from beginning to end, without building it: a sheet of a workbook has a million elements.
 * @param whole names of elements that are told once, with all that they hold
 * @param take told of the others as they open
 * @throws where it is not well-formed
 */
export function readXml(
  xml: string,
  whole: ReadonlySet<string>,
  take: (element: XmlElement) => void,
): void {
  if (xml === '') return
  const open: XmlElement[] = []
  const add = (text: string) => void open.at(-1)?.content.push(text)
  new Parser()
    .on('openTag', (written, attributes) => {
      const element = new XmlElement(written, attributes())
      open.at(-1)?.content.push(element)
      if (open.length > 0 || whole.has(element.name)) open.push(element)
      else take(element)
    })
    .on('closeTag', () => {
      const element = open.pop()
      if (element !== undefined && open.length === 0) take(element)
    })
    .on('text', (text) => add(plain(text)))
    .on('cdata', add)
    .on('error', (error) => {
      throw error
    })
    .parse(xml)
}
