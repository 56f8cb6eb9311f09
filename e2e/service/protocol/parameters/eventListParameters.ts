import { arePosts, areTerms, isEvent } from '../checks/records.ts'
import { isCoordinate, isDate, isIdList, isSearch, isTicketed } from '../checks/texts.ts'
import { defaultWindow } from '../events/window.ts'
import { ids, paging } from './paging.ts'
import type { ParameterLine } from './parameter.ts'
import { statusFilter } from './postTables.ts'

const moment = (name: string): ParameterLine => ({
  name,
  check: isDate,
  interface: { type: 'string', format: 'date-time' },
})

/** interface.md, Listing parameters: events. */
export const eventList: readonly ParameterLine[] = [
  ...paging,
  { ...moment('start_date'), computed: (world) => defaultWindow(world).start_date },
  { ...moment('end_date'), computed: (world) => defaultWindow(world).end_date },
  moment('starts_before'),
  moment('starts_after'),
  moment('ends_before'),
  moment('ends_after'),
  {
    name: 'strict_dates',
    live: { default: 'false' },
    interface: { type: 'boolean', default: false },
  },
  { name: 'search', type: 'string', check: isSearch },
  ids('categories', areTerms('category')),
  ids('tags', areTerms('tag')),
  ids('venue', arePosts('venues')),
  ids('organizer', arePosts('organizers')),
  { name: 'featured', type: 'boolean' },
  statusFilter,
  { name: 'geoloc', type: 'boolean' },
  ...['geoloc_lat', 'geoloc_lng'].map((name): ParameterLine => ({
    name,
    format: 'double',
    check: isCoordinate,
    interface: { type: 'number' },
  })),
  ids('include', isIdList),
  { name: 'post_parent', type: 'integer', check: isEvent },
  { name: 'ticketed', type: 'boolean', check: isTicketed },
]
