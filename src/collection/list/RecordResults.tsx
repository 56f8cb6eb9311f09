import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ColumnChoice } from '../../ui/table/columnChoice.ts'
import { RecordCards } from '../../ui/table/RecordCards.tsx'
import type { RecordColumn } from '../../ui/table/recordColumn.ts'
import { RecordTable } from '../../ui/table/RecordTable.tsx'
import { useIsNarrow } from '../../ui/table/useIsNarrow.ts'
import type { Identified } from '../collection.ts'

/** How the records of a list are drawn. */
export interface RecordLook<R> {
  columns: readonly RecordColumn<R>[]
  shown: ColumnChoice
  /** What else can be done with a record. */
  actions: (record: R) => ReactNode
  /** A record where there is no room for a table. */
  card: (record: R, actions: ReactNode) => ReactNode
}

interface RecordResultsProps<R> {
  records: readonly R[]
  caption: string
  look: RecordLook<R>
}

const rowId = ({ id }: Identified) => String(id)

/** The records of a page: a table, or cards where there is no room for one. */
export function RecordResults<R extends Identified>(props: RecordResultsProps<R>) {
  const { records, caption, look } = props
  const { columns, shown, actions } = look
  const { t } = useTranslation('filters')
  const isNarrow = useIsNarrow()
  const card = (record: R) => look.card(record, actions(record))
  if (isNarrow) return <RecordCards {...{ caption, records, rowId, card }} />
  return (
    <RecordTable
      {...{ caption, columns, shown, records, rowId }}
      actions={{ header: t('row.header'), cell: actions }}
    />
  )
}
