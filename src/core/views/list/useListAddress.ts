import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  type FilterMistake,
  type FiltersOf,
  type FilterTable,
  readFilters,
  writeFilters,
} from '../../resource/filters.ts'

type Changes<Filters> = Partial<Filters> | ((now: Filters) => Partial<Filters>)

type Search = Readonly<Record<string, unknown>>

export interface ListAddress<Filters> {
  table: FilterTable
  filters: Filters
  /** what the address says and no filter understands; everything else applies */
  mistakes: readonly FilterMistake[]
  /** the address with these filters instead; for links */
  searchOf: (filters: Filters) => Record<string, string>
  /**
   * goes there; other filters begin at their first page
   * @param changes given by the filters as the address has them at this moment, which need not be drawn yet
   */
  change: (changes: Changes<Filters>, options?: { replace?: boolean }) => void
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
  const search: Search = useSearch({ strict: false })
  const navigate = useNavigate()
  const { filters, mistakes } = readFilters(table, search)
  const strange = Object.entries(search).flatMap(([name, value]) =>
    Object.hasOwn(table, name) || others.includes(name) ? [] : [{ name, text: String(value) }],
  )
  const keptOf = (from: Search) =>
    Object.fromEntries(others.flatMap((name) => (name in from ? [[name, String(from[name])]] : [])))
  const searchFrom = (from: Search, next: FiltersOf<Table>) => ({
    ...keptOf(from),
    ...writeFilters(table, next),
  })
  // Keys come faster than pages are drawn: each change is of the address as it is, not as it was drawn.
  const go = (changes: Changes<FiltersOf<Table>>, replace: boolean) => {
    const searchOfNow = (from: Search) => {
      const now = readFilters(table, from).filters
      const given = typeof changes === 'function' ? changes(now) : changes
      return searchFrom(from, { ...now, page: undefined, ...given })
    }
    void navigate({ to: '.', search: searchOfNow, replace, resetScroll: false })
  }
  return {
    table,
    filters,
    mistakes: [...mistakes, ...strange],
    searchOf: (next) => searchFrom(search, next),
    change: (changes, { replace = false } = {}) => go(changes, replace),
    turnTo: (page) => go((now) => ({ ...now, page }), true),
  }
}
