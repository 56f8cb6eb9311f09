import { type Part, scan } from '../../../ui/html/rich/scan.ts'

/** A piece of HTML as a translator gets it: words, or a code that is carried along as it is. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'code'; readonly html: string }
  | {
      readonly kind: 'span'
      readonly start: string
      readonly end: string
      readonly pieces: readonly Piece[]
    }

/** What stands in words and is no word: entities, and the beginning of a tag that has no end. */
const sign = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);|<(?=[a-z/!?])/gi

function piecesOfWords(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  const words = (to: number) => {
    if (to > from) pieces.push({ kind: 'words', text: text.slice(from, to) })
  }
  for (const found of text.matchAll(sign)) {
    words(found.index)
    pieces.push({ kind: 'code', html: found[0] })
    from = found.index + found[0].length
  }
  words(text.length)
  return pieces
}

/** For each tag that has one, the place of its end; what overlaps or has no partner is in none. */
function endsOf(parts: readonly Part[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  const open: { name: string; at: number }[] = []
  for (const [at, part] of parts.entries()) {
    if (part.kind === 'start') open.push({ name: part.name, at })
    if (part.kind !== 'end') continue
    const partner = open.findLastIndex(({ name }) => name === part.name)
    const [begun] = partner === -1 ? [] : open.splice(partner)
    if (begun) ends.set(begun.at, at)
  }
  return ends
}

/** HTML as pieces; `htmlOf` makes of them the same again, byte by byte. */
export function piecesOf(html: string): readonly Piece[] {
  const parts = scan(html)
  const ends = endsOf(parts)
  const between = (from: number, to: number): Piece[] => {
    const pieces: Piece[] = []
    for (let at = from; at < to; at += 1) {
      const part = parts[at]
      const end = ends.get(at)
      const last = end === undefined ? undefined : parts[end]
      if (part === undefined) continue
      if (part.kind === 'text') pieces.push(...piecesOfWords(part.html))
      else if (end === undefined || last === undefined)
        pieces.push({ kind: 'code', html: part.html })
      else {
        const inner = between(at + 1, end)
        pieces.push({ kind: 'span', start: part.html, end: last.html, pieces: inner })
        at = end
      }
    }
    return pieces
  }
  return between(0, parts.length)
}

/** Words as HTML: what a translator types is text, and never begins a tag or an entity. */
function escaped(text: string): string {
  return text
    .replaceAll(/&(?=#\d+;|#x[\da-f]+;|[a-z][a-z\d]*;)/gi, '&amp;')
    .replaceAll(/<(?=[a-z/!?])/gi, '&lt;')
}

export function htmlOf(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'words') return escaped(piece.text)
      if (piece.kind === 'code') return piece.html
      return `${piece.start}${htmlOf(piece.pieces)}${piece.end}`
    })
    .join('')
}
