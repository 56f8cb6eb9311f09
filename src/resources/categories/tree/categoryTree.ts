import type { TermRecord } from '../categories.ts'

/** A category with those inside of it, in the order they were listed. */
export interface TreeNode {
  readonly term: TermRecord
  readonly inside: readonly TreeNode[]
}

/** A category as one row of a tree. */
export interface TreeRow {
  readonly term: TermRecord
  /** 1 at the top */
  readonly level: number
  /** its place among its siblings, from 1 */
  readonly position: number
  readonly siblings: number
  readonly hasInside: boolean
  /** It, or one inside of it, has published events. */
  readonly isUsed: boolean
}

function byParentOf(terms: readonly TermRecord[]): ReadonlyMap<number, readonly TermRecord[]> {
  const groups = new Map<number, TermRecord[]>()
  for (const term of terms) {
    const group = groups.get(term.parent)
    if (group) group.push(term)
    else groups.set(term.parent, [term])
  }
  return groups
}

/**
 * The tree of these categories. One whose parent is not among them stands at the top; so does one of a circle,
 * which a service should not have and may.
 */
export function treeOf(terms: readonly TermRecord[]): readonly TreeNode[] {
  const byParent = byParentOf(terms)
  const known = new Set(terms.map(({ id }) => id))
  const placed = new Set<number>()
  const nodeOf = (term: TermRecord): TreeNode => {
    placed.add(term.id)
    const inside = (byParent.get(term.id) ?? []).filter(({ id }) => !placed.has(id))
    return { term, inside: inside.map(nodeOf) }
  }
  const tops = terms.filter(({ parent }) => !known.has(parent)).map(nodeOf)
  const circles = terms.flatMap((term) => (placed.has(term.id) ? [] : [nodeOf(term)]))
  return [...tops, ...circles]
}

const isUsed = ({ term, inside }: TreeNode): boolean => term.count > 0 || inside.some(isUsed)

/** The rows of a tree from its top down, without those inside of a folded one. */
export function rowsOf(
  nodes: readonly TreeNode[],
  isFolded: (id: number) => boolean = () => false,
  level = 1,
): TreeRow[] {
  return nodes.flatMap((node, at) => {
    const { term, inside } = node
    const row = { term, level, position: at + 1, siblings: nodes.length, isUsed: isUsed(node) }
    const below = isFolded(term.id) ? [] : rowsOf(inside, isFolded, level + 1)
    return [{ ...row, hasInside: inside.length > 0 }, ...below]
  })
}

/** The ids of a category and of all that is inside of it: what it cannot be put into. */
export function withInside(terms: readonly TermRecord[], id: number): ReadonlySet<number> {
  const found = new Set([id])
  const byParent = byParentOf(terms)
  const visit = (above: number) => {
    for (const { id } of byParent.get(above) ?? []) {
      if (found.has(id)) continue
      found.add(id)
      visit(id)
    }
  }
  visit(id)
  return found
}

/** Names from the top down to a category, itself the last. */
export function pathOf(terms: readonly TermRecord[], id: number): readonly string[] {
  const byId = new Map(terms.map((term) => [term.id, term]))
  const names: string[] = []
  const seen = new Set<number>()
  for (let at = byId.get(id); at && !seen.has(at.id); at = byId.get(at.parent)) {
    seen.add(at.id)
    names.unshift(at.name || `#${at.id}`)
  }
  return names
}
