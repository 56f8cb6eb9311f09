import { candidatesIn } from './candidates.ts'
import { comparedCouple, matchedCouple, type Found } from './couple.ts'
import type { Edges } from './edges.ts'
import { rowGroups } from './groups.ts'
import type { Kind, Questions } from './kind.ts'
import type { PairedCollection } from './listing.ts'
import { readTable } from './readTable.ts'
import { byId, isOneForAll, rowsOfOneId } from './sameIds.ts'
import { isWithinRows, rowsOfSaid, saidOfCouple, type Rows, type SaidOf } from './saidByRow.ts'
import type { Listed, Table } from './table.ts'
import type { Couple } from './weigh.ts'

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
export function* matchedKind(compared: Compared, said: SaidOf): Steps<Matched> {
  const { table, questions, weighed, shared } = compared
  const apart = rowsOfSaid(table, said.apart)
  const isParted = (rows: Rows) => apart.some((two) => isWithinRows(two, rows))
  const together = [
    ...rowsOfSaid(table, said.together),
    ...shared.filter((rows) => !isParted(rows)),
  ]
  const founds: Found[] = []
  for (const { couple, edges } of weighed) {
    founds.push(matchedCouple(table, couple, edges, saidOfCouple(together, apart, couple)))
    yield 0
  }
  return { table, questions, founds, rows: rowGroups(table, founds, together) }
}
