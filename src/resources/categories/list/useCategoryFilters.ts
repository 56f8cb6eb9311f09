import { useOfferedFilters } from '../../../core/views/list/useOfferedFilters.ts'
import { eventSource } from '../../events/events.ts'
import type { PickerSource } from '../../../core/views/pickers/pickerSource.ts'
import { categories, CategoryTwin, type TermRecord } from '../categories.ts'

/** Categories as a filter offers them. */
const categorySource: PickerSource<TermRecord> = {
  collection: categories,
  labelOf: ({ name }) => name,
  Twin: CategoryTwin,
}

const groups = {
  what: ['parent', 'include', 'exclude', 'slug', 'hide_empty'],
  events: ['event', 'post'],
  sorting: ['orderby', 'order'],
}
const sources = {
  parent: categorySource,
  include: categorySource,
  exclude: categorySource,
  event: eventSource,
}

/** The listing parameters of categories, as they are offered. */
export const useCategoryFilters = () => useOfferedFilters(groups, sources)
