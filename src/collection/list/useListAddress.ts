import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  type FilterMistake,
  type FiltersOf,
  type FilterTable,
  readFilters,
  writeFilters,
} from '../filters.ts'

export interface ListAddress<Filters> {
  table: FilterTable
  filters: Filters
  /** what the address says and no filter understands; everything else applies */
  mistakes: readonly FilterMistake[]
  /** the address with these filters instead; for links */
  searchOf: (filters: Filters) => Record<string, string>
  /** goes there; other filters begin at their first page */
  change: (changes: Partial<Filters>, options?: { replace?: boolean }) => void
  /** says another page, in place of the one it says */
  turnTo: (page: number | undefined) => void
}

/**
 * The filters of a list, which live in the address and nowhere else, each by the interface's own name.
 * @param others names an address may have that are no filters, such as `view`: they stay what they are
 */
export function useListAddress<const Table extends FilterTable>(
  table: Table,
  others: readonly string[],
): ListAddress<FiltersOf<Table>> {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { filters, mistakes } = readFilters(table, search)
  const strange = Object.entries(search).flatMap(([name, value]) =>
    Object.hasOwn(table, name) || others.includes(name) ? [] : [{ name, text: String(value) }],
  )
  const kept = Object.fromEntries(
    others.flatMap((name) => (name in search ? [[name, String(search[name])]] : [])),
  )
  const searchOf = (filters: FiltersOf<Table>) => ({ ...kept, ...writeFilters(table, filters) })
  const go = (next: FiltersOf<Table>, replace: boolean) => {
    void navigate({ to: '.', search: searchOf(next), replace, resetScroll: false })
  }
  return {
    table,
    filters,
    mistakes: [...mistakes, ...strange],
    searchOf,
    change: (changes, { replace = false } = {}) =>
      go({ ...filters, page: undefined, ...changes }, replace),
    turnTo: (page) => go({ ...filters, page }, true),
  }
}
