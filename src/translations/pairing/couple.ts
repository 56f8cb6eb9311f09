import { bestAssignment } from './assignment.ts'
import type { Candidates } from './candidates.ts'
import { edgesOf, incidenceOf, type Edges } from './edges.ts'
import type { Kind } from './kind.ts'
import { marginalsOf } from './marginals.ts'
import type { Table } from './table.ts'
import { weigherOf, type Couple, type Weigher } from './weigh.ts'

/** What was found between two languages of one collection. */
export interface Found extends Edges {
  readonly couple: Couple
  readonly said: SaidOfCouple
  /** probability of each edge */
  readonly scores: Float64Array
  /** edges of the best assignment */
  readonly chosen: Int32Array
}

/** What editors said of two languages, by row. */
export interface SaidOfCouple {
  readonly together: ReadonlyMap<number, number>
  /** rows of the other language in that */
  readonly taken: ReadonlySet<number>
  isApart(row: number, other: number): boolean
}

/** Less than this is no proposal. */
const leastWeight = -7

/** More rivals than these say nothing new. */
const mostOfRecord = 10

function compared(
  count: number,
  candidates: Candidates,
  weigh: Weigher,
  said: SaidOfCouple,
): Edges {
  const rows: number[] = []
  const others: number[] = []
  const weights: number[] = []
  for (let row = 0; row < count; row += 1) {
    // A confirmed pair excludes every other pair of its two records.
    if (said.together.has(row)) continue
    for (const other of candidates(row)) {
      if (said.taken.has(other) || said.isApart(row, other)) continue
      const weight = weigh(row, other)
      if (weight <= leastWeight) continue
      rows.push(row)
      others.push(other)
      weights.push(weight)
    }
  }
  return {
    rows: Int32Array.from(rows),
    others: Int32Array.from(others),
    weights: Float64Array.from(weights),
  }
}

function onlyOf({ rows, others, weights }: Edges, at: readonly number[]): Edges {
  return {
    rows: Int32Array.from(at, (edge) => rows[edge] ?? 0),
    others: Int32Array.from(at, (edge) => others[edge] ?? 0),
    weights: Float64Array.from(at, (edge) => weights[edge] ?? 0),
  }
}

/** Without those that are among the best of neither of their records. */
function best(edges: Edges, counts: readonly [number, number]): Edges {
  const isKept = new Uint8Array(edges.rows.length)
  const weightOf = (at: number) => edges.weights[at] ?? 0
  const keep = (ends: Int32Array, count: number) => {
    const incidence = incidenceOf(ends, count)
    for (let record = 0; record < count; record += 1) {
      const own = edgesOf(incidence, record)
      if (own.length > mostOfRecord) own.sort((one, next) => weightOf(next) - weightOf(one))
      for (const at of own.subarray(0, mostOfRecord)) isKept[at] = 1
    }
  }
  keep(edges.rows, counts[0])
  keep(edges.others, counts[1])
  return onlyOf(
    edges,
    [...edges.rows.keys()].filter((at) => isKept[at] === 1),
  )
}

/** Of those in favour, the best pairs. */
function chosenOf(edges: Edges, counts: readonly [number, number]): Int32Array {
  const likely = [...edges.rows.keys()].filter((at) => (edges.weights[at] ?? 0) > 0)
  return bestAssignment(onlyOf(edges, likely), counts).map((at) => likely[at] ?? 0)
}

/** Pairs two languages by the evidence, around what editors said. */
export function pairCouple<R>(
  kind: Kind<R>,
  table: Table,
  couple: Couple,
  candidates: Candidates,
  said: SaidOfCouple,
): Found {
  const counts = [table.ids[couple[0]]?.length ?? 0, table.ids[couple[1]]?.length ?? 0] as const
  const edges = best(compared(counts[0], candidates, weigherOf(kind, table, couple), said), counts)
  const scores = marginalsOf(edges, counts)
  return { ...edges, couple, said, scores, chosen: chosenOf(edges, counts) }
}
