import { bestAssignment } from './assignment.ts'
import type { Candidates } from './candidates.ts'
import { isApart, type DecisionsOfCouple } from './decisionsByRow.ts'
import { edgesOf, incidenceOf, type Edges, type Incidence } from './edges.ts'
import type { Questions } from './kind.ts'
import type { Table } from './table.ts'
import { weigherOf, type Couple } from './weigh.ts'

/** What was found between two languages of one collection. */
export interface Found extends Edges {
  readonly couple: Couple
  readonly said: DecisionsOfCouple
  /** probability of each edge */
  readonly scores: Float64Array
  /** edges of the best assignment */
  readonly chosen: Int32Array
}

/** Less than this is no proposal. */
const leastWeight = -7

/** More rivals than these say nothing new. */
const mostOfRecord = 10

/** Rows after which others may have the processor. */
const slice = 250

/** Edges while they are found, in the order of rows. */
function growing() {
  const rows: number[] = []
  const others: number[] = []
  const weights: number[] = []
  return {
    put(row: number, other: number, weight: number): void {
      rows.push(row)
      others.push(other)
      weights.push(weight)
    },
    edges: (): Edges => ({
      rows: new Int32Array(rows),
      others: new Int32Array(others),
      weights: new Float64Array(weights),
    }),
  }
}

/** Weighs what is worth being compared; what editors said comes later. */
export function* comparedCouple(
  kind: Questions,
  table: Table,
  couple: Couple,
  candidates: Candidates,
): Generator<number, Edges, void> {
  const count = table.ids[couple[0]]?.length ?? 0
  const weigh = weigherOf(kind, table, couple)
  const all = growing()
  for (let row = 0; row < count; row += 1) {
    if (row % slice === slice - 1) yield slice
    for (const other of candidates(row)) {
      const weight = weigh(row, other)
      if (weight > leastWeight) all.put(row, other, weight)
    }
  }
  yield count % slice
  return all.edges()
}

/** Without pairs that were said to be none; a confirmed one excludes every other pair of its two records. */
function possible(edges: Edges, said: DecisionsOfCouple): Edges {
  const { together, taken, apart } = said
  if (together.size === 0 && apart.size === 0) return edges
  const left = placesWhere(edges.rows.length, (edge) => {
    const [row = 0, other = 0] = [edges.rows[edge], edges.others[edge]]
    return !together.has(row) && !taken.has(other) && !isApart(said, row, other)
  })
  return onlyOf(edges, left)
}

function onlyOf(edges: Edges, those: readonly number[]): Edges {
  const rows = new Int32Array(those.length)
  const others = new Int32Array(those.length)
  const weights = new Float64Array(those.length)
  for (const [at, edge] of those.entries()) {
    rows[at] = edges.rows[edge] ?? 0
    others[at] = edges.others[edge] ?? 0
    weights[at] = edges.weights[edge] ?? 0
  }
  return { rows, others, weights }
}

/** The places of what holds. */
function placesWhere(count: number, holds: (at: number) => boolean): number[] {
  const found: number[] = []
  for (let at = 0; at < count; at += 1) if (holds(at)) found.push(at)
  return found
}

/** Without those that are among the best of neither of their records. */
function best(edges: Edges, counts: readonly [number, number]): Edges {
  const isKept = new Uint8Array(edges.rows.length)
  const weightOf = (at: number) => edges.weights[at] ?? 0
  const keep = (ends: Int32Array, count: number) => {
    const incidence = incidenceOf(ends, count)
    for (let record = 0; record < count; record += 1) {
      const from = incidence.starts[record] ?? 0
      const to = incidence.starts[record + 1] ?? 0
      if (to - from > mostOfRecord)
        edgesOf(incidence, record).sort((one, next) => weightOf(next) - weightOf(one))
      for (let at = from; at < Math.min(to, from + mostOfRecord); at += 1)
        isKept[incidence.edges[at] ?? 0] = 1
    }
  }
  keep(edges.rows, counts[0])
  keep(edges.others, counts[1])
  return onlyOf(
    edges,
    placesWhere(isKept.length, (at) => isKept[at] === 1),
  )
}

/** Of those in favour, the best pairs. */
function chosenOf(edges: Edges, counts: readonly [number, number]): Int32Array {
  const likely = placesWhere(edges.rows.length, (at) => (edges.weights[at] ?? 0) > 0)
  return bestAssignment(onlyOf(edges, likely), counts).map((at) => likely[at] ?? 0)
}

/** Pairs two languages by the evidence, around what editors said. */
export function matchedCouple(
  table: Table,
  couple: Couple,
  compared: Edges,
  said: DecisionsOfCouple,
): Found {
  const counts = [table.ids[couple[0]]?.length ?? 0, table.ids[couple[1]]?.length ?? 0] as const
  const edges = best(possible(compared, said), counts)
  const scores = marginalsOf(edges, counts)
  return { ...edges, couple, said, scores, chosen: chosenOf(edges, counts) }
}

const rounds = 16

/** Odds beyond these change nothing, and would be too large to count with. */
const mostWeight = 25

/**
 * Tells along each edge how free its record is but for that edge, after what it heard along its others; halfway to
 * what was told before, so that cycles settle.
 */
function tell(
  { edges, starts }: Incidence,
  odds: Float64Array,
  heard: Float64Array,
  told: Float64Array,
): void {
  for (let record = 0; record + 1 < starts.length; record += 1) {
    const from = starts[record] ?? 0
    const to = starts[record + 1] ?? 0
    let sum = 1
    for (let at = from; at < to; at += 1) {
      const edge = edges[at] ?? 0
      sum += (odds[edge] ?? 0) * (heard[edge] ?? 0)
    }
    for (let at = from; at < to; at += 1) {
      const edge = edges[at] ?? 0
      const free = 1 / Math.max(1, sum - (odds[edge] ?? 0) * (heard[edge] ?? 0))
      told[edge] = ((told[edge] ?? 0) + free) / 2
    }
  }
}

/** What each record holds of its edges after all it heard: together at most one. Settled, both ends hold the same. */
function beliefs({ edges, starts }: Incidence, odds: Float64Array, heard: Float64Array) {
  const found = odds.map((odd, edge) => odd * (heard[edge] ?? 0))
  for (let record = 0; record + 1 < starts.length; record += 1) {
    const own = edges.subarray(starts[record], starts[record + 1])
    let sum = 1
    for (const edge of own) sum += found[edge] ?? 0
    for (const edge of own) found[edge] = (found[edge] ?? 0) / sum
  }
  return found
}

/**
 * Probability of each pair, where a record has one version or none: the weights are odds, and pairs that share a
 * record exclude each other. Belief propagation for matchings, which is exact without cycles and settles with them
 * (M. Bayati, D. Gamarnik, D. Katz, C. Nair, P. Tetali, Simple deterministic approximation algorithms for counting
 * matchings, 2007).
 */
export function marginalsOf(
  { rows, others, weights }: Edges,
  counts: readonly [number, number],
): Float64Array {
  const odds = weights.map((weight) => Math.exp(Math.min(mostWeight, weight)))
  const byRow = incidenceOf(rows, counts[0])
  const byOther = incidenceOf(others, counts[1])
  const there = new Float64Array(odds.length).fill(1)
  const back = new Float64Array(odds.length).fill(1)
  for (let round = 0; round < rounds; round += 1) {
    tell(byRow, odds, back, there)
    tell(byOther, odds, there, back)
  }
  const byRows = beliefs(byRow, odds, back)
  const byOthers = beliefs(byOther, odds, there)
  return byRows.map((belief, at) => Math.min(belief, byOthers[at] ?? 0))
}
