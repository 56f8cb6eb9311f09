import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordColumn } from '../../../ui/table/recordColumn.ts'

/** Columns that lists of records have names for, and those that share theirs. */
export type RecordColumnName =
  | keyof typeof labels
  | 'name'
  | 'stateprovince'
  | 'phone'
  | 'email'
  | 'website'
  | 'events'
  | 'parent'
  | 'count'
  | 'date'

const widths: Partial<Record<RecordColumnName, string>> = {
  image: '60px',
  name: '32%',
  status: '140px',
  count: '150px',
  modified: '190px',
  date: '190px',
  id: '80px',
}

/**
 * What terms can be sorted by.
 * Interface silent: the attributes by which terms can be sorted are not listed. Those of the content system are offered:
 * name, slug, count, id and description (contract.md §3.7).
 */
const sortable: ReadonlySet<RecordColumnName> = new Set([
  'name',
  'count',
  'description',
  'id',
  'slug',
])

/** Names that other lists and the forms give as well. */
const labels = {
  image: 'eventList:columns.image',
  status: 'eventList:columns.status',
  author: 'eventList:columns.author',
  modified: 'eventList:columns.modified',
  id: 'eventList:columns.id',
  slug: 'eventList:columns.slug',
  description: 'recordForm:label.description',
  address: 'venueForm:label.address',
  city: 'venueForm:label.city',
  zip: 'venueForm:label.zip',
  country: 'venueForm:label.country',
} as const

function isShared(name: RecordColumnName): name is keyof typeof labels {
  return name in labels
}

/** A cell of a record under the column that it stands in. */
export type RecordCell<R> = readonly [RecordColumnName, (record: R) => ReactNode]

/** The columns with their headers in words, in the order they are given; `name` names the row. */
export function useRecordColumns<R>(cells: readonly RecordCell<R>[]): RecordColumn<R>[] {
  const { t } = useTranslation(['recordList', 'eventList', 'recordForm', 'venueForm'])
  return cells.map(([id, cell]) => ({
    id,
    header: t(isShared(id) ? labels[id] : `columns.${id}`),
    cell,
    names: id === 'name',
    width: widths[id],
    isSortable: sortable.has(id),
  }))
}
