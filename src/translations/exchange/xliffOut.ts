import { type Piece, piecesOf } from './inlineCodes.ts'
import { textFields, type TextUnit } from './textUnit.ts'
import {
  child,
  type Code,
  codeIds,
  putMetadata,
  putNotes,
  recordMetadata,
  xliffDocument,
} from './xliffDocument.ts'
import { putText, xliffNamespace } from './xmlText.ts'

/** The codes of a unit, each once, by their numbers: `originalData` (XLIFF 2.0, 4.2.2.11). */
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
      const list = child(unit, 'originalData')
      for (const [html, id] of ids) {
        const data = child(list, 'data')
        data.setAttribute('id', id)
        putText(data, html)
      }
      return list
    },
  }
}

function putPieces(
  parent: Element,
  pieces: readonly Piece[],
  dataOf: (html: string) => string,
  idOf: (code: Code) => string,
): void {
  for (const piece of pieces) {
    if (piece.kind === 'words') putText(parent, piece.text)
    else {
      const code = child(parent, piece.kind === 'code' ? 'ph' : 'pc')
      code.setAttribute('id', idOf(piece))
      if (piece.kind === 'code') code.setAttribute('dataRef', dataOf(piece.html))
      else {
        code.setAttribute('dataRefStart', dataOf(piece.start))
        code.setAttribute('dataRefEnd', dataOf(piece.end))
        putPieces(code, piece.pieces, dataOf, idOf)
      }
    }
  }
}

function putUnit(file: Element, unit: TextUnit): void {
  const element = child(file, 'unit')
  element.setAttribute('id', unit.kind)
  element.setAttribute('name', textFields[unit.collection][unit.kind] ?? unit.kind)
  element.setAttribute('xml:space', 'preserve')
  putMetadata(element, { source_hash: unit.sourceHash, target_hash: unit.targetHash })
  const codes = codesOf(element)
  const ids = codeIds()
  const segment = child(element, 'segment')
  segment.setAttribute('state', unit.target === '' ? 'initial' : 'translated')
  putPieces(child(segment, 'source'), piecesOf(unit.source), codes.idOf, ids.source)
  if (unit.target !== '')
    putPieces(child(segment, 'target'), piecesOf(unit.target), codes.idOf, ids.target)
  const list = codes.list()
  if (list) segment.before(list)
}

/**
 * Texts of one pair of languages as XLIFF 2.0: a file for each record, a unit for each text. Nothing of it needs 2.1,
 * which Poedit 3.2 refuses and OmegaT 3.6 skips.
 */
export function xliffOf(units: readonly TextUnit[], from: string, to: string): string {
  const root = { version: '2.0', srcLang: from, trgLang: to }
  return xliffDocument(units, xliffNamespace, root, (file, first, ofRecord) => {
    file.setAttribute('id', `${first.collection}-${first.id}`)
    putMetadata(file, recordMetadata(first))
    if (first.notes.length > 0) putNotes(child(file, 'notes'), first)
    for (const unit of ofRecord) putUnit(file, unit)
  })
}
