import { useQuery, useQueryClient } from '@tanstack/react-query'

import { type Carrier, collectionOf } from '../../core/resource/collection.ts'
import { queryOf } from '../../core/resource/filters.ts'
import { termOf, type TermRecord } from '../../core/resource/term.ts'
import { usualTerms } from '../../core/resource/termFilters.ts'
import { listOptions, placeholderFromLists, recordOptions } from '../../core/query/readOptions.ts'
import { eventsNaming } from '../events/events.ts'
import { useService } from '../../api/useService.ts'
import { categoryFields } from './categoryFields.ts'
import { categoryFilters, type CategoryFilters } from './categoryFilters.ts'

export { blankCategory, categoryFields } from './categoryFields.ts'
export type { CategoryCreate, CategoryUpdate, CategoryValues } from './categoryFields.ts'
export { categoryFilters, type CategoryFilters } from './categoryFilters.ts'
export type { TermRecord } from '../../core/resource/term.ts'

/** What is inside of a category moves up when that is deleted (contract.md §2). */
function inside(parent: number): readonly Carrier[] {
  return [
    {
      collection: 'categories',
      field: 'parent',
      query: queryOf(categoryFilters, usualTerms, { parent }),
      isEveryLanguage: false,
      valueOf(wire) {
        const { id, parent: value } = termOf(wire)
        return { id, value }
      },
    },
  ]
}

/** The categories of the interface. */
export const categories = collectionOf({
  name: 'categories',
  fields: categoryFields,
  filters: categoryFilters,
  usual: usualTerms,
  read: termOf,
  everything: usualTerms,
  carriers: (id) => [...inside(id), ...eventsNaming('categories', id)],
})

/** One page of categories. */
export function useCategories(filters: CategoryFilters) {
  return useQuery(listOptions(useService(), categories, filters))
}

/** A category; what a listing knows of it is shown until it is read. */
export function useCategory(id: number) {
  const service = useService()
  const client = useQueryClient()
  return useQuery({
    ...recordOptions(service, categories, id),
    placeholderData: () =>
      placeholderFromLists(
        client,
        service,
        categories,
        (category: TermRecord) => category.id === id,
      ),
  })
}

/** What pickers tell categories of one name apart by; its code comes with the first two of them. */
export { CategoryTwin } from './tree/CategoryTwin.tsx'
