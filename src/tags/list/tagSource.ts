import type { PickerSource } from '../../collection/pickers/pickerSource.ts'
import { tags, type TermRecord } from '../tags.ts'

/** Tags as a filter offers them. */
export const tagSource: PickerSource<TermRecord> = {
  collection: tags,
  labelOf: ({ name }) => name,
}
