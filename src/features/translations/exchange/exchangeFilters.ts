import { choice, text, list } from '../../../core/resource/filters.ts'
import type { AddressSearch } from '../../../ui/filters/address.ts'

/** What the address says of this page beside what narrows the board. */
export const exchangeFilters = {
  part: choice(['out', 'in']),
  /** codes of languages */
  from: text(),
  to: text(),
  /** kinds of texts */
  texts: list(),
}

export const exchangeNames = Object.keys(exchangeFilters)

/** The address with some of it said otherwise, or no longer. */
export function addressWith(
  search: AddressSearch,
  changes: Readonly<Record<string, string | undefined>>,
): AddressSearch {
  const all: Readonly<Record<string, string | undefined>> = { ...search, ...changes }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
