import {
  decimal,
  flag,
  ids,
  moment,
  number,
  terms,
  text,
  list,
  type FiltersOf,
} from '../../core/resource/filters.ts'

/** `interface.md`, "Listing parameters: events", in its order. */
export const eventFilters = {
  page: number(),
  per_page: number(),
  start_date: moment(),
  end_date: moment(),
  starts_before: moment(),
  starts_after: moment(),
  ends_before: moment(),
  ends_after: moment(),
  strict_dates: flag(),
  search: text(),
  categories: terms(),
  tags: terms(),
  venue: ids(),
  organizer: ids(),
  featured: flag(),
  status: list(),
  geoloc: flag(),
  geoloc_lat: decimal(),
  geoloc_lng: decimal(),
  include: ids(),
  post_parent: number(),
  ticketed: flag(),
}

export type EventFilters = FiltersOf<typeof eventFilters>

/** What the list of events can be narrowed by beside that: it is judged here, event by event. */
export const judgedFilters = {
  /** what events lack, one of these at least: `lacks.ts` */
  missing: list(),
  /** only those of the account that is signed in */
  mine: flag(),
}

/** All that the list of events has in its address. */
export const listedFilters = { ...eventFilters, ...judgedFilters }

export type ListedFilters = FiltersOf<typeof listedFilters>
