import type { PickerSource } from '../../collection/pickers/pickerSource.ts'
import { categories, CategoryTwin, type TermRecord } from '../categories.ts'

/** Categories as a filter offers them. */
export const categorySource: PickerSource<TermRecord> = {
  collection: categories,
  labelOf: ({ name }) => name,
  Twin: CategoryTwin,
}
