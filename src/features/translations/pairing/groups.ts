import type { Found } from './couple.ts'
import { absent, isApart, type Rows } from './decisionsByRow.ts'
import type { Table } from './table.ts'

interface Join {
  readonly one: readonly [language: number, row: number]
  readonly other: readonly [language: number, row: number]
  readonly score: number
}

function joinsOf({ couple: [language, other], rows, others, scores, chosen }: Found): Join[] {
  return Array.from(chosen, (at): Join => {
    const score = scores[at] ?? 0
    return { one: [language, rows[at] ?? 0], other: [other, others[at] ?? 0], score }
  })
}

const byScore = (one: Join, next: Join) =>
  next.score - one.score ||
  one.one[0] - next.one[0] ||
  one.other[0] - next.other[0] ||
  one.one[1] - next.one[1]

/** Groups of rows, where each row is in one. */
class Groups {
  readonly #of: Rows[][]
  readonly #founds: readonly Found[]

  constructor({ ids }: Table, founds: readonly Found[]) {
    this.#founds = founds
    this.#of = ids.map((rows, language) =>
      rows.map((_, row) => ids.map((_, at) => (at === language ? row : absent))),
    )
  }

  /** Joins the groups of two rows, unless that puts two of one language together, or two that were said to be apart. */
  join([language, row]: Join['one'], [other, otherRow]: Join['other']): void {
    const mine = this.#of[language]?.[row] ?? []
    const theirs = this.#of[other]?.[otherRow] ?? []
    if (mine === theirs || mine.some((row, at) => row !== absent && theirs[at] !== absent)) return
    const both = mine.map((row, at) => (row === absent ? (theirs[at] ?? absent) : row))
    if (this.#isParted(both)) return
    for (const [at, row] of both.entries()) {
      const rows = this.#of[at]
      if (row !== absent && rows !== undefined) rows[row] = both
    }
  }

  #isParted(rows: Rows): boolean {
    return this.#founds.some(({ couple: [one, other], said }) =>
      isApart(said, rows[one] ?? absent, rows[other] ?? absent),
    )
  }

  all(): readonly Rows[] {
    return [...new Set(this.#of.flat())]
  }
}

/**
 * Pairs of every two languages as groups over all: what editors said, then the surest first; what would put two
 * records of one language into a group is left out.
 */
export function rowGroups(
  table: Table,
  founds: readonly Found[],
  together: readonly Rows[],
): readonly Rows[] {
  const groups = new Groups(table, founds)
  for (const rows of together) {
    const [first, ...more] = [...rows.keys()].filter((language) => rows[language] !== absent)
    if (first === undefined) continue
    for (const language of more)
      groups.join([first, rows[first] ?? 0], [language, rows[language] ?? 0])
  }
  for (const { one, other } of founds.flatMap(joinsOf).sort(byScore)) groups.join(one, other)
  return groups.all()
}
