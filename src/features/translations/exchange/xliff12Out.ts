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
import { withoutForbidden, xliff12Namespace } from './xmlText.ts'

/** Codes hold what they stand for: `ph`, and `bpt` with its `ept` (XLIFF 1.2, 2.4.1). */
function putPieces(parent: Element, pieces: readonly Piece[], idOf: (code: Code) => string): void {
  const put = (name: string, id: string, html: string) =>
    child(parent, name, { id }).append(withoutForbidden(html))
  for (const piece of pieces) {
    if (piece.kind === 'words') parent.append(withoutForbidden(piece.text))
    else if (piece.kind === 'code') put('ph', idOf(piece), piece.html)
    else {
      const id = idOf(piece)
      put('bpt', id, piece.start)
      putPieces(parent, piece.pieces, idOf)
      put('ept', id, piece.end)
    }
  }
}

function putUnit(body: Element, unit: TextUnit): void {
  const { collection, kind, source, target } = unit
  const resname = textFields[collection][kind] ?? kind
  const element = child(body, 'trans-unit', { id: kind, resname, 'xml:space': 'preserve' })
  const ids = codeIds()
  putPieces(child(element, 'source'), piecesOf(source), ids.source)
  const state = target === '' ? 'needs-translation' : 'translated'
  putPieces(child(element, 'target', { state }), piecesOf(target || source), ids.target)
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
    for (const unit of ofRecord) putUnit(body, unit)
  })
}
