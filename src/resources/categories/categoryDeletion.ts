import type { Deletable, Touched } from '../../core/views/deleting/deletable.ts'
import { eventsWith } from '../events/events.ts'
import { useDeleteCategory } from './hooks.ts'
import { categories, type TermRecord } from './categories.ts'

function inside(parent: number): Touched<TermRecord> {
  return {
    what: 'children',
    collection: {
      name: 'categories',
      read: (wire) => categories.read(wire),
      query: ({ page, per_page }) => categories.query({ page, per_page, parent }),
    },
    labelOf: ({ name }) => name,
    search: { parent: String(parent) },
    isOwnLanguage: true,
  }
}

/** Deleting a category touches its events, and takes what is inside it one step up (contract.md §2). */
export const categoryDeletion: Deletable<TermRecord> = {
  collection: categories,
  useDelete: useDeleteCategory,
  titleOf: ({ name }) => name,
  touches: ({ id }) => [inside(id), eventsWith({ categories: [id] })],
}
