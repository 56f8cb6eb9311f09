import type { Piece } from './inlineCodes.ts'
import type { TextUnit } from './textUnit.ts'
import { withoutForbidden } from './xmlText.ts'

export const metadataNamespace = 'urn:oasis:names:tc:xliff:metadata:2.0'

/** What a file has to say of itself for the way back, in the metadata module that tools carry along. */
export const metadataCategory = 'agenda'

type Attributes = Readonly<Record<string, string>>

/** Puts an element of the same namespace into another. */
export function child(parent: Element, name: string, attributes: Attributes = {}): Element {
  const element = parent.ownerDocument.createElementNS(parent.namespaceURI, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  parent.append(element)
  return element
}

function putMetadata(parent: Element, values: Attributes): void {
  const metadata = parent.ownerDocument.createElementNS(metadataNamespace, 'mda:metadata')
  const group = child(metadata, 'mda:metaGroup', { category: metadataCategory })
  for (const [type, value] of Object.entries(values))
    child(group, 'mda:meta', { type }).append(withoutForbidden(value))
  parent.append(metadata)
}

/** What a file says of its record. */
export function putRecordMetadata(parent: Element, { site, collection, id, targetId }: TextUnit) {
  const version = targetId === null ? '' : `${collection}/${targetId}`
  putMetadata(parent, { site, record: `${collection}/${id}`, target_record: version })
}

export const putUnitMetadata = (parent: Element, { sourceHash, targetHash }: TextUnit) =>
  putMetadata(parent, { source_hash: sourceHash, target_hash: targetHash })

export function putNotes(parent: Element, { notes }: TextUnit): void {
  for (const note of notes) child(parent, 'note').append(withoutForbidden(note))
}

export type Code = Exclude<Piece, { kind: 'words' }>

/** Ids of the codes of a unit. Tools pair a code of the translation with the one of the source that has its id. */
export function codeIds() {
  let highest = 0
  const unpaired = new Map<string, number[]>()
  const keyOf = (code: Code) => (code.kind === 'code' ? code.html : `${code.start}${code.end}`)
  return {
    source(code: Code): string {
      highest += 1
      unpaired.set(keyOf(code), [...(unpaired.get(keyOf(code)) ?? []), highest])
      return String(highest)
    },
    /** After all of the source: that of the same code there, else one after the highest. */
    target(code: Code): string {
      const id = unpaired.get(keyOf(code))?.shift()
      if (id === undefined) highest += 1
      return String(id ?? highest)
    },
  }
}

/** A document with a file for each record. */
export function xliffDocument(
  units: readonly TextUnit[],
  namespace: string,
  root: Attributes,
  putFile: (file: Element, first: TextUnit, units: readonly TextUnit[]) => void,
): string {
  const xml = document.implementation.createDocument(namespace, 'xliff')
  for (const [name, value] of Object.entries(root)) xml.documentElement.setAttribute(name, value)
  const records = new Map<string, TextUnit[]>()
  for (const unit of units) {
    const record = `${unit.collection}/${unit.id}`
    records.set(record, [...(records.get(record) ?? []), unit])
  }
  for (const [original, ofRecord] of records) {
    const [first] = ofRecord
    if (first) putFile(child(xml.documentElement, 'file', { original }), first, ofRecord)
  }
  // Readers of XML take a bare carriage return for a line feed.
  const written = new XMLSerializer().serializeToString(xml).replaceAll('\r', '&#13;')
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written}\n`
}
