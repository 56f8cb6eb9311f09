import type { Conflict } from '../write/saved.ts'

/** Nobody changed the same: what would be written does not go together with another time of its event. */
export function isCrossing({ fields }: Pick<Conflict, 'fields'>): boolean {
  return fields.every(({ beside }) => beside !== undefined)
}
