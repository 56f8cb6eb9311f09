import { useOfferedFilters } from '../../collection/list/useOfferedFilters.ts'
import { eventSource } from '../../events/events.ts'
import { tagSource } from './tagSource.ts'

const groups = {
  what: ['include', 'exclude', 'slug', 'hide_empty'],
  events: ['event', 'post'],
  sorting: ['orderby', 'order'],
}
const sources = { include: tagSource, exclude: tagSource, event: eventSource }

/** The listing parameters of tags, as they are offered. */
export const useTagFilters = () => useOfferedFilters(groups, sources)
