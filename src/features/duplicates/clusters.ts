import type { BoardRow } from '../translations/state/boardRow.ts'
import type { Version } from '../translations/state/version.ts'
import { type Clue, clues, type Compared, contacts, likenesses } from './likeness.ts'

/** Things that seem to be one, each with its versions in all languages. */
export interface Cluster {
  readonly key: string
  /** the one that is proposed to stay comes first */
  readonly rows: readonly BoardRow[]
  /** the strongest first */
  readonly clues: readonly Clue[]
}

/** Two records of a language of which a person said that they are two, by the names of `apartKey`. */
export type Apart = ReadonlySet<string>

/** The name of two records of a language, whichever is said first. */
export function apartKey(collection: string, language: string, ids: readonly number[]): string {
  const [low, high] = ids.toSorted((one, other) => one - other)
  return `${collection} ${language} ${low} ${high}`
}

const versionsIn = (row: BoardRow): readonly Version[] =>
  Object.values(row.cells).map(({ version }) => version)

function rankOf(row: BoardRow): readonly [languages: number, published: number, oldest: number] {
  const versions = versionsIn(row)
  const published = versions.filter(({ status }) => status === 'publish').length
  return [-versions.length, -published, Math.min(...versions.map(({ id }) => id))]
}

/** In most languages, most of it published, the oldest. */
function byWorth(one: BoardRow, other: BoardRow): number {
  const theirs = rankOf(other)
  return rankOf(one).reduce((sum, mine, at) => sum || mine - (theirs[at] ?? 0), 0)
}

/** Rows that belong together, and why: each knows the first it was joined to. */
function joining() {
  const joinedTo = new Map<BoardRow, BoardRow>()
  const why = new Map<BoardRow, ReadonlySet<Clue>>()
  const firstOf = (row: BoardRow): BoardRow => {
    const next = joinedTo.get(row)
    return next === undefined ? row : firstOf(next)
  }
  return {
    firstOf,
    whyOf: (first: BoardRow) => why.get(first),
    join(one: BoardRow, other: BoardRow, found: readonly Clue[]): void {
      const [first, second] = [firstOf(one), firstOf(other)]
      why.set(first, new Set([...(why.get(first) ?? []), ...(why.get(second) ?? []), ...found]))
      if (first !== second) joinedTo.set(second, first)
    },
  }
}

function comparedOf({ id, texts, facts }: Version): Compared {
  const known: Readonly<Partial<Record<string, string>>> = facts
  const said = contacts.map((contact) => [contact, known[contact] ?? ''] as const)
  return { id, name: texts.title, contacts: Object.fromEntries(said) }
}

/** Rows of which two records of one language look alike, and were not said to be two. */
export function clustersOf(
  collection: string,
  among: readonly BoardRow[],
  apart: Apart,
): readonly Cluster[] {
  const joined = joining()
  for (const language of new Set(among.flatMap(({ cells }) => Object.keys(cells)))) {
    const there = among.flatMap((row) => {
      const version = row.cells[language]?.version
      return version === undefined || version.status === 'trash' ? [] : [{ row, version }]
    })
    const rows = new Map(there.map(({ row, version }) => [version.id, row]))
    for (const { ids, clues: found } of likenesses(there.map((one) => comparedOf(one.version)))) {
      const [one, other] = ids.map((id) => rows.get(id))
      const isOne = one === undefined || other === undefined || one === other
      if (!isOne && !apart.has(apartKey(collection, language, ids))) joined.join(one, other, found)
    }
  }
  const together = new Map<BoardRow, BoardRow[]>()
  for (const row of among) {
    const first = joined.firstOf(row)
    together.set(first, [...(together.get(first) ?? []), row])
  }
  return [...together].flatMap(([first, rows]) => {
    const why = joined.whyOf(first)
    if (why === undefined) return []
    const key = rows.map((row) => row.id).join(' ')
    return [{ key, rows: rows.toSorted(byWorth), clues: clues.filter((clue) => why.has(clue)) }]
  })
}

/** The names of all two records of a cluster that stand in one language: what is said apart with it. */
export function apartOf(collection: string, { rows }: Cluster): readonly string[] {
  const ids = new Map<string, number[]>()
  for (const { language, id } of rows.flatMap(versionsIn))
    ids.set(language, [...(ids.get(language) ?? []), id])
  return [...ids].flatMap(([language, all]) =>
    all.flatMap((one, at) =>
      all.slice(at + 1).map((other) => apartKey(collection, language, [one, other])),
    ),
  )
}
