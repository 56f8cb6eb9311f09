/** Pairs of two languages and what they weigh, side by side, in the order of rows. */
export interface Edges {
  readonly rows: Int32Array
  readonly others: Int32Array
  readonly weights: Float64Array
}

/** Which edges each of some records has: those of a record stand together. */
export interface Incidence {
  readonly edges: Int32Array
  /** where those of each record begin, and where the last ones end */
  readonly starts: Int32Array
}

/** The edges by their ends on one side, of which there are `count`. */
export function incidenceOf(ends: Int32Array, count: number): Incidence {
  const starts = new Int32Array(count + 1)
  for (const end of ends) starts[end + 1] = (starts[end + 1] ?? 0) + 1
  for (let at = 0; at < count; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0)
  const next = starts.slice()
  const edges = new Int32Array(ends.length)
  for (let edge = 0; edge < ends.length; edge += 1) {
    const end = ends[edge] ?? 0
    edges[next[end] ?? 0] = edge
    next[end] = (next[end] ?? 0) + 1
  }
  return { edges, starts }
}

/** The edges of one record. */
export const edgesOf = ({ edges, starts }: Incidence, record: number): Int32Array =>
  edges.subarray(starts[record], starts[record + 1])
