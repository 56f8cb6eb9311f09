import type { Kind, Ladder } from './kind.ts'
import { absent, rowFinder, type Rows } from './saidByRow.ts'
import { columnsOf, valuesOf, type Table } from './table.ts'

/** Of the records that share an id, so many agree in what they say: then it is one record in all languages. */
const mostly = 0.8

function rowsById(table: Table, language: number): ReadonlyMap<number, number> {
  return new Map((table.ids[language] ?? []).map((id, row) => [id, row]))
}

/** Whether the ids of a service mean the same in every language, as its records show. */
export function isOneForAll(table: Table, witnesses: readonly string[]): boolean {
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
export function rowsOfOneId(table: Table): readonly Rows[] {
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
export const byId = <R>(kind: Kind<R>): Kind<R> => ({
  ...kind,
  questions: [ids, ...kind.questions],
  blocks: [['id'], ...kind.blocks],
})
