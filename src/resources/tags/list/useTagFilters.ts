import { useOfferedFilters } from '../../../core/views/list/useOfferedFilters.ts'
import { eventSource } from '../../events/events.ts'
import { readableSlug } from '../../../core/views/list/readableSlug.ts'
import { hasTwin, type PickerSource } from '../../../core/views/pickers/pickerSource.ts'
import { tags, type TermRecord } from '../tags.ts'

const nameOf = ({ name }: TermRecord) => name

/** Tags as a filter offers them. */
const tagSource: PickerSource<TermRecord> = {
  collection: tags,
  labelOf: nameOf,
  detailOf: (record, among) => (hasTwin(record, among, nameOf) ? readableSlug(record.slug) : ''),
}

const groups = {
  what: ['include', 'exclude', 'slug', 'hide_empty'],
  events: ['event', 'post'],
  sorting: ['orderby', 'order'],
}
const sources = { include: tagSource, exclude: tagSource, event: eventSource }

/** The listing parameters of tags, as they are offered. */
export const useTagFilters = () => useOfferedFilters(groups, sources)
