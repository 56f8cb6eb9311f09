import { type Piece, piecesOf } from './inlineCodes.ts'
import { textFields, type TextUnit } from './textUnit.ts'
import {
  child,
  type Code,
  codeIds,
  putNotes,
  putRecordMetadata,
  putUnitMetadata,
  xliffDocument,
} from './xliffDocument.ts'
import { putText, xliffNamespace } from './xmlText.ts'

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
