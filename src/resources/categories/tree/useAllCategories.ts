import { useAllPages } from '../../../core/query/usePages.ts'
import { useService } from '../../../api/useService.ts'
import { categories, type CategoryFilters } from '../categories.ts'

const everything: CategoryFilters = {}

/** Every category of the language, the empty ones too. */
export function useAllCategories(filters: CategoryFilters = everything, isWanted = true) {
  return useAllPages(useService(), categories, filters, isWanted)
}
