import type { Versions } from './listing.ts'
import type { Table } from './table.ts'
import type { Couple } from './weigh.ts'

/** What editors said of one collection. */
export interface DecisionsOf {
  readonly together: readonly Versions[]
  readonly apart: readonly Versions[]
}

/** The place of what is not there. */
export const absent = -1

/** Rows of one group by the places of languages in the table. */
export type Rows = readonly number[]

export function rowFinder({ languages, ids }: Table) {
  const rows = ids.map((those) => new Map(those.map((id, row) => [id, row])))
  return (language: string, id: number) => rows[languages.indexOf(language)]?.get(id) ?? absent
}

/** What editors said of two languages, by row. */
export interface DecisionsOfCouple {
  readonly together: ReadonlyMap<number, number>
  /** rows of the other language in that */
  readonly taken: ReadonlySet<number>
  readonly apart: ReadonlySet<string>
}

const pairKey = (row: number, other: number) => `${row} ${other}`

/** Whether two rows were said not to belong together. */
export function isApart({ apart }: DecisionsOfCouple, row: number, other: number): boolean {
  return apart.size > 0 && apart.has(pairKey(row, other))
}

/** Whether all that one holds stands in the other as well. */
export function isWithinRows(some: Rows, rows: Rows): boolean {
  return some.every((row, language) => row === absent || row === rows[language])
}

/** Versions as rows; what names records that are not listed is left aside. */
export function rowsOfDecisions(table: Table, said: readonly Versions[]): readonly Rows[] {
  const rowOf = rowFinder(table)
  return said.map((versions) =>
    table.languages.map((language) => {
      const id = versions[language]
      return id === undefined ? absent : rowOf(language, id)
    }),
  )
}

/** What was said of two languages; where two things were said of a record, the first counts. */
export function decisionsOfCouple(
  together: readonly Rows[],
  apart: readonly Rows[],
  [language, other]: Couple,
): DecisionsOfCouple {
  const pairs = new Map<number, number>()
  const taken = new Set<number>()
  for (const rows of together) {
    const [row = absent, otherRow = absent] = [rows[language], rows[other]]
    if (row === absent || otherRow === absent || pairs.has(row) || taken.has(otherRow)) continue
    pairs.set(row, otherRow)
    taken.add(otherRow)
  }
  const parted = new Set(
    apart.flatMap((rows) => {
      const [row = absent, otherRow = absent] = [rows[language], rows[other]]
      return row === absent || otherRow === absent ? [] : [pairKey(row, otherRow)]
    }),
  )
  return { together: pairs, taken, apart: parted }
}
