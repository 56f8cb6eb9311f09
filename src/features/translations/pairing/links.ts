import type { Findings } from './findings.ts'
import type { Certainty, Group, Link } from './pairing.ts'
import { absent, type Rows } from './decisionsByRow.ts'
import type { Table } from './table.ts'

/** The probability from which a pair is called almost certain; chosen on pairs that are known. */
const almostCertain = 0.99

export function certaintyOf(score: number, isConfirmed: boolean): Certainty {
  if (isConfirmed) return 'confirmed'
  return score >= almostCertain ? 'almostCertain' : 'possible'
}

/** How sure two of a group are: by themselves, or by way of a third that both belong to. */
export function linkOf(
  { languages }: Table,
  rows: Rows,
  findings: Findings,
  [language, other]: readonly [number, number],
): Link {
  const [row = absent, otherRow = absent] = [rows[language], rows[other]]
  const direct = findings.between(language, row, other, otherRow)
  const ways = rows.map((third, at) =>
    third === absent || at === language || at === other
      ? 0
      : findings.between(language, row, at, third).score *
        findings.between(at, third, other, otherRow).score,
  )
  const score = Math.max(direct.score, ...ways)
  return {
    languages: [languages[language] ?? '', languages[other] ?? ''],
    score,
    certainty: certaintyOf(score, direct.isConfirmed),
  }
}

export function groupOf(table: Table, rows: Rows, findings: Findings): Group {
  const present = [...rows.keys()].filter((language) => rows[language] !== absent)
  return {
    versions: Object.fromEntries(
      present.map((at) => [table.languages[at], table.ids[at]?.[rows[at] ?? 0]]),
    ),
    links: present.flatMap((language, at) =>
      present.slice(at + 1).map((other) => linkOf(table, rows, findings, [language, other])),
    ),
  }
}
