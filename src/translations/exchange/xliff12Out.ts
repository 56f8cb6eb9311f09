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
import { withoutForbidden, xliff12Namespace } from './xmlText.ts'

/** Codes hold what they stand for: `ph`, and `bpt` with its `ept` (XLIFF 1.2, 2.4.1). */
function putPieces(parent: Element, pieces: readonly Piece[], idOf: (code: Code) => string): void {
  const put = (name: string, id: string, html: string) => {
    const code = child(parent, name)
    code.setAttribute('id', id)
    code.append(withoutForbidden(html))
  }
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
  const element = child(body, 'trans-unit')
  element.setAttribute('id', unit.kind)
  element.setAttribute('resname', textFields[unit.collection][unit.kind] ?? unit.kind)
  element.setAttribute('xml:space', 'preserve')
  const ids = codeIds()
  putPieces(child(element, 'source'), piecesOf(unit.source), ids.source)
  const target = child(element, 'target')
  target.setAttribute('state', unit.target === '' ? 'needs-translation' : 'translated')
  putPieces(target, piecesOf(unit.target || unit.source), ids.target)
  putNotes(element, unit)
  putMetadata(element, { source_hash: unit.sourceHash, target_hash: unit.targetHash })
}

/**
 * The same as XLIFF 1.2, for programs that know nothing newer. OmegaT 3.6 shows only what has a translation: where there
 * is none the source stands in for it.
 */
export function xliff12Of(units: readonly TextUnit[], from: string, to: string): string {
  return xliffDocument(units, xliff12Namespace, { version: '1.2' }, (file, first, ofRecord) => {
    file.setAttribute('source-language', from)
    file.setAttribute('target-language', to)
    file.setAttribute('datatype', 'html')
    putMetadata(child(file, 'header'), recordMetadata(first))
    const body = child(file, 'body')
    for (const unit of ofRecord) putUnit(body, unit)
  })
}
