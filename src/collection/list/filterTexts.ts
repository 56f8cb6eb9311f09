import { type FiltersOf, type FilterTable, readFilters, writeFilters } from '../filters.ts'

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

/** The filters worth a chip: those that neither the search box nor a tab of one status shows. */
export function chipNames(filters: object): string[] {
  const status = 'status' in filters && Array.isArray(filters.status) ? filters.status : []
  const hasTab = status.length === 1
  return narrowingNames(filters).filter(
    (name) => name !== 'search' && !(name === 'status' && hasTab),
  )
}
