import { readableSlug } from '../../collection/list/readableSlug.ts'
import { hasTwin, type PickerSource } from '../../collection/pickers/pickerSource.ts'
import { tags, type TermRecord } from '../tags.ts'

const nameOf = ({ name }: TermRecord) => name

/** Tags as a filter offers them. */
export const tagSource: PickerSource<TermRecord> = {
  collection: tags,
  labelOf: nameOf,
  detailOf: (record, among) => (hasTwin(record, among, nameOf) ? readableSlug(record.slug) : ''),
}
