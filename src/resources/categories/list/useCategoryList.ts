import { useListAddress } from '../../../core/views/list/useListAddress.ts'
import { useRecordList } from '../../../core/views/list/useRecordList.ts'
import {
  categories,
  categoryFilters,
  type CategoryFilters,
  type TermRecord,
} from '../categories.ts'
import type { ListResult } from '../../../core/views/list/recordList.ts'
import { useAllPages } from '../../../core/views/list/useAllPages.ts'
import { useService } from '../../../api/useService.ts'

/**
 * The categories of the top level, all on one page: services refuse the parent 0 (contract.md §3.7), so they are
 * picked out of all there are.
 */
function useTopLevel(filters: CategoryFilters, isWanted: boolean): ListResult<TermRecord> {
  const all = useAllPages(useService(), categories, filters, isWanted)
  const items = all.records.filter(({ parent }) => parent === 0)
  const { isWhole, unreadable } = all
  const page = { items, unreadable, total: items.length, pages: 1, page: 1 }
  return {
    ...all,
    data: isWhole ? page : undefined,
    isSuccess: isWhole,
    isPlaceholderData: false,
  }
}

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
