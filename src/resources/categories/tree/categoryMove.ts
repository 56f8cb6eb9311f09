import type { TermRecord } from '../categories.ts'
import { withInside } from './categoryTree.ts'

/** Where a category goes, or why it goes nowhere. */
export type Move = { kind: 'to'; parent: number } | { kind: 'same' | 'loop' | 'first' | 'atTop' }

/** Into another one, 0 for the top level; never into itself or into what is inside of it. */
export function moveTo(terms: readonly TermRecord[], category: TermRecord, parent: number): Move {
  if (parent === category.parent) return { kind: 'same' }
  return withInside(terms, category.id).has(parent) ? { kind: 'loop' } : { kind: 'to', parent }
}

/** Into the sibling before it. */
export function moveIn(terms: readonly TermRecord[], category: TermRecord): Move {
  const siblings = terms.filter(({ parent }) => parent === category.parent)
  const before = siblings[siblings.findIndex(({ id }) => id === category.id) - 1]
  return before ? moveTo(terms, category, before.id) : { kind: 'first' }
}

/** Out of the one it is in, beside that. */
export function moveOut(terms: readonly TermRecord[], category: TermRecord): Move {
  if (category.parent === 0) return { kind: 'atTop' }
  const above = terms.find(({ id }) => id === category.parent)
  return moveTo(terms, category, above?.parent ?? 0)
}
