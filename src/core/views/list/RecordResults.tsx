import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ColumnChoice } from '../../../ui/table/columnChoice.ts'
import { RecordCards } from '../../../ui/table/RecordCards.tsx'
import type { RecordColumn, TableSort } from '../../../ui/table/recordColumn.ts'
import { RecordTable } from '../../../ui/table/RecordTable.tsx'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import type { Identified } from '../../resource/collection.ts'
import type { SelectionProps } from './select/selections.ts'

/** How the records of a list are drawn. */
export interface RecordLook<R extends Identified> {
  columns: readonly RecordColumn<R>[]
  shown: ColumnChoice
  /** What else can be done with a record. */
  actions: (record: R) => ReactNode
  /** px of the column with them, where they are no menu */
  actionsWidth?: number
  /** A record where there is no room for a table. */
  card: (record: R, actions: ReactNode) => ReactNode
  /** What a record is called, where records can be chosen. */
  nameOf?: (record: R) => string
  /** What can be done with the records that are chosen. Its code comes with the first choice. */
  Selection?: ComponentType<SelectionProps<R>>
  /** In place of a table or cards. */
  renderRows?: ((records: readonly R[], shown: ColumnChoice) => ReactNode) | undefined
}

interface RecordResultsProps<R extends Identified> {
  records: readonly R[]
  caption: string
  look: RecordLook<R>
  /** Records can be chosen. */
  picks: boolean
  sort?: TableSort | undefined
}

const rowId = ({ id }: Identified) => String(id)

/** The records of a page: a table, or cards where there is no room for one. */
export function RecordResults<R extends Identified>(props: RecordResultsProps<R>) {
  const { records, caption, look, picks, sort } = props
  const { columns, shown, actions, actionsWidth, nameOf } = look
  const { t } = useTranslation('filters')
  const isNarrow = useIsNarrow()
  const pick = picks ? nameOf : undefined
  if (look.renderRows) return look.renderRows(records, shown)
  const card = (record: R) => look.card(record, actions(record))
  if (isNarrow) return <RecordCards {...{ caption, records, rowId, card }} pick={pick} />
  return (
    <RecordTable
      {...{ caption, columns, shown, records, rowId, sort }}
      actions={{ header: t('row.header'), width: actionsWidth, cell: actions }}
      pick={pick ? { all: t('row.pickAll'), one: pick } : undefined}
    />
  )
}
