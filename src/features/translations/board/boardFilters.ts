import { choice, type FiltersOf, number, text } from '../../../core/resource/filters.ts'
import { pairedCollections } from '../pairing/listing.ts'
import { type BoardRow, states } from '../state/boardRow.ts'

/** What the address says of the board beside the listing parameters: of what, and which rows of it. */
export const boardFilters = {
  of: choice(pairedCollections),
  state: choice(states),
  /** the language that a row has no version in, or that another state holds in */
  missing: text(),
  /** the language that is translated from, where the oldest version is not */
  source: text(),
  /** of the pairs to confirm, in their place those that were answered in this browser */
  said: choice(['together', 'apart']),
  /** of the rows, from 1 */
  page: number(),
}

export type BoardFilters = FiltersOf<typeof boardFilters>

/** Whether a row is among those that the address asks for. */
export function isFiltered(
  row: Pick<BoardRow, 'states' | 'inLanguages'>,
  { state, missing }: Pick<BoardFilters, 'state' | 'missing'>,
): boolean {
  if (state !== undefined && !row.states.has(state)) return false
  return missing === undefined || row.inLanguages[state ?? 'missing'].includes(missing)
}
