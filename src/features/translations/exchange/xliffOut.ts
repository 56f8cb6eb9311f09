import {
  metadataCategory,
  metadataNamespace,
  putText,
  withoutForbidden,
  xliff12Namespace,
  xliffNamespace,
} from './xmlTree.ts'
import { type Piece, piecesOf } from './inlineCodes.ts'
import { textFields, type TextUnit } from './textUnit.ts'

type Attributes = Readonly<Record<string, string>>

/** Puts an element of the same namespace into another. */
function child(parent: Element, name: string, attributes: Attributes = {}): Element {
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
function putRecordMetadata(parent: Element, { site, collection, id, targetId }: TextUnit) {
  const version = targetId === null ? '' : `${collection}/${targetId}`
  putMetadata(parent, { site, record: `${collection}/${id}`, target_record: version })
}

const putUnitMetadata = (parent: Element, { sourceHash, targetHash }: TextUnit) =>
  putMetadata(parent, { source_hash: sourceHash, target_hash: targetHash })

function putNotes(parent: Element, { notes }: TextUnit): void {
  for (const note of notes) child(parent, 'note').append(withoutForbidden(note))
}

type Code = Exclude<Piece, { kind: 'words' }>

/** Ids of the codes of a unit. Tools pair a code of the translation with the one of the source that has its id. */
function codeIds() {
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
function xliffDocument(
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

/** Codes hold what they stand for: `ph`, and `bpt` with its `ept` (XLIFF 1.2, 2.4.1). */
function putNativePieces(
  parent: Element,
  pieces: readonly Piece[],
  idOf: (code: Code) => string,
): void {
  const put = (name: string, id: string, html: string) =>
    child(parent, name, { id }).append(withoutForbidden(html))
  for (const piece of pieces) {
    if (piece.kind === 'words') parent.append(withoutForbidden(piece.text))
    else if (piece.kind === 'code') put('ph', idOf(piece), piece.html)
    else {
      const id = idOf(piece)
      put('bpt', id, piece.start)
      putNativePieces(parent, piece.pieces, idOf)
      put('ept', id, piece.end)
    }
  }
}

function putTransUnit(body: Element, unit: TextUnit): void {
  const { collection, kind, source, target } = unit
  const resname = textFields[collection][kind] ?? kind
  const element = child(body, 'trans-unit', { id: kind, resname, 'xml:space': 'preserve' })
  const ids = codeIds()
  putNativePieces(child(element, 'source'), piecesOf(source), ids.source)
  const state = target === '' ? 'needs-translation' : 'translated'
  putNativePieces(child(element, 'target', { state }), piecesOf(target || source), ids.target)
  putNotes(element, unit)
  putUnitMetadata(element, unit)
}

/**
 * The same as XLIFF 1.2, for programs that know nothing newer. OmegaT 3.6 shows only what has a translation: where there
 * is none the source stands in for it.
 */
export function xliff12Of(units: readonly TextUnit[], from: string, to: string): string {
  return xliffDocument(units, xliff12Namespace, { version: '1.2' }, (file, first, ofRecord) => {
    const languages = { 'source-language': from, 'target-language': to, datatype: 'html' }
    for (const [name, value] of Object.entries(languages)) file.setAttribute(name, value)
    putRecordMetadata(child(file, 'header'), first)
    const body = child(file, 'body')
    for (const unit of ofRecord) putTransUnit(body, unit)
  })
}

function putPieces(
  parent: Element,
  pieces: readonly Piece[],
  dataOf: (html: string) => string,
  idOf: (code: Code) => string,
): void {
  for (const piece of pieces) {
    if (piece.kind === 'words') putText(parent, piece.text)
    else if (piece.kind === 'code')
      child(parent, 'ph', { id: idOf(piece), dataRef: dataOf(piece.html) })
    else {
      const [id, dataRefStart, dataRefEnd] = [idOf(piece), dataOf(piece.start), dataOf(piece.end)]
      const span = child(parent, 'pc', { id, dataRefStart, dataRefEnd })
      putPieces(span, piece.pieces, dataOf, idOf)
    }
  }
}

function putUnit(file: Element, unit: TextUnit): void {
  const { collection, kind, source, target } = unit
  const name = textFields[collection][kind] ?? kind
  const element = child(file, 'unit', { id: kind, name, 'xml:space': 'preserve' })
  putUnitMetadata(element, unit)
  const segment = child(element, 'segment', { state: target === '' ? 'initial' : 'translated' })
  // Every code once, by its number: `originalData` (XLIFF 2.0, 4.2.2.11).
  const data = new Map<string, string>()
  const dataOf = (html: string) => {
    const id = data.get(html) ?? `d${data.size + 1}`
    data.set(html, id)
    return id
  }
  const ids = codeIds()
  putPieces(child(segment, 'source'), piecesOf(source), dataOf, ids.source)
  if (target !== '') putPieces(child(segment, 'target'), piecesOf(target), dataOf, ids.target)
  if (data.size === 0) return
  const list = child(element, 'originalData')
  for (const [html, id] of data) putText(child(list, 'data', { id }), html)
  segment.before(list)
}

/**
 * Texts of one pair of languages as XLIFF 2.0: a file for each record, a unit for each text. Nothing of it needs 2.1,
 * which Poedit 3.2 refuses and OmegaT 3.6 skips.
 */
export function xliffOf(units: readonly TextUnit[], from: string, to: string): string {
  const root = { version: '2.0', srcLang: from, trgLang: to }
  return xliffDocument(units, xliffNamespace, root, (file, first, ofRecord) => {
    file.setAttribute('id', `${first.collection}-${first.id}`)
    putRecordMetadata(file, first)
    if (first.notes.length > 0) putNotes(child(file, 'notes'), first)
    for (const unit of ofRecord) putUnit(file, unit)
  })
}
