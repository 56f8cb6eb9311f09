import { diffArrays } from 'diff'
import { isBlock } from '../html/rich/elements.ts'
import { parsed } from '../html/rich/normalised.ts'

/** A run of words that is in both texts, in one of them, or in both with other marks. */
export type Run =
  | { readonly kind: 'same' | 'added' | 'removed'; readonly tokens: readonly Token[] }
  | {
      readonly kind: 'marked'
      readonly tokens: readonly Token[]
      readonly gained: readonly Mark[]
      readonly lost: readonly Mark[]
    }

interface Compared {
  readonly runs: readonly Run[]
  /** word by word; line by line, or as a whole, because the texts were too long for that */
  readonly by: 'words' | 'lines' | 'nothing'
}

/** milliseconds that one way of comparing may take: longer, and the page would be felt to stop */
const patience = 250

/** What a comparison takes as one: a word, or a line of them. */
type Unit = readonly Token[]

const spacedText = (unit: Unit) =>
  unit.map(({ text, isSpaced }) => (isSpaced ? ` ${text}` : text)).join('')

const wordsOf = (tokens: readonly Token[]): Unit[] => tokens.map((token) => [token])

function linesOf(tokens: readonly Token[]): Unit[] {
  const lines: Token[][] = [[]]
  for (const token of tokens) {
    lines.at(-1)?.push(token)
    if (token.text === lineEnd) lines.push([])
  }
  return lines.filter(({ length }) => length > 0)
}

const keyOf = ({ name, address }: Mark) => `${name} ${address}`

function without(marks: readonly Mark[], others: readonly Mark[]): Mark[] {
  const keys = new Set(others.map(keyOf))
  return marks.filter((mark) => !keys.has(keyOf(mark)))
}

/** A word that is in both texts. */
function kept(token: Token, was: Token): Run {
  const gained = without(token.marks, was.marks)
  const lost = without(was.marks, token.marks)
  return gained.length + lost.length === 0
    ? { kind: 'same', tokens: [token] }
    : { kind: 'marked', tokens: [token], gained, lost }
}

const kindOf = (run: Run) =>
  run.kind === 'marked'
    ? ['marked', ...run.gained.map(keyOf), 'lost', ...run.lost.map(keyOf)].join('\n')
    : run.kind

function withTokens(run: Run, tokens: readonly Token[]): Run {
  return { ...run, tokens }
}

/** Neighbours of one kind as one run. */
function together(runs: readonly Run[]): Run[] {
  const joined: { run: Run; kind: string; tokens: Token[] }[] = []
  for (const run of runs) {
    const kind = kindOf(run)
    const last = joined.at(-1)
    if (last?.kind === kind) last.tokens.push(...run.tokens)
    else joined.push({ run, kind, tokens: [...run.tokens] })
  }
  return joined.map(({ run, tokens }) => withTokens(run, tokens))
}

function runsBy(before: readonly Unit[], after: readonly Unit[], timeout: number): Run[] | null {
  const keys = (units: readonly Unit[]) =>
    units.map((unit) => (unit.length === 1 ? (unit[0]?.text ?? '') : spacedText(unit)))
  const changes = diffArrays(keys(before), keys(after), { timeout })
  if (changes === undefined) return null
  let from = 0
  let to = 0
  return changes.flatMap(({ added, removed, count }): Run[] => {
    const old = added ? [] : before.slice(from, from + count).flat()
    const fresh = removed ? [] : after.slice(to, to + count).flat()
    if (!added) from += count
    if (!removed) to += count
    if (added) return [{ kind: 'added', tokens: fresh }]
    if (removed) return [{ kind: 'removed', tokens: old }]
    // Lines may read the same and be made of other words: there the marks are left aside.
    const isEach = old.length === fresh.length
    return fresh.map((token, at) => kept(token, (isEach ? old[at] : undefined) ?? token))
  })
}

/**
 * What became of a text: its words, and where that would take too long its lines, or at worst one
 * text for the other.
 * @param timeout milliseconds, for each of the first two
 */
export function compared(
  before: readonly Token[],
  after: readonly Token[],
  timeout = patience,
): Compared {
  const words = runsBy(wordsOf(before), wordsOf(after), timeout)
  if (words) return { runs: together(words), by: 'words' }
  const lines = runsBy(linesOf(before), linesOf(after), timeout)
  if (lines) return { runs: together(lines), by: 'lines' }
  const whole: Run[] = [
    { kind: 'removed', tokens: before },
    { kind: 'added', tokens: after },
  ]
  return { runs: whole, by: 'nothing' }
}

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
