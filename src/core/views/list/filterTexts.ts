import {
  type FiltersOf,
  type FilterTable,
  readFilters,
  writeFilters,
} from '../../resource/filters.ts'

/** Filters as the texts they have in an address, by name; `''` for none. */
export type FilterTexts = Record<string, string>

export function filterTexts<Table extends FilterTable>(
  table: Table,
  filters: FiltersOf<Table>,
): FilterTexts {
  const none = Object.fromEntries(Object.keys(table).map((name) => [name, '']))
  return { ...none, ...writeFilters(table, filters) }
}

/** The texts with every filter of a drawer emptied; the words of the search box and the page size stay. */
export function emptiedTexts(texts: FilterTexts): FilterTexts {
  const { search = '', per_page = '' } = texts
  const none = Object.fromEntries(Object.keys(texts).map((name) => [name, '']))
  return { ...none, search, per_page }
}

/** The filters these texts say, from the first page on, and the names of those that say nothing. */
export function filtersOfTexts<Table extends FilterTable>(table: Table, texts: FilterTexts) {
  const { filters, mistakes } = readFilters(table, { ...texts, page: '' })
  return { filters, wrong: mistakes.map(({ name }) => name) }
}

const ofPaging: ReadonlySet<string> = new Set(['page', 'per_page'])

/** Names of what narrows a list: everything in force but the paging. */
export function narrowingNames(filters: object): string[] {
  return Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || ofPaging.has(name) ? [] : [name],
  )
}

/** Whether one of these statuses, for each of which there is a tab, is all that is asked for. */
export function isOnTab(status: unknown, tabs: readonly unknown[]): boolean {
  return tabs.length > 1 && tabs.includes(String(status))
}

/**
 * The filters worth a chip: those that neither the search box nor a tab of one status shows.
 * @param tabs the statuses with a tab; of the trash there is none
 */
export function chipNames(filters: object, tabs: readonly string[]): string[] {
  const hasTab = 'status' in filters && isOnTab(filters.status, tabs)
  return narrowingNames(filters).filter(
    (name) => name !== 'search' && !(name === 'status' && hasTab),
  )
}
