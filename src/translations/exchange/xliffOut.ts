import { type Piece, piecesOf } from './inlineCodes.ts'
import { textFields, type TextUnit } from './textUnit.ts'
import { putText, withoutForbidden, xliffNamespace } from './xmlText.ts'

export const metadataNamespace = 'urn:oasis:names:tc:xliff:metadata:2.0'

/** What a file has to say of itself for the way back, in the metadata module that tools carry along. */
export const metadataCategory = 'agenda'

/** The codes of a unit, each once, by their numbers: `originalData` (XLIFF 2.1, 4.2.2.11). */
function codesOf(unit: Element) {
  const ids = new Map<string, string>()
  return {
    idOf(html: string): string {
      const id = ids.get(html) ?? `d${ids.size + 1}`
      ids.set(html, id)
      return id
    },
    /** The list, for before the segment; nothing where there is no code. */
    list(): Element | null {
      if (ids.size === 0) return null
      const list = unit.ownerDocument.createElementNS(xliffNamespace, 'originalData')
      for (const [html, id] of ids) {
        const data = child(list, 'data')
        data.setAttribute('id', id)
        putText(data, html)
      }
      return list
    },
  }
}

function child(parent: Element, name: string): Element {
  const element = parent.ownerDocument.createElementNS(xliffNamespace, name)
  parent.append(element)
  return element
}

function putPieces(
  parent: Element,
  pieces: readonly Piece[],
  idOf: (html: string) => string,
  next: () => number,
): void {
  for (const piece of pieces) {
    if (piece.kind === 'words') putText(parent, piece.text)
    else if (piece.kind === 'code') {
      const code = child(parent, 'ph')
      code.setAttribute('id', String(next()))
      code.setAttribute('dataRef', idOf(piece.html))
    } else {
      const span = child(parent, 'pc')
      span.setAttribute('id', String(next()))
      span.setAttribute('dataRefStart', idOf(piece.start))
      span.setAttribute('dataRefEnd', idOf(piece.end))
      putPieces(span, piece.pieces, idOf, next)
    }
  }
}

function putMetadata(parent: Element, values: Readonly<Record<string, string>>): void {
  const { ownerDocument } = parent
  const metadata = ownerDocument.createElementNS(metadataNamespace, 'mda:metadata')
  const group = ownerDocument.createElementNS(metadataNamespace, 'mda:metaGroup')
  group.setAttribute('category', metadataCategory)
  for (const [type, value] of Object.entries(values)) {
    const meta = ownerDocument.createElementNS(metadataNamespace, 'mda:meta')
    meta.setAttribute('type', type)
    meta.append(withoutForbidden(value))
    group.append(meta)
  }
  metadata.append(group)
  parent.append(metadata)
}

function putUnit(file: Element, unit: TextUnit): void {
  const element = child(file, 'unit')
  element.setAttribute('id', unit.kind)
  element.setAttribute('name', textFields[unit.collection][unit.kind] ?? unit.kind)
  element.setAttribute('xml:space', 'preserve')
  const { sourceHash, targetHash } = unit
  putMetadata(element, { source_hash: sourceHash, target_hash: targetHash })
  const codes = codesOf(element)
  const segment = child(element, 'segment')
  segment.setAttribute('state', unit.target === '' ? 'initial' : 'translated')
  const put = (name: string, text: string) => {
    let id = 0
    putPieces(child(segment, name), piecesOf(text), codes.idOf, () => (id += 1))
  }
  put('source', unit.source)
  if (unit.target !== '') put('target', unit.target)
  const list = codes.list()
  if (list) segment.before(list)
}

function putFile(root: Element, units: readonly TextUnit[]): void {
  const [first] = units
  if (first === undefined) return
  const { site, collection, id, targetId, notes } = first
  const file = child(root, 'file')
  file.setAttribute('id', `${collection}-${id}`)
  file.setAttribute('original', `${collection}/${id}`)
  const version = targetId === null ? '' : `${collection}/${targetId}`
  putMetadata(file, { site, record: `${collection}/${id}`, target_record: version })
  const list = notes.length > 0 ? child(file, 'notes') : null
  for (const note of notes) if (list) child(list, 'note').append(withoutForbidden(note))
  for (const unit of units) putUnit(file, unit)
}

/** Texts of one pair of languages as XLIFF 2.1: a file for each record, a unit for each text. */
export function xliffOf(units: readonly TextUnit[], from: string, to: string): string {
  const xml = document.implementation.createDocument(xliffNamespace, 'xliff')
  const root = xml.documentElement
  root.setAttribute('version', '2.1')
  root.setAttribute('srcLang', from)
  root.setAttribute('trgLang', to)
  const records = new Map<string, TextUnit[]>()
  for (const unit of units) {
    const record = `${unit.collection}/${unit.id}`
    records.set(record, [...(records.get(record) ?? []), unit])
  }
  for (const ofRecord of records.values()) putFile(root, ofRecord)
  // Readers of XML take a bare carriage return for a line feed.
  const written = new XMLSerializer().serializeToString(xml).replaceAll('\r', '&#13;')
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written}\n`
}
