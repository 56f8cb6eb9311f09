import { alike } from './alike.ts'
import { candidatesIn, type Candidates } from './candidates.ts'
import { comparedCouple, matchedCouple, type Found, type FoundBefore } from './couple.ts'
import type { Edges } from './edges.ts'
import { rowGroups } from './groups.ts'
import type { Kind, Questions } from './kind.ts'
import type { PairedCollection } from './listing.ts'
import { placesIn } from './places.ts'
import { readTable, type ReadTable } from './readTable.ts'
import { recomparedCouple } from './recompared.ts'
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
export interface Compared extends Questions, ReadTable {
  readonly weighed: readonly Weighed[]
  /** what its records were compared by beside themselves */
  readonly beside: readonly unknown[]
  /** the id itself tells versions */
  readonly isShared: boolean
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

/** What was compared before, where it is of use: of the same languages, and by the same questions. */
const comparable = (before: Compared | null, { languages }: Pick<Table, 'languages'>) =>
  before !== null && before.table.languages.join(' ') === languages.join(' ') ? before : null

/** Weighs every two languages: all of their records, or those that changed and those they compete with. */
function* weighedIn(
  kind: Kind<never>,
  { table, change }: ReadTable,
  before: Compared | null,
): Steps<Weighed[]> {
  const places = change && ([placesIn(table), placesIn(change.before)] as const)
  let candidates: ((couple: Couple) => Candidates) | null = null
  const weighed: Weighed[] = []
  for (const [at, couple] of couplesOf(table).entries()) {
    const known = before?.weighed[at]?.edges
    const some =
      known && change && places
        ? recomparedCouple(kind, table, couple, { change, edges: known, places })
        : null
    yield 0
    if (some === null) candidates ??= yield* candidatesIn(kind, table)
    const edges =
      some ?? (candidates && (yield* comparedCouple(kind, table, couple, candidates(couple))))
    if (edges) weighed.push({ couple, edges })
  }
  return weighed
}

/** What records are compared by. */
interface Comparison {
  /** columns in which records of one id agree, where a service has one record for all languages */
  readonly witnesses: readonly string[]
  /** what they are linked to */
  readonly beside: readonly unknown[]
}

/**
 * Compares the records of one collection, whatever editors said.
 * @param before of the same kind; what comes out is the same without it
 */
export function* comparedKind<R extends { readonly id: number }>(
  plain: Kind<R>,
  listed: readonly Listed<R>[],
  { witnesses, beside }: Comparison,
  before: Compared | null,
): Steps<Compared> {
  const languages = listed.map(({ language }) => language)
  const known = comparable(before, { languages })
  const read = yield* readTable(plain, listed, known, alike(known?.beside, beside))
  const { table } = read
  const isShared = isOneForAll(table, witnesses)
  const kind = isShared ? byId(plain) : plain
  const weighed = yield* weighedIn(kind, read, known?.isShared === isShared ? known : null)
  const shared = isShared ? rowsOfOneId(table) : []
  return { ...read, questions: kind.questions, weighed, beside, isShared, shared }
}

/** The rows of now by those of a table before; null where nothing links the two. */
function keptSince({ table, change }: Compared, before: Matched | null) {
  if (before?.table === table) return table.ids.map((ids) => Int32Array.from(ids.keys()))
  return change !== null && before?.table === change.before ? change.kept : null
}

/**
 * Pairs what was compared, around what editors said, and after that around what is one record.
 * @param before what was paired last; what comes out is the same without it
 */
export function* matchedKind(
  compared: Compared,
  said: SaidOf,
  before: Matched | null,
): Steps<Matched> {
  const { table, questions, weighed, shared } = compared
  const apart = rowsOfSaid(table, said.apart)
  const isParted = (rows: Rows) => apart.some((two) => isWithinRows(two, rows))
  const together = [
    ...rowsOfSaid(table, said.together),
    ...shared.filter((rows) => !isParted(rows)),
  ]
  const kept = keptSince(compared, before)
  const founds: Found[] = []
  for (const [at, { couple, edges }] of weighed.entries()) {
    const [one, other] = [kept?.[couple[0]], kept?.[couple[1]]]
    const found = before?.founds[at]
    const then: FoundBefore | null = found && one && other ? { found, kept: [one, other] } : null
    const ofCouple = saidOfCouple(together, apart, couple)
    founds.push(matchedCouple(table, couple, edges, ofCouple, then))
    yield 0
  }
  return { table, questions, founds, rows: rowGroups(table, founds, together) }
}
