import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressSearch } from '../../ui/filters/address.ts'
import type { ColumnChoice } from '../../ui/table/columnChoice.ts'
import { useIsNarrow } from '../../ui/table/useIsNarrow.ts'
import type { Identified } from '../resource/collection.ts'
import type { Deletable } from './deleting/deletable.ts'
import type { ListLink } from './list/ListOptions.tsx'
import { NewRecord } from './list/NewRecord.tsx'
import { RecordCard } from './list/RecordCard.tsx'
import type { RecordList } from './list/recordList.ts'
import { RecordName } from './list/RecordName.tsx'
import { type OfferedNarrowing, useRecordNarrowing } from './list/recordNarrowing.tsx'
import type { RecordLook } from './list/RecordResults.tsx'
import { type ListLabel, useListLabels } from './list/listLabels.ts'
import type { SelectionProps } from './list/select/selections.ts'
import { offeredIn } from './list/statusReach.ts'
import { useRecordActions } from './list/useRecordActions.tsx'
import { type RecordCell, useRecordColumns } from './list/useRecordColumns.ts'
import { ListPage } from './ListPage.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { narrowingNames } from './list/filterTexts.ts'

interface EmptyListProps<R extends Identified> {
  list: RecordList<R>
  /** When nothing narrows the list. */
  none: string
  /** Makes the first one. */
  first: ReactNode
}

/** Why there is no record here, and the one thing most likely to help. */
function EmptyList<R extends Identified>({ list, none, first }: EmptyListProps<R>) {
  const { t } = useTranslation(['recordList', 'filters', 'ui'])
  const { filters, searchOf } = list
  const narrowing = narrowingNames(filters)
  if (narrowing.length === 0) return <EmptyState title={none} action={first} />
  const isSearch = narrowing.length === 1 && filters.search !== undefined
  const text = isSearch ? t('empty.search', { words: filters.search }) : t('empty.filters')
  return (
    <EmptyState
      title={t('ui:empty')}
      text={text}
      action={
        <RouterButton to="." variant="outlined" search={searchOf({ per_page: filters.per_page })}>
          {t(isSearch ? 'filters:search.clear' : 'ui:clearFilters')}
        </RouterButton>
      }
    />
  )
}

interface RecordListPageProps<R extends Identified> {
  list: RecordList<R>
  say: ListLabel
  narrowing: OfferedNarrowing
  /** The cells of the table after the name, in the order of their columns. */
  cells: readonly RecordCell<R>[]
  /** Columns that are there only when somebody asks for them. */
  columnsAtFirst: ColumnChoice
  nameOf: (record: R) => string
  /** Its page on the website, `''` where nobody sees one. */
  urlOf: (record: R) => string
  /** What it can be opened by beside its number; terms have no such place. */
  slugOf?: (record: R) => string
  /** The filter that lists the events with it. */
  eventsOf: (record: R) => AddressSearch
  deletion: Deletable<R>
  /** What tells a record from others where there is no room for a table. */
  renderFacts: (record: R) => ReactNode
  /** What can be done with those that are selected. */
  Selection: ComponentType<SelectionProps<R>>
  links?: readonly ListLink[]
  /** In place of the rows. */
  renderRows?: RecordLook<R>['renderRows']
}

/** The list of what events are linked to: venues, organizers, categories, tags. */
export function RecordListPage<R extends Identified>(props: RecordListPageProps<R>) {
  const { list, say, narrowing, nameOf, urlOf, slugOf, eventsOf, deletion, renderFacts } = props
  const { t } = useTranslation(['recordList', 'ui', 'app'])
  const { name: of } = list.collection
  const isNarrow = useIsNarrow('md')
  const actionsOf = useRecordActions(of)
  const named = (record: R) => <RecordName {...{ of }} id={record.id} name={nameOf(record)} />
  const columns = useRecordColumns<R>([['name', named], ...props.cells])
  const newRecord = <NewRecord of={of} words={t(`ui:new.${of}`)} />
  const { mistakes } = list
  const card = (record: R, actions: ReactNode) => (
    <RecordCard name={named(record)} actions={actions}>
      {renderFacts(record)}
    </RecordCard>
  )
  const look: Omit<RecordLook<R>, 'columns' | 'shown'> = {
    actions: (record) =>
      actionsOf({
        id: record.id,
        name: nameOf(record),
        url: urlOf(record),
        slug: slugOf?.(record),
        events: eventsOf(record),
        deletion: { of: deletion, record },
      }),
    card,
    nameOf: (record) => nameOf(record) || t('ui:unnamed'),
    Selection: props.Selection,
    renderRows: props.renderRows,
  }
  return (
    <ListPage
      {...{ list, columns, look, newRecord }}
      title={t(`app:shell.${of}`)}
      words={useListLabels(of, say)}
      narrowing={useRecordNarrowing({
        ...narrowing,
        list,
        mistakes,
        searchLabel: say('search'),
        statuses: offeredIn(list),
      })}
      // Beside a tablet's width of columns the last change of a record is one too many, unless somebody asks for it.
      columnsAtFirst={
        isNarrow ? { ...props.columnsAtFirst, modified: false } : props.columnsAtFirst
      }
      links={props.links ?? []}
      empty={<EmptyList list={list} none={say('none')} first={newRecord} />}
    />
  )
}
