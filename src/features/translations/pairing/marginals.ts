import { incidenceOf, type Edges, type Incidence } from './edges.ts'

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
