import type { EventFilters } from '../eventFilters.ts'
import { drawerTexts, emptied, filtersIn } from './drawerTexts.ts'
import { shownFilters } from './shownFilters.ts'

const blank = drawerTexts({})

test('filters go into the drawer and come out again, from the first page', () => {
  const filters = {
    starts_after: '2026-01-03 10:00:00',
    strict_dates: true,
    categories: [4, 'fira'],
    status: ['draft', 'private'],
    featured: false,
    geoloc_lat: 41.38,
    geoloc_lng: -2.17,
  }
  expect(filtersIn(drawerTexts({ ...filters, page: 3 }))).toEqual({ filters, wrong: [] })
})

test('a day picked is a day; with exact times it keeps its hour', () => {
  const starts_after = '2026-01-03 00:00:00'
  expect(filtersIn({ ...blank, starts_after }).filters).toEqual({ starts_after: '2026-01-03' })
  const exactly = { ...blank, starts_after, strict_dates: 'true' }
  expect(filtersIn(exactly).filters).toEqual({ starts_after, strict_dates: true })
})

test('what is half typed is named, and so is a missing coordinate', () => {
  const typed = { ...blank, ends_after: 'unreadable', include: '1,x', geoloc_lat: '41.4' }
  expect(filtersIn(typed).wrong).toEqual(['ends_after', 'include', 'geoloc_lng'])
})

test('emptied, the drawer leaves the search box and the page size alone', () => {
  const filled = drawerTexts({ search: 'jazz', per_page: 10, tags: [3], ends_after: '2026-01-01' })
  expect(filtersIn(emptied(filled)).filters).toEqual({ search: 'jazz', per_page: 10 })
})

test('chips are for what nothing else on the page says', () => {
  const tabs = ['publish', 'draft']
  const shown = (filters: EventFilters) => shownFilters(filters, tabs, true)
  expect(shown({ page: 2, per_page: 10, search: 'jazz', status: ['draft'] })).toEqual([])
  expect(shown({ status: ['draft', 'private'], venue: [4] })).toEqual(['status', 'venue'])
  expect(shown({ status: ['trash'] })).toEqual(['status'])
  expect(shownFilters({ status: ['publish'] }, ['publish'], true)).toEqual(['status'])
  // The dates of a preset are said by its menu; those of nobody's making are chips.
  const dates = { ends_before: '2026-01-01', start_date: '2025-01-01' }
  expect(shown(dates)).toEqual([])
  expect(shownFilters(dates, tabs, false)).toEqual(['ends_before', 'start_date'])
})
