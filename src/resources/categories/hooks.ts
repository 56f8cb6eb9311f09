import { type ListParameters, useRecord, useRecords } from '../../core/query/useRecords.ts'
import { useCreate, useDelete, useUpdate } from '../../core/write/useWriting.ts'
import { type CategoryFilters, categories } from './categories.ts'
import { lazily } from '../../ui/lazily.tsx'

// One hook for each operation of `interface.md`, "Route table".

/** `GET /categories`: one page of categories. */
export const useCategories = (filters: CategoryFilters, asked?: ListParameters) =>
  useRecords(categories, filters, asked)

/** `GET /categories/<id>`: a category. */
export const useCategory = (id: number) => useRecord(categories, id)

/** `POST /categories`: `name` is required. */
export const useCreateCategory = () => useCreate(categories)

/** `POST`, `PUT` or `PATCH /categories/<id>`, as the configuration says: the fields that changed. */
export const useUpdateCategory = () => useUpdate(categories)

/** `DELETE /categories/<id>`: for good. */
export const useDeleteCategory = () => useDelete(categories)

/** What pickers tell categories of one name apart by; its code comes with the first two of them. */
export const CategoryTwin = lazily(
  async () => (await import('./tree/CategoryTwin.tsx')).CategoryTwin,
)
