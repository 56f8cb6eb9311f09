import { number, type FiltersOf } from '../collection/filters.ts'
import { termFilters } from '../collection/termFilters.ts'

/** The listing parameters of terms, and `parent`, which categories alone have: 0 is the top level. */
export const categoryFilters = { ...termFilters, parent: number(0) }

export type CategoryFilters = FiltersOf<typeof categoryFilters>
