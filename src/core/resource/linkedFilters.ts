import { flag, number, text, list, type FiltersOf } from './filters.ts'

/**
 * `interface.md`, "Listing parameters: venues … and organizers", in its order.
 * Interface silent: `has_events` and `only_with_upcoming` have no type. They are flags.
 */
export const linkedFilters = {
  page: number(),
  per_page: number(),
  search: text(),
  event: number(),
  has_events: flag(),
  only_with_upcoming: flag(),
  status: list(),
}

export type LinkedFilters = FiltersOf<typeof linkedFilters>
