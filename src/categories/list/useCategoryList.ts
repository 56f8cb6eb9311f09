import { useListAddress } from '../../collection/list/useListAddress.ts'
import { useRecordList } from '../../collection/list/useRecordList.ts'
import { categories, categoryFilters, type CategoryFilters } from '../categories.ts'
import { useTopLevel } from './useTopLevel.ts'

/** What a tree can be asked: an order, and nothing that leaves categories out. */
const ofTree: ReadonlySet<string> = new Set(['order', 'orderby'])

function isWhole(filters: CategoryFilters): boolean {
  return Object.entries(filters).every(([name, value]) => value === undefined || ofTree.has(name))
}

/** The categories that the address asks for: as a tree when it asks for all of them, else as a list. */
export function useCategoryList(view: unknown) {
  const address = useListAddress(categoryFilters, ['view'])
  const { filters } = address
  const isTop = filters.parent === 0
  const topFilters = { ...filters, parent: undefined, page: undefined, per_page: undefined }
  const list = useRecordList({
    address,
    collection: categories,
    ask: () => ({ asked: isTop ? topFilters : filters }),
  })
  const top = useTopLevel(topFilters, isTop)
  return {
    ...list,
    result: isTop ? top : list.result,
    isTree: isWhole(filters) && view !== 'list',
  }
}
