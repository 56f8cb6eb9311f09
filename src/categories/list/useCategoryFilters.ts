import { useOfferedFilters } from '../../collection/list/useOfferedFilters.ts'
import { eventSource } from '../../events/events.ts'
import { categorySource } from './categorySource.ts'

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
