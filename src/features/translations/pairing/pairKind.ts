import { candidatesIn } from './candidates.ts'
import { comparedCouple, type Found, matchedCouple } from './couple.ts'
import type { Edges } from './edges.ts'
import { rowGroups } from './groups.ts'
import type { Kind, Ladder, Questions } from './kind.ts'
import type { PairedCollection } from './listing.ts'
import { readTable } from './readTable.ts'
import {
  absent,
  isWithinRows,
  rowFinder,
  type Rows,
  rowsOfDecisions,
  type DecisionsOf,
  decisionsOfCouple,
} from './decisionsByRow.ts'
import { columnsOf, type Listed, type Table, valuesOf } from './table.ts'
import type { Couple } from './weigh.ts'

/** Of the records that share an id, so many agree in what they say: then it is one record in all languages. */
const mostly = 0.8

function rowsById(table: Table, language: number): ReadonlyMap<number, number> {
  return new Map((table.ids[language] ?? []).map((id, row) => [id, row]))
}

/** Whether the ids of a service mean the same in every language, as its records show. */
function isOneForAll(table: Table, witnesses: readonly string[]): boolean {
  const columns = columnsOf(table, witnesses)
  let met = 0
  let agreed = 0
  for (const language of table.languages.keys()) {
    for (let other = 0; other < language; other += 1) {
      const there = rowsById(table, other)
      for (const [row, id] of (table.ids[language] ?? []).entries()) {
        const otherRow = there.get(id)
        if (otherRow === undefined) continue
        met += 1
        const agrees = columns.some((column) => {
          const said = valuesOf(column, other, otherRow)
          return valuesOf(column, language, row).some((value) => said.includes(value))
        })
        if (agrees) agreed += 1
      }
    }
  }
  return met > 0 && agreed >= met * mostly
}

/** The rows of every id that more than one language lists. */
function rowsOfOneId(table: Table): readonly Rows[] {
  const rowOf = rowFinder(table)
  return [...new Set(table.ids.flat())]
    .map((id) => table.languages.map((language) => rowOf(language, id)))
    .filter((rows) => rows.filter((row) => row !== absent).length > 1)
}

const ids: Ladder = {
  rungs: [{ column: 'id', kind: 'sameId', often: 0.999, chance: 1e-6 }],
  never: 0.001,
}

/** The same comparison, where the id itself tells versions. */
const byId = <R>(kind: Kind<R>): Kind<R> => ({
  ...kind,
  questions: [ids, ...kind.questions],
  blocks: [['id'], ...kind.blocks],
})

/** What two languages weigh against each other, before anybody said anything. */
interface Weighed {
  readonly couple: Couple
  readonly edges: Edges
}

/** The records of one collection, compared. */
export interface Compared extends Questions {
  readonly table: Table
  readonly weighed: readonly Weighed[]
  /** rows that are one record in all languages, and so versions of each other whatever they say */
  readonly shared: readonly Rows[]
}

/** The pairs of one collection: nothing but data, so that a worker can hand it over. */
export interface Matched extends Questions {
  readonly table: Table
  readonly founds: readonly Found[]
  readonly rows: readonly Rows[]
}

export type PairingData = Readonly<Record<PairedCollection, Matched>>

/** Tells how many records have been gone through since, and lets others have the processor. */
export type Steps<Result> = Generator<number, Result, void>

/** Every two languages, by their places. */
function couplesOf({ languages }: Table): Couple[] {
  return [...languages.keys()].flatMap((one) =>
    [...languages.keys()].slice(one + 1).map((other): Couple => [one, other]),
  )
}

/**
 * Compares the records of one collection, whatever editors said.
 * @param witnesses columns in which records of one id agree, where a service has one record for all languages
 */
export function* comparedKind<R extends { readonly id: number }>(
  plain: Kind<R>,
  listed: readonly Listed<R>[],
  witnesses: readonly string[],
): Steps<Compared> {
  const table = yield* readTable(plain, listed)
  const isShared = isOneForAll(table, witnesses)
  const kind = isShared ? byId(plain) : plain
  const candidates = yield* candidatesIn(kind, table)
  const weighed: Weighed[] = []
  for (const couple of couplesOf(table))
    weighed.push({ couple, edges: yield* comparedCouple(kind, table, couple, candidates(couple)) })
  const shared = isShared ? rowsOfOneId(table) : []
  return { questions: kind.questions, table, weighed, shared }
}

/** Pairs what was compared, around what editors said, and after that around what is one record. */
export function* matchedKind(compared: Compared, said: DecisionsOf): Steps<Matched> {
  const { table, questions, weighed, shared } = compared
  const apart = rowsOfDecisions(table, said.apart)
  const isParted = (rows: Rows) => apart.some((two) => isWithinRows(two, rows))
  const together = [
    ...rowsOfDecisions(table, said.together),
    ...shared.filter((rows) => !isParted(rows)),
  ]
  const founds: Found[] = []
  for (const { couple, edges } of weighed) {
    founds.push(matchedCouple(table, couple, edges, decisionsOfCouple(together, apart, couple)))
    yield 0
  }
  return { table, questions, founds, rows: rowGroups(table, founds, together) }
}
