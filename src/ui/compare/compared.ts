import { diffArrays } from 'diff'
import { lineEnd, type Mark, type Token } from './tokens.ts'

/** A run of words that is in both texts, in one of them, or in both with other marks. */
export type Run =
  | { readonly kind: 'same' | 'added' | 'removed'; readonly tokens: readonly Token[] }
  | {
      readonly kind: 'marked'
      readonly tokens: readonly Token[]
      readonly gained: readonly Mark[]
      readonly lost: readonly Mark[]
    }

export interface Compared {
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
