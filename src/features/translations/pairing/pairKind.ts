import { candidatesIn } from './candidates.ts'
import { comparedCouple, type Found, matchedCouple } from './couple.ts'
import {
  absent,
  isWithinRows,
  rowFinder,
  type Rows,
  rowsOfDecisions,
  type DecisionsOf,
  decisionsOfCouple,
  isApart,
} from './decisionsByRow.ts'
import type { Edges } from './edges.ts'
import type { Kind, Ladder, Questions, Reader, Value } from './kind.ts'
import type { PairedCollection } from './listing.ts'
import { columnsOf, type Listed, type Table, valuesOf, about, type Column } from './table.ts'
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
type Steps<Result> = Generator<number, Result, void>

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
function rowGroups(
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

/** Records after which others may have the processor. */
const slice = 500

const rising = (one: number, other: number) => one - other

function countsOf(values: Int32Array, size: number): Int32Array {
  const counts = new Int32Array(size)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** One column while records are read into it. */
class Filling<R> {
  readonly #read: Reader<R>
  /** of what is said, in the order in which it is met */
  readonly #numbers = new Map<Value, number>()
  readonly #values: number[][]
  readonly #starts: Int32Array[]

  /** @param sizes how many records each language has */
  constructor(read: Reader<R>, sizes: readonly number[]) {
    this.#read = read
    this.#values = sizes.map(() => [])
    this.#starts = sizes.map((size) => new Int32Array(size + 1))
  }

  take(record: R, language: string, place: number, row: number): void {
    const values = this.#values[place] ?? []
    const said = this.#read(record, language)
    if (typeof said === 'object') this.#addAll(values, said)
    else if (said !== '') values.push(this.#numberOf(said))
    const starts = this.#starts[place]
    if (starts !== undefined) starts[row + 1] = values.length
  }

  /** Each value once and rising. */
  #addAll(values: number[], said: readonly Value[]): void {
    let last = -1
    for (const value of said.map((one) => this.#numberOf(one)).sort(rising)) {
      if (value !== last) values.push(value)
      last = value
    }
  }

  #numberOf(value: Value): number {
    const known = this.#numbers.get(value) ?? this.#numbers.size
    if (known === this.#numbers.size) this.#numbers.set(value, known)
    return known
  }

  column(): Column {
    return this.#starts.map((starts, place) => {
      const values = new Int32Array(this.#values[place] ?? [])
      return { values, starts, counts: countsOf(values, this.#numbers.size) }
    })
  }
}

/** Reads records into a table. @param listed in an order of their own: what comes out does not depend on it */
function* readTable<R extends { readonly id: number }>(
  { columns }: Kind<R>,
  listed: readonly Listed<R>[],
): Generator<number, Table, void> {
  const sizes = listed.map(({ records }) => records.length)
  const fillings = Object.entries(columns).map(
    ([name, read]) => [name, new Filling(read, sizes)] as const,
  )
  for (const [place, { language, records }] of listed.entries())
    for (const [row, record] of records.entries()) {
      for (const [, filling] of fillings) filling.take(record, language, place, row)
      if (row % slice === slice - 1) yield 0
    }
  return {
    languages: listed.map(({ language }) => language),
    ids: listed.map(({ records }) => records.map(({ id }) => id)),
    columns: new Map(fillings.map(([name, filling]) => [name, filling.column()])),
    sizes: sizes.map(about),
  }
}
