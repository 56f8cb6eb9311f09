import { decode, Parser } from 'saxen'

/** What is told of a document as it is read. */
export interface XmlReader {
  /** @param attribute its value, `''` without; a name without prefix finds one with */
  open(name: string, attribute: (name: string) => string): void
  close?(name: string): void
  text?(text: string): void
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)
const asWritten = (name: string) => name

/**
 * Reads XML from beginning to end, without building it: a sheet of a workbook has a million elements.
 * @param hasPrefixes whether names are told with their prefix; programs choose those of Open XML as they like
 * @throws where it is not well-formed
 */
export function readXml(xml: string, reader: XmlReader, hasPrefixes = false): void {
  const named = hasPrefixes ? asWritten : withoutPrefix
  const parser = new Parser()
  parser.on('openTag', (name, attributes) => {
    reader.open(named(name), (asked) => {
      const all = attributes()
      const value =
        all[asked] ?? Object.entries(all).find(([key]) => key.endsWith(`:${asked}`))?.[1]
      return value === undefined ? '' : decode(value)
    })
  })
  parser.on('closeTag', (name) => reader.close?.(named(name)))
  parser.on('text', (text, decodeEntities) => reader.text?.(decodeEntities(text)))
  parser.on('cdata', (text) => reader.text?.(text))
  parser.on('error', (error) => {
    throw error
  })
  parser.parse(xml)
}
