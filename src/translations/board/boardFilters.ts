import { choice, type FiltersOf, text } from '../../collection/filters.ts'
import { pairedCollections } from '../pairing/listing.ts'
import { type BoardRow, states } from '../state/boardRow.ts'

/** What the address says of the board beside the listing parameters: of what, and which rows of it. */
export const boardFilters = {
  of: choice(pairedCollections),
  state: choice(states),
  /** a language that a row has no version in, or none that is sure */
  missing: text(),
  /** the language that is translated from, where the oldest version is not */
  source: text(),
  /** of the pairs to confirm, in their place those that were answered in this browser */
  said: choice(['together', 'apart']),
}

export type BoardFilters = FiltersOf<typeof boardFilters>

/** Whether a row is among those that the address asks for. */
export function isAsked(row: BoardRow, { state, missing }: BoardFilters): boolean {
  if (state !== undefined && !row.states.has(state)) return false
  return missing === undefined || row[state === 'unpaired' ? state : 'missing'].includes(missing)
}
