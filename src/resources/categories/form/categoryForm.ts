import { valuesOf } from '../../../core/resource/collection.ts'
import { justCreated } from '../../../core/views/form/justCreated.ts'
import type { RecordForm } from '../../../core/views/form/recordForm.ts'
import {
  categoryFields,
  type CategoryUpdate,
  type CategoryValues,
  type TermRecord,
} from '../categories.ts'

/** The form of categories, as the machinery of forms takes it. */
export const categoryForm: RecordForm<TermRecord, CategoryValues, CategoryUpdate> = {
  name: 'categories',
  fields: categoryFields,
  boxes: ['name', 'parent', 'slug', 'description'],
  titleOf: ({ name }) => name,
  filled: (record) => valuesOf(categoryFields, record),
  valuesOf: (boxes, names) => Object.fromEntries(names.map((name) => [name, boxes[name]])),
}

export const createdCategory = justCreated<TermRecord>()
