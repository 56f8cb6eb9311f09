import { valuesOf } from '../../../core/resource/collection.ts'
import { justCreated } from '../../../core/views/form/justCreated.ts'
import type { RecordForm } from '../../../core/views/form/recordForm.ts'
import { type TagUpdate, type TagValues, tagFields, type TermRecord } from '../tags.ts'

/** The form of tags, as the machinery of forms takes it. */
export const tagForm: RecordForm<TermRecord, TagValues, TagUpdate> = {
  name: 'tags',
  fields: tagFields,
  boxes: ['name', 'slug', 'description'],
  titleOf: ({ name }) => name,
  filled: (record) => valuesOf(tagFields, record),
  valuesOf: (boxes, names) => Object.fromEntries(names.map((name) => [name, boxes[name]])),
}

export const createdTag = justCreated<TermRecord>()
