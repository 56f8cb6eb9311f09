import type { Kind } from './kind.ts'
import type { BlockKey, Places, PlacesOf } from './places.ts'
import type { TableChange } from './readTable.ts'
import { comparedColumn } from './shared.ts'
import type { Table } from './table.ts'
import { standardsOf, type Couple } from './weigh.ts'

/** Marks the rows that say what has become more or less rare. */
function markRarities(
  marks: Uint8Array,
  [table, before]: readonly [Table, Table],
  name: string,
  couple: Couple,
): void {
  const [now, then] = [comparedColumn(table, name, couple), comparedColumn(before, name, couple)]
  const isOther = now.rarities.map((rarity, value) =>
    Object.is(rarity, then.rarities[value]) ? 0 : 1,
  )
  if (!isOther.includes(1)) return
  const { values, starts } = now.one
  for (let row = 0; row + 1 < starts.length; row += 1)
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1)
      if (isOther[values[at] ?? 0] === 1) marks[row] = 1
}

/** What new and lost rows of two languages say in the columns of a block. */
function keysOfChange(
  change: TableChange,
  couple: Couple,
  now: Places,
  then: Places,
): readonly BlockKey[] {
  const keys = couple.flatMap((language) => [
    ...(change.news[language] ?? []).flatMap((row) => now.keysOf(language, row)),
    ...(change.lost[language] ?? []).flatMap((row) => then.keysOf(language, row)),
  ])
  return [...new Map(keys.map((key) => [key.join(' '), key])).values()]
}

/** Marks the rows of blocks that were worth being compared and are not any more, or the other way round. */
function markBlocks(
  marks: Uint8Array,
  change: TableChange,
  [language, other]: Couple,
  [now, then]: readonly [Places, Places],
): void {
  for (const key of keysOfChange(change, [language, other], now, then))
    if (now.isTooLarge(language, other, key) !== then.isTooLarge(language, other, key))
      for (const row of now.rowsWith(language, key)) marks[row] = 1
}

/** Columns by whose frequencies records are weighed. */
const columnsWeighed = ({ questions }: Kind<never>): readonly string[] =>
  questions.flatMap((question) =>
    'rungs' in question
      ? question.rungs.flatMap(({ column, rarity }) => [column, rarity ?? []].flat())
      : [question.column],
  )

/**
 * The rows of the first language whose comparisons with unchanged rows of the other may come to something else than
 * before; null where all of them may.
 */
export function touchedRows(
  kind: Kind<never>,
  table: Table,
  change: TableChange,
  couple: Couple,
  places: readonly [now: PlacesOf, then: PlacesOf],
): Uint8Array | null {
  const { before } = change
  const [now, then] = [standardsOf(kind, table, couple), standardsOf(kind, before, couple)]
  if (now.some((standard, at) => standard !== then[at])) return null
  const marks = new Uint8Array(table.ids[couple[0]]?.length ?? 0)
  for (const row of change.news[couple[0]] ?? []) marks[row] = 1
  for (const name of new Set(columnsWeighed(kind)))
    markRarities(marks, [table, before], name, couple)
  for (const names of kind.blocks)
    markBlocks(marks, change, couple, [places[0](names), places[1](names)])
  return marks
}
