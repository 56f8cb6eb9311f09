import type { Found } from './couple.ts'
import { edgesOf, incidenceOf, type Incidence } from './edges.ts'
import type { Table } from './table.ts'

/** What was found of two records of two languages. */
export interface Finding {
  readonly score: number
  readonly isConfirmed: boolean
}

/** What was found of one record in another language. */
export interface Rival {
  readonly other: number
  readonly score: number
}

/** What was found in all couples of languages, asked in any order of the two. */
export interface Findings {
  between(language: number, row: number, other: number, otherRow: number): Finding
  of(language: number, row: number, other: number): readonly Rival[]
}

const nothing: Finding = { score: 0, isConfirmed: false }

function lookup(found: Found, counts: readonly [number, number]) {
  const { rows, others, scores, said } = found
  const byRow = incidenceOf(rows, counts[0])
  let byOther: Incidence | undefined
  return {
    between(row: number, other: number): Finding {
      if (said.together.get(row) === other) return { score: 1, isConfirmed: true }
      // Asked nine times for each group: a view of the edges each time would be most of the work.
      const end = byRow.starts[row + 1] ?? 0
      for (let at = byRow.starts[row] ?? 0; at < end; at += 1) {
        const edge = byRow.edges[at] ?? 0
        if (others[edge] === other) return { score: scores[edge] ?? 0, isConfirmed: false }
      }
      return nothing
    },
    ofRow: (row: number): Rival[] =>
      Array.from(edgesOf(byRow, row), (at) => ({ other: others[at] ?? 0, score: scores[at] ?? 0 })),
    ofOther(other: number): Rival[] {
      byOther ??= incidenceOf(others, counts[1])
      return Array.from(edgesOf(byOther, other), (at) => ({
        other: rows[at] ?? 0,
        score: scores[at] ?? 0,
      }))
    },
  }
}

export function findingsOf({ ids }: Table, founds: readonly Found[]): Findings {
  const lookups = new Map(
    founds.map((found) => {
      const [one, other] = found.couple
      const counts = [ids[one]?.length ?? 0, ids[other]?.length ?? 0] as const
      return [one * ids.length + other, lookup(found, counts)]
    }),
  )
  const of = (one: number, other: number) => lookups.get(one * ids.length + other)
  return {
    between: (language, row, other, otherRow) =>
      (language < other
        ? of(language, other)?.between(row, otherRow)
        : of(other, language)?.between(otherRow, row)) ?? nothing,
    of: (language, row, other) =>
      (language < other ? of(language, other)?.ofRow(row) : of(other, language)?.ofOther(row)) ??
      [],
  }
}
