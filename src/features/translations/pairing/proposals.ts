import type { Findings, Rival } from './findings.ts'
import type { Questions } from './kind.ts'
import { certaintyOf, linkOf } from './links.ts'
import type { Certainty, Evidence, Place, Proposal } from './pairing.ts'
import { absent, rowFinder, type Rows } from './decisionsByRow.ts'
import type { Table } from './table.ts'
import { weigherOf } from './weigh.ts'

const mostProposals = 3

/** What editors said outweighs everything: these odds leave nothing beside them. */
const saidWeight = 25

interface Candidate extends Rival {
  readonly certainty: Certainty
}

/** The evidence of records of two languages, strongest first. */
function evidenceOf(kind: Questions, table: Table, language: number, other: number) {
  const weigh =
    language < other
      ? weigherOf(kind, table, [language, other])
      : weigherOf(kind, table, [other, language])
  return (row: number, { other: otherRow, certainty }: Candidate): readonly Evidence[] => {
    const evidence: Evidence[] = []
    if (language < other) weigh(row, otherRow, evidence)
    else weigh(otherRow, row, evidence)
    if (certainty === 'confirmed') evidence.push({ kind: 'confirmed', weight: saidWeight })
    return evidence.sort((one, next) => Math.abs(next.weight) - Math.abs(one.weight))
  }
}

/** The group of a record. */
function groupFinder({ ids }: Table, groups: readonly Rows[]) {
  const found: Rows[][] = ids.map(() => [])
  for (const group of groups)
    for (const [at, member] of group.entries()) {
      const of = found[at]
      if (member !== absent && of !== undefined) of[member] = group
    }
  return (language: number, row: number): Rows => found[language]?.[row] ?? []
}

const surest = (one: Rival, next: Rival) => next.score - one.score || one.other - next.other

/** Proposals of one collection: the version in the record's group first, then the likeliest of the others. */
export function proposalsIn(
  kind: Questions,
  table: Table,
  findings: Findings,
  groups: readonly Rows[],
) {
  const rowOf = rowFinder(table)
  const weighers = new Map<string, ReturnType<typeof evidenceOf>>()
  const groupFor = groupFinder(table, groups)

  function candidatesFor(language: number, row: number, other: number): readonly Candidate[] {
    const group = groupFor(language, row)
    const chosen = group[other] ?? absent
    const rivals = findings
      .of(language, row, other)
      .filter((rival) => rival.other !== chosen)
      .sort(surest)
      .map(({ other, score }) => ({ other, score, certainty: certaintyOf(score, false) }))
    if (chosen === absent) return rivals
    const { score, certainty } = linkOf(table, group, findings, [language, other])
    return [{ other: chosen, score, certainty }, ...rivals]
  }

  return (record: Place, language: string): readonly Proposal[] => {
    const [from, to] = [table.languages.indexOf(record.language), table.languages.indexOf(language)]
    const row = rowOf(record.language, record.id)
    if (row === absent || to === absent || from === to) return []
    const couple = `${String(from)} ${String(to)}`
    const evidence = weighers.get(couple) ?? evidenceOf(kind, table, from, to)
    weighers.set(couple, evidence)
    return candidatesFor(from, row, to)
      .slice(0, mostProposals)
      .map((candidate) => ({
        other: table.ids[to]?.[candidate.other] ?? absent,
        score: candidate.score,
        certainty: candidate.certainty,
        evidence: evidence(row, candidate),
      }))
  }
}
