import { growing, leastWeight } from './couple.ts'
import { edgesOf, incidenceOf, type Edges } from './edges.ts'
import type { Kind } from './kind.ts'
import type { PlacesOf } from './places.ts'
import { rowsNow, type TableChange } from './readTable.ts'
import { absent } from './saidByRow.ts'
import type { Table } from './table.ts'
import { touchedRows } from './touched.ts'
import { weigherOf, type Couple, type Weigher } from './weigh.ts'

/** Beyond this part of the rows all are compared: one by one takes longer. */
const most = 0.2

/** What comes to a row in the other language. */
interface Met {
  readonly other: number
  readonly weight: number
}

/** The rows of another language that agree with a row on the columns of a block. */
function candidatesOf(kind: Kind<never>, places: PlacesOf, language: number, other: number) {
  const blocks = kind.blocks.map(places)
  return (row: number): readonly number[] => {
    const found = new Set<number>()
    for (const block of blocks)
      for (const key of block.keysOf(language, row))
        if (!block.isTooLarge(language, other, key))
          for (const met of block.rowsWith(other, key)) found.add(met)
    return [...found]
  }
}

/** What rows of before have before, by the rows of now. */
function metBefore(edges: Edges, { before, kept }: TableChange, [language, other]: Couple) {
  const incidence = incidenceOf(edges.rows, before.ids[language]?.length ?? 0)
  const others = rowsNow(kept[other] ?? new Int32Array(), before.ids[other]?.length ?? 0)
  return (row: number): readonly Met[] =>
    Array.from(edgesOf(incidence, kept[language]?.[row] ?? 0), (at) => ({
      other: others[edges.others[at] ?? 0] ?? absent,
      weight: edges.weights[at] ?? 0,
    })).filter((met) => met.other !== absent)
}

/** What rows that stay meet in rows that are new. */
function metAnew(
  others: readonly number[],
  near: (other: number) => readonly number[],
  weigh: Weigher,
) {
  const found = new Map<number, Met[]>()
  for (const other of others)
    for (const row of near(other)) {
      const met = { other, weight: weigh(row, other) }
      const known = found.get(row)
      if (known === undefined) found.set(row, [met])
      else known.push(met)
    }
  return found
}

/**
 * The same as `comparedCouple`, from what was compared before: only rows that changed are weighed, and those for which
 * others became more or less rare.
 * @returns null where comparing all takes no longer
 */
export function recomparedCouple(
  kind: Kind<never>,
  table: Table,
  couple: Couple,
  {
    change,
    edges,
    places,
  }: {
    readonly change: TableChange
    readonly edges: Edges
    readonly places: readonly [now: PlacesOf, then: PlacesOf]
  },
): Edges | null {
  const [language, other] = couple
  const news = change.news[other] ?? []
  const isMany = (count: number, place: number) => count > (table.ids[place]?.length ?? 0) * most
  if (isMany(news.length, other) || isMany(change.news[language]?.length ?? 0, language))
    return null
  const marks = touchedRows(kind, table, change, couple, places)
  if (
    marks === null ||
    isMany(
      marks.reduce((sum, mark) => sum + mark, 0),
      language,
    )
  )
    return null
  const weigh = weigherOf(kind, table, couple)
  const kept = metBefore(edges, change, couple)
  const anew = metAnew(news, candidatesOf(kind, places[0], other, language), weigh)
  const near = candidatesOf(kind, places[0], language, other)
  const all = growing()
  for (const [row, mark] of marks.entries()) {
    const met =
      mark === 1
        ? near(row).map((next) => ({ other: next, weight: weigh(row, next) }))
        : [...kept(row), ...(anew.get(row) ?? [])]
    for (const { other: next, weight } of met.sort((one, two) => one.other - two.other))
      if (weight > leastWeight) all.put(row, next, weight)
  }
  return all.edges()
}
