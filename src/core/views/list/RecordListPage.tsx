import Stack from '@mui/material/Stack'
import { type ReactNode, useMemo } from 'react'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { type Preset, PresetLinks } from '../../../ui/filters/PresetLinks.tsx'
import { type ColumnChoice, useColumnChoice } from '../../../ui/table/columnChoice.ts'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import type { RecordColumn } from '../../../ui/table/recordColumn.ts'
import type { Identified } from '../../resource/collection.ts'
import { AddressMistakes } from './AddressMistakes.tsx'
import { chipNames, narrowingNames } from './filterTexts.ts'
import type { OfferedFilters } from './listFilters.ts'
import { ListToolbar } from './ListToolbar.tsx'
import type { ListWords, RecordList } from './recordList.ts'
import { RecordListing } from './RecordListing.tsx'
import type { RecordLook } from './RecordResults.tsx'
import { type SayOfList, useMistakeWords } from './sayOfList.ts'
import { offeredIn } from './statusReach.ts'
import { StatusTabs } from './StatusTabs.tsx'
import { RecordFilterDrawer } from './RecordFilterDrawer.tsx'
import { RecordChips } from './RecordChips.tsx'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'

interface EmptyListProps<R extends Identified> {
  list: RecordList<R>
  /** When nothing narrows the list. */
  none: string
  /** Makes the first one. */
  first: ReactNode
}

/** Why there is no record here, and the one thing most likely to help. */
function EmptyList<R extends Identified>({ list, none, first }: EmptyListProps<R>) {
  const { t } = useTranslation('recordList')
  const { filters, searchOf } = list
  const narrowing = narrowingNames(filters)
  if (narrowing.length === 0)
    return <EmptyState title={t('empty.title')} text={none} action={first} />
  const isSearch = narrowing.length === 1 && filters.search !== undefined
  const text = isSearch ? t('empty.search', { words: filters.search }) : t('empty.filters')
  const cleared = searchOf({ per_page: filters.per_page })
  return (
    <EmptyState
      title={t('empty.title')}
      text={text}
      action={
        <RouterButton to="." variant="outlined" search={cleared}>
          {t(isSearch ? 'empty.clearSearch' : 'empty.clear')}
        </RouterButton>
      }
    />
  )
}

interface RecordListPageProps<R extends Identified> {
  list: RecordList<R>
  say: SayOfList
  words: ListWords
  offered: OfferedFilters
  presets: { label: string; links: readonly Preset[] }
  columns: readonly RecordColumn<R>[]
  /** Columns that are there only when somebody asks for them. */
  columnsAtFirst: ColumnChoice
  look: Required<Pick<RecordLook<R>, 'actions' | 'card' | 'nameOf' | 'Selection'>>
  /** Leads to a new record; nothing for who may not write. */
  newRecord: ReactNode
  /** In place of the rows, with the columns that are shown. */
  renderInstead?: ((shown: ColumnChoice) => ReactNode) | undefined
}

/** A list of records under its title: the address says what of them, the service what there is. */
export function RecordListPage<R extends Identified>(props: RecordListPageProps<R>) {
  const { list, say, words, offered, presets, columns, look, newRecord, renderInstead } = props
  const choice = useColumnChoice(list.collection.name, useColumnsAtFirst(props.columnsAtFirst))
  const mistake = useMistakeWords(words)
  const { shown } = choice
  return (
    <Stack spacing={1.5}>
      <PageHeader title={say('title')} summary={say('summary')} actions={newRecord} />
      <ListToolbar
        {...{ list, columns, choice }}
        searchLabel={say('search')}
        inForce={chipNames(list.filters, offeredIn(list)).length}
        chips={<RecordChips {...{ list, words, offered }} />}
        renderDrawer={(onClose) => <RecordFilterDrawer {...{ list, words, offered, onClose }} />}
      />
      <PresetLinks label={presets.label} presets={presets.links} />
      {Object.hasOwn(list.table, 'status') ? <StatusTabs list={list} /> : null}
      <AddressMistakes sentences={list.mistakes.map(mistake)} />
      {renderInstead ? (
        renderInstead(shown)
      ) : (
        <RecordListing
          {...{ list, words }}
          look={{ columns, shown, ...look }}
          empty={<EmptyList list={list} none={say('none')} first={newRecord} />}
        />
      )}
    </Stack>
  )
}

/** Beside a tablet's width of columns the last change of a record is one too many, unless somebody asks for it. */
function useColumnsAtFirst(atFirst: ColumnChoice): ColumnChoice {
  const isNarrow = useIsNarrow('md')
  return useMemo(() => (isNarrow ? { ...atFirst, modified: false } : atFirst), [isNarrow, atFirst])
}
