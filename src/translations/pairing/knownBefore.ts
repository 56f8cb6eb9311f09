import type { FoundBefore } from './couple.ts'
import { edgesOf, incidenceOf, type Edges } from './edges.ts'
import { absent } from './saidByRow.ts'

/** Records that compete with each other, directly or by way of others: those of both languages in one numbering. */
class Rivals {
  readonly #over: Int32Array

  constructor(count: number) {
    this.#over = Int32Array.from({ length: count }, (_, record) => record)
  }

  of(record: number): number {
    let at = record
    while (this.#over[at] !== at) {
      const next = this.#over[at] ?? at
      this.#over[at] = this.#over[next] ?? next
      at = next
    }
    return at
  }

  join(one: number, other: number): void {
    this.#over[this.of(one)] = this.of(other)
  }
}

/** By edge, the same edge before, and the records that have another edge than before or one less. */
function sameEdges(edges: Edges, counts: readonly [number, number], { found, kept }: FoundBefore) {
  const same = new Int32Array(edges.rows.length).fill(absent)
  const hasOther = new Uint8Array(counts[0] + counts[1])
  const oldCount = found.rows.reduce((most, row) => Math.max(most, row + 1), 0)
  const before = incidenceOf(found.rows, oldCount)
  const isMet = new Uint8Array(found.rows.length)
  for (const [edge, row] of edges.rows.entries()) {
    const other = edges.others[edge] ?? 0
    const [oldRow, oldOther] = [kept[0][row] ?? absent, kept[1][other] ?? absent]
    const those = oldRow === absent || oldRow >= oldCount ? [] : edgesOf(before, oldRow)
    const at = those.find(
      (old) => found.others[old] === oldOther && found.weights[old] === edges.weights[edge],
    )
    if (at === undefined) hasOther[row] = hasOther[counts[0] + other] = 1
    else {
      same[edge] = at
      isMet[at] = 1
    }
  }
  return { same, hasOther, isMet }
}

/** Marks the records that were in an edge which is no more. */
function markLeft(
  hasOther: Uint8Array,
  isMet: Uint8Array,
  before: FoundBefore,
  firstOther: number,
) {
  const { found, kept } = before
  const left = [new Set<number>(), new Set<number>()] as const
  for (const [old, isThere] of isMet.entries()) {
    if (isThere === 1) continue
    left[0].add(found.rows[old] ?? 0)
    left[1].add(found.others[old] ?? 0)
  }
  for (const [row, old] of kept[0].entries()) if (left[0].has(old)) hasOther[row] = 1
  for (const [row, old] of kept[1].entries()) if (left[1].has(old)) hasOther[firstOther + row] = 1
}

/**
 * By edge, the place it had before, where nothing that its records compete with is another than it was; `absent` for
 * all others.
 */
export function knownBefore(
  edges: Edges,
  counts: readonly [number, number],
  before: FoundBefore,
): Int32Array {
  const { same, hasOther, isMet } = sameEdges(edges, counts, before)
  markLeft(hasOther, isMet, before, counts[0])
  const rivals = new Rivals(hasOther.length)
  for (const [edge, row] of edges.rows.entries())
    rivals.join(row, counts[0] + (edges.others[edge] ?? 0))
  const isOpen = new Uint8Array(hasOther.length)
  for (const [record, mark] of hasOther.entries()) if (mark === 1) isOpen[rivals.of(record)] = 1
  return same.map((old, edge) => (isOpen[rivals.of(edges.rows[edge] ?? 0)] === 1 ? absent : old))
}
