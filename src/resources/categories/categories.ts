import { type Carrier, defineResource } from '../../core/resource/collection.ts'
import { queryOf, number, type FiltersOf } from '../../core/resource/filters.ts'
import { termOf, type TermRecord } from '../../core/resource/term.ts'
import { usualTerms, termFilters } from '../../core/resource/termFilters.ts'
import { eventsNaming } from '../events/events.ts'
import * as z from 'zod/mini'
import { ownId, type Field, type UpdateOf, type ValuesOf } from '../../core/resource/field.ts'
import { termFields } from '../../core/resource/termFields.ts'

/** Id of the category above; 0 is the top. */
const parent: Field<TermRecord, number> = {
  kind: 'number',
  schema: z.int().check(z.nonnegative({ error: 'number' })),
  blank: 0,
  of: (record) => record.parent,
  wire: (id) => id,
  same: (one, other) => one === other,
  isEmpty: (id) => id === 0,
  // A live service refuses 0 and takes the category's own id for the top (contract.md §7.10).
  empties: [0, ownId],
}

/** `interface.md`, "Event category (fields accepted on write)", in its order. */
export const categoryFields = { ...termFields, parent }

export type CategoryValues = ValuesOf<typeof categoryFields>
export type CategoryUpdate = UpdateOf<typeof categoryFields>

/** The listing parameters of terms, and `parent`, which categories alone have: 0 is the top level. */
export const categoryFilters = { ...termFilters, parent: number(0) }

export type CategoryFilters = FiltersOf<typeof categoryFilters>

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
