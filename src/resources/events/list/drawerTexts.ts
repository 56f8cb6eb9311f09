import { readFilters, writeFilters } from '../../../core/resource/filters.ts'
import { listedFilters, type ListedFilters } from '../eventFilters.ts'
import { type EventFilterName, isEventFilter, dateFilters } from './requestedEvents.ts'

/** Every filter as the text it has in an address; `''` for none. */
export type DrawerTexts = Record<EventFilterName, string>

const none: DrawerTexts = {
  page: '',
  per_page: '',
  start_date: '',
  end_date: '',
  starts_before: '',
  starts_after: '',
  ends_before: '',
  ends_after: '',
  strict_dates: '',
  search: '',
  categories: '',
  tags: '',
  venue: '',
  organizer: '',
  featured: '',
  status: '',
  geoloc: '',
  geoloc_lat: '',
  geoloc_lng: '',
  include: '',
  post_parent: '',
  ticketed: '',
  missing: '',
  mine: '',
}

export function drawerTexts(filters: ListedFilters): DrawerTexts {
  // Whole days are what is meant when nothing is said.
  const strict_dates = filters.strict_dates || undefined
  return { ...none, ...writeFilters(listedFilters, { ...filters, strict_dates }) }
}

/** The texts with every filter of the drawer emptied; the words of the search box and the page size stay. */
export function emptied({ search, per_page }: DrawerTexts): DrawerTexts {
  return { ...none, search, per_page }
}

/** Days unless exact times are wanted: an hour that was typed for one is not shown then. */
function withPlainDays(texts: DrawerTexts): DrawerTexts {
  if (texts.strict_dates === 'true') return texts
  const days = dateFilters.map((name) => {
    const text = texts[name]
    return [name, /^\d{4}-\d{2}-\d{2} /.test(text) ? text.slice(0, 10) : text]
  })
  return { ...texts, ...Object.fromEntries(days) }
}

/** The filters these texts say, from the first page on, or the names of those that say nothing. */
export function filtersIn(texts: DrawerTexts): {
  filters: ListedFilters
  wrong: readonly EventFilterName[]
} {
  const { filters, mistakes } = readFilters(listedFilters, withPlainDays({ ...texts, page: '' }))
  const names = mistakes.map(({ name }) => name).filter(isEventFilter)
  return { filters, wrong: [...names, ...loneCoordinate(texts)] }
}

function loneCoordinate({ geoloc_lat, geoloc_lng }: DrawerTexts): EventFilterName[] {
  if ((geoloc_lat.trim() === '') === (geoloc_lng.trim() === '')) return []
  return [geoloc_lat.trim() === '' ? 'geoloc_lat' : 'geoloc_lng']
}
