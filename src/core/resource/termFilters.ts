import { choice, flag, ids, number, text, type FiltersOf } from './filters.ts'

/** `interface.md`, "Listing parameters: categories … and tags", in its order, without `parent`. */
export const termFilters = {
  page: number(),
  per_page: number(),
  search: text(),
  exclude: ids(),
  include: ids(),
  order: choice(['asc', 'desc']),
  orderby: text(),
  hide_empty: flag(),
  post: number(),
  event: number(),
  slug: text(),
}

/** New terms have no records yet, and the service hides those unless told (contract.md §3.7). As an address writes it: one question. */
export const usualTerms = { hide_empty: 'false' }

export type TermFilters = FiltersOf<typeof termFilters>
