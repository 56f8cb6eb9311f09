import { isBlock } from '../html/rich/elements.ts'
import { parsed } from '../html/rich/normalised.ts'

/** How a word is marked: the element it stands in, and where that leads. */
export interface Mark {
  readonly name: string
  /** of a link; `''` for the others */
  readonly address: string
}

/** A word, a sign, a picture or the end of a line: what a comparison takes as one. */
export interface Token {
  readonly text: string
  readonly isPicture?: boolean
  /** a space goes before it */
  readonly isSpaced: boolean
  readonly marks: readonly Mark[]
}

/** In place of a text: where a paragraph or a line ends. */
export const lineEnd = '\n'

const piece = /\n|[^\S\n]+|[\p{L}\p{M}\p{N}]+(?:[’'·][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu

function tokensIn(text: string, marks: readonly Mark[], isAfterSpace: boolean) {
  const tokens: Token[] = []
  let isSpaced = isAfterSpace
  for (const [found] of text.matchAll(piece)) {
    if (found !== lineEnd && found.trim() === '') {
      isSpaced = true
      continue
    }
    tokens.push({ text: found, isSpaced: isSpaced && found !== lineEnd, marks })
    isSpaced = false
  }
  return { tokens, isSpaced }
}

/** The words of plain text, line by line. */
export function textTokens(text: string): readonly Token[] {
  return tokensIn(text.replaceAll('\r\n', '\n'), [], false).tokens
}

/** Elements that are no mark: what parts lines does it by being there. */
const plain = new Set(['p', 'div', 'li', 'td', 'th', 'tr', 'tbody', 'thead', 'span', 'figure'])

function markOf(element: Element): readonly Mark[] {
  const { localName: name } = element
  return plain.has(name) ? [] : [{ name, address: element.getAttribute('href') ?? '' }]
}

/** Collects the words of HTML; lines end where blocks do, once however many end there. */
class Collector {
  readonly tokens: Token[] = []
  #isSpaced = false

  #end(): void {
    this.#isSpaced = false
    const last = this.tokens.at(-1)
    if (last === undefined || last.text === lineEnd) return
    this.tokens.push({ text: lineEnd, isSpaced: false, marks: [] })
  }

  visit(node: Node, marks: readonly Mark[]): void {
    if (node instanceof Text) this.#read(node.data, marks)
    if (!(node instanceof Element)) return
    const { localName } = node
    if (localName === 'script' || localName === 'style') return
    if (localName === 'br' || isBlock(localName)) this.#end()
    if (localName === 'img') this.#picture(node, marks)
    const inner = [...marks, ...markOf(node)]
    for (const child of node.childNodes) this.visit(child, inner)
    if (isBlock(localName)) this.#end()
  }

  #read(data: string, marks: readonly Mark[]): void {
    // A blank line parts paragraphs in what sites keep without tags.
    const text = data.replaceAll(/\n\s*\n\s*/g, '\u2029').replaceAll(/[^\S\u2029]+/g, ' ')
    for (const [at, line] of text.split('\u2029').entries()) {
      if (at > 0) this.#end()
      const { tokens, isSpaced } = tokensIn(line, marks, this.#isSpaced)
      for (const token of tokens) this.tokens.push(token)
      this.#isSpaced = isSpaced
    }
  }

  #picture(element: Element, marks: readonly Mark[]): void {
    const text = element.getAttribute('src') ?? ''
    this.tokens.push({ text, isPicture: true, isSpaced: this.#isSpaced, marks })
    this.#isSpaced = false
  }
}

/** The words that HTML shows, each with its marks. Comments and attributes are left to the source. */
export function htmlTokens(html: string): readonly Token[] {
  const collector = new Collector()
  for (const child of parsed(html).childNodes) collector.visit(child, [])
  const { tokens } = collector
  return tokens.at(-1)?.text === lineEnd ? tokens.slice(0, -1) : tokens
}
