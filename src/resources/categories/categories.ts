import { type Carrier, defineResource } from '../../core/resource/collection.ts'
import { queryOf } from '../../core/resource/filters.ts'
import { termOf } from '../../core/resource/term.ts'
import { usualTerms } from '../../core/resource/termFilters.ts'
import { lazily } from '../../ui/lazily.tsx'
import { eventsNaming } from '../events/events.ts'
import { categoryFields } from './categoryFields.ts'
import { categoryFilters } from './categoryFilters.ts'

export { categoryFields } from './categoryFields.ts'
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
export const categories = defineResource({
  name: 'categories',
  fields: categoryFields,
  filters: categoryFilters,
  usual: usualTerms,
  read: termOf,
  titleOf: ({ name }) => name,
  everything: usualTerms,
  carriers: (id) => [...inside(id), ...eventsNaming('categories', id)],
})

/** What pickers tell categories of one name apart by; its code comes with the first two of them. */
export const CategoryTwin = lazily(
  async () => (await import('./tree/CategoryTwin.tsx')).CategoryTwin,
)
