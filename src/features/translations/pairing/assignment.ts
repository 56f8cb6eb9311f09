import { edgesOf, incidenceOf, type Edges, type Incidence } from './edges.ts'

const nobody = -1

/** How another record was reached: what the way cost, over which edge. */
interface Reached {
  readonly other: number
  readonly cost: number
  readonly edge: number
}

/** The end of the cheapest way: an other that nobody has, or a row that goes without. */
interface End {
  readonly cost: number
  readonly edge: number
  readonly without: number
}

class Search {
  readonly #edges: Edges
  readonly #byRow: Incidence
  readonly #rowPrice: Float64Array
  readonly #otherPrice: Float64Array
  /** by row, the edge it has; by other, the row that has it */
  readonly chosen: Int32Array
  readonly #owner: Int32Array

  constructor(edges: Edges, [rows, others]: readonly [number, number]) {
    this.#edges = edges
    this.#byRow = incidenceOf(edges.rows, rows)
    this.#rowPrice = new Float64Array(rows)
    this.#otherPrice = new Float64Array(others)
    this.chosen = new Int32Array(rows).fill(nobody)
    this.#owner = new Int32Array(others).fill(nobody)
    for (let row = 0; row < rows; row += 1)
      for (const edge of edgesOf(this.#byRow, row))
        this.#rowPrice[row] = Math.min(this.#rowPrice[row] ?? 0, -(edges.weights[edge] ?? 0))
  }

  place(row: number): void {
    const settled = new Map<number, Reached>()
    const end = this.#cheapest(row, settled)
    this.#reprice(row, end.cost, settled)
    this.#shift(row, end, settled)
  }

  #cheapest(first: number, settled: Map<number, Reached>): End {
    const open = new Map<number, Reached>()
    let row = first
    let base = 0
    let without: End = { cost: Infinity, edge: nobody, without: first }
    for (;;) {
      const alone = base - (this.#rowPrice[row] ?? 0)
      if (alone < without.cost) without = { cost: alone, edge: nobody, without: row }
      this.#open(row, base, open, settled)
      const next = least(open)
      if (next === undefined || next.cost >= without.cost) return without
      open.delete(next.other)
      const owner = this.#owner[next.other] ?? nobody
      if (owner === nobody) return { cost: next.cost, edge: next.edge, without: nobody }
      settled.set(next.other, next)
      row = owner
      base = next.cost
    }
  }

  #open(row: number, base: number, open: Map<number, Reached>, settled: Map<number, Reached>) {
    const { others, weights } = this.#edges
    for (const edge of edgesOf(this.#byRow, row)) {
      const other = others[edge] ?? 0
      if (settled.has(other)) continue
      const reduced =
        -(weights[edge] ?? 0) - (this.#rowPrice[row] ?? 0) - (this.#otherPrice[other] ?? 0)
      const cost = base + Math.max(0, reduced)
      const known = open.get(other)
      if (known === undefined || cost < known.cost) open.set(other, { other, cost, edge })
    }
  }

  #reprice(row: number, most: number, settled: ReadonlyMap<number, Reached>): void {
    this.#rowPrice[row] = (this.#rowPrice[row] ?? 0) + most
    for (const { other, cost } of settled.values()) {
      const owner = this.#owner[other] ?? 0
      this.#rowPrice[owner] = (this.#rowPrice[owner] ?? 0) + most - cost
      this.#otherPrice[other] = (this.#otherPrice[other] ?? 0) - most + cost
    }
  }

  /** Hands each other on the way to the row before. */
  #shift(first: number, end: End, settled: ReadonlyMap<number, Reached>): void {
    const { rows, others } = this.#edges
    let edge = end.edge
    if (end.without !== nobody) {
      if (end.without === first) return
      const left = this.chosen[end.without] ?? nobody
      this.chosen[end.without] = nobody
      edge = settled.get(others[left] ?? nobody)?.edge ?? nobody
    }
    while (edge !== nobody) {
      const row = rows[edge] ?? nobody
      const had = this.chosen[row] ?? nobody
      this.chosen[row] = edge
      this.#owner[others[edge] ?? 0] = row
      edge = row === first ? nobody : (settled.get(others[had] ?? nobody)?.edge ?? nobody)
    }
  }
}

function least(open: ReadonlyMap<number, Reached>): Reached | undefined {
  let best: Reached | undefined
  for (const reached of open.values())
    if (best === undefined || reached.cost < best.cost) best = reached
  return best
}

/**
 * The edges of the pairing that weighs most, where a record is in one pair at most and may be in none. Shortest
 * augmenting paths over prices (R. Jonker, A. Volgenant, 1987), on the few edges there are: libraries for this take a
 * square table of all with all.
 * @param edges those below 0 are never chosen
 */
export function bestAssignment(edges: Edges, counts: readonly [number, number]): Int32Array {
  const search = new Search(edges, counts)
  for (const row of search.chosen.keys()) search.place(row)
  return search.chosen.filter((edge) => edge !== nobody)
}
