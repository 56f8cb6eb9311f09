import type { PickerSource } from '../../collection/pickers/pickerSource.ts'
import { categories, type TermRecord } from '../categories.ts'

/** Categories as a filter offers them. */
export const categorySource: PickerSource<TermRecord> = {
  collection: categories,
  labelOf: ({ name }) => name,
  detailOf: ({ parent }, among) => among.find(({ id }) => id === parent)?.name ?? '',
}
