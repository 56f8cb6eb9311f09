import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordColumn } from '../../../ui/table/recordColumn.ts'

/** Columns that lists of records have names for. */
export type RecordColumnName =
  | 'image'
  | 'name'
  | 'address'
  | 'city'
  | 'stateprovince'
  | 'zip'
  | 'country'
  | 'phone'
  | 'email'
  | 'website'
  | 'events'
  | 'description'
  | 'parent'
  | 'count'
  | 'status'
  | 'author'
  | 'date'
  | 'modified'
  | 'id'
  | 'slug'

const widths: Partial<Record<RecordColumnName, string>> = { image: '60px', name: '32%' }

/** The columns with their headers in words, in the order they are given; `name` names the row. */
export function useRecordColumns<R>(
  cells: readonly (readonly [RecordColumnName, (record: R) => ReactNode])[],
): RecordColumn<R>[] {
  const { t } = useTranslation('recordList')
  return cells.map(([id, cell]) => ({
    id,
    header: t(`columns.${id}`),
    cell,
    names: id === 'name',
    width: widths[id],
  }))
}
