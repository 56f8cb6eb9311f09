import { number, type FiltersOf } from '../../core/resource/filters.ts'
import { termFilters } from '../../core/resource/termFilters.ts'

/** The listing parameters of terms, and `parent`, which categories alone have: 0 is the top level. */
export const categoryFilters = { ...termFilters, parent: number(0) }

export type CategoryFilters = FiltersOf<typeof categoryFilters>
