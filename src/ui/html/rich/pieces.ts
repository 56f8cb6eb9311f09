import { isBlock, isVoid } from './elements.ts'
import { scan, type Tag } from './scan.ts'

/** A top-level part of a text, with the white space before it. */
export interface Piece {
  gap: string
  html: string
}

export interface Pieces {
  pieces: readonly Piece[]
  /** White space after the last. */
  tail: string
}

const opensBlock = /^<!--\s+wp:([a-z][\w/-]*)(?![\w/-])[\s\S]*?-->$/
const closesBlock = /^<!--\s+\/wp:([a-z][\w/-]*)\s+-->$/

/** Collects pieces; what stands open decides where one ends. */
class Splitter {
  readonly pieces: Piece[] = []
  #html = ''
  /** Asked of each part as it comes: a long run of white space is not looked through again and again. */
  #hasWords = false
  readonly #open: string[] = []

  /** Ends the piece, if nothing stands open. */
  cut(): void {
    if (this.#open.length > 0 || !this.#hasWords) return
    const body = this.#html.trimStart()
    const kept = body.trimEnd()
    const gap = this.#html.slice(0, this.#html.length - body.length)
    this.pieces.push({ gap, html: kept })
    this.#html = body.slice(kept.length)
    this.#hasWords = false
  }

  add(html: string): void {
    this.#html += html
    this.#hasWords ||= html.trim() !== ''
  }

  open(name: string): void {
    this.#open.push(name)
  }

  close(name: string): void {
    const at = this.#open.lastIndexOf(name)
    if (at !== -1) this.#open.length = at
  }

  get inner(): string | undefined {
    return this.#open.at(-1)
  }

  get tail(): string {
    return this.#html
  }

  end(): void {
    this.#open.length = 0
    this.cut()
  }
}

/** Loose text: a blank line ends a paragraph of it. */
function addText(splitter: Splitter, text: string): void {
  const [first = '', ...rest] = text.split(/(?=\n[ \t\r]*\n)/)
  splitter.add(first)
  for (const line of rest) {
    splitter.cut()
    splitter.add(line)
  }
}

function addComment(splitter: Splitter, html: string): void {
  const [, closed] = closesBlock.exec(html) ?? []
  if (closed === undefined) splitter.cut()
  splitter.add(html)
  const [, opened] = opensBlock.exec(html) ?? []
  if (closed !== undefined) splitter.close(`wp:${closed}`)
  else if (opened !== undefined && !html.endsWith('/-->')) splitter.open(`wp:${opened}`)
  splitter.cut()
}

function addTag(splitter: Splitter, part: Tag): void {
  const { name, html, kind } = part
  const isOwn = isBlock(name)
  if (kind === 'end') {
    splitter.add(html)
    splitter.close(name)
    if (isOwn) splitter.cut()
    return
  }
  if (isOwn && splitter.inner === 'p') splitter.close('p')
  if (isOwn) splitter.cut()
  splitter.add(html)
  if (!isVoid(name)) splitter.open(name)
  else if (isOwn) splitter.cut()
}

/** A text in its top-level parts; joined, they are the text again, byte by byte. */
export function split(html: string): Pieces {
  const splitter = new Splitter()
  for (const part of scan(html)) {
    if (part.kind === 'text') addText(splitter, part.html)
    else if (part.kind === 'comment') addComment(splitter, part.html)
    else if (part.kind !== 'raw') addTag(splitter, part)
    else {
      splitter.cut()
      splitter.add(part.html)
      splitter.cut()
    }
  }
  splitter.end()
  return { pieces: splitter.pieces, tail: splitter.tail }
}

export function join({ pieces, tail }: Pieces): string {
  return pieces.map(({ gap, html }) => gap + html).join('') + tail
}
