import type { ListResult } from '../../collection/list/recordList.ts'
import { useAllPages } from '../../collection/list/useAllPages.ts'
import { useService } from '../../service/useService.ts'
import { categories, type CategoryFilters, type TermRecord } from '../categories.ts'

/**
 * The categories of the top level, all on one page: services refuse the parent 0 (contract.md §3.7), so they are
 * picked out of all there are.
 */
export function useTopLevel(filters: CategoryFilters, isWanted: boolean): ListResult<TermRecord> {
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
