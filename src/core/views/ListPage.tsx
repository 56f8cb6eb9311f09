import Stack from '@mui/material/Stack'
import { type ReactNode, useState } from 'react'
import { lazily } from '../../ui/lazily.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { type ColumnChoice, useColumnChoice } from '../../ui/table/columnChoice.ts'
import type { RecordColumn } from '../../ui/table/recordColumn.ts'
import type { Identified } from '../resource/collection.ts'
import { FilterBar, type ListNarrowing } from './list/FilterBar.tsx'
import type { ListLink } from './list/ListOptions.tsx'
import type { ListLabels, RecordList } from './list/recordList.ts'
import { RecordListing } from './list/RecordListing.tsx'
import type { RecordLook } from './list/RecordResults.tsx'
import { Reread } from './list/Reread.tsx'
import { viewedList } from './list/views/viewed.ts'
import { ViewsButton } from './list/views/ViewsButton.tsx'
import { useTranslation } from 'react-i18next'
import { LinkMenu } from '../../ui/filters/LinkMenu.tsx'
import { offeredIn } from './list/statusReach.ts'
import { useStatusNames } from './list/statusName.ts'
import { useCounts } from './list/useCounts.ts'

/** The list by status. How many records each has is asked when the menu is opened. */
function StatusMenu<R extends Identified>({ list }: { list: RecordList<R> }) {
  const { t } = useTranslation(['filters', 'ui'])
  const status = useStatusNames()
  const [isOpened, setOpened] = useState(false)
  const { filters, asked, reach, service, searchOf, collection } = list
  const offered = offeredIn(list)
  const views = offered.length > 1 ? [reach, ...offered.map((status) => [status])] : []
  const counts = useCounts(
    service,
    collection,
    views.map((status) => ({ ...asked, status })),
    // The service counts what it lists.
    isOpened && list.all === undefined,
  )
  if (views.length === 0) return null
  const links = views.map((view, at) => {
    const [one = ''] = view
    const isAny = at === 0
    return {
      id: isAny ? 'any' : one,
      words: isAny ? t('tabs.any') : status.ofMany(one),
      search: searchOf({ ...filters, page: undefined, status: isAny ? undefined : [one] }),
      isCurrent: isAny ? filters.status === undefined : String(filters.status) === one,
      count: counts[at] ?? null,
    }
  })
  return <LinkMenu label={t('ui:status')} links={links} onOpen={() => setOpened(true)} />
}

const NewRows = lazily(() => import('./list/NewRows.tsx').then((it) => it.NewRows))

const ListOptions = lazily(() => import('./list/ListOptions.tsx').then((it) => it.ListOptions))

interface ListPageProps<R extends Identified> {
  title: string
  list: RecordList<R>
  words: ListLabels
  narrowing: ListNarrowing
  columns: readonly RecordColumn<R>[]
  /** Columns that are there only when somebody asks for them. */
  columnsAtFirst: ColumnChoice
  look: Omit<RecordLook<R>, 'columns' | 'shown'>
  /** Pages beside the list, about the same records. */
  links?: readonly ListLink[]
  /** Leads to a new record; nothing for who may not write. */
  newRecord: ReactNode
  /** What is said when nothing was found. */
  empty: ReactNode
}

/** A list of records: the address says which of them, the service what there is. Every resource has this page. */
export function ListPage<R extends Identified>(props: ListPageProps<R>) {
  const { title, list, words, narrowing, columns, look, links = [], newRecord, empty } = props
  const choice = useColumnChoice(list.collection.name, props.columnsAtFirst)
  const { data, isStored, news = 0, showNews } = list.result
  const viewed = viewedList(list)
  const optional = columns.filter(({ names }) => !names)
  return (
    <Stack spacing={0.5}>
      <PageHeader
        title={title}
        count={
          <>
            {words.reading ?? (data && !isStored ? words.count(data.total) : '')}{' '}
            {news > 0 && showNews ? <NewRows count={news} onShow={showNews} /> : null}
          </>
        }
        actions={newRecord}
      />
      <RecordListing
        {...{ list, words, empty }}
        look={{ ...look, columns, shown: choice.shown }}
        bar={
          <FilterBar {...narrowing} list={list} aside={<Reread list={list} />}>
            {Object.hasOwn(list.table, 'status') ? <StatusMenu list={list} /> : null}
            <ViewsButton viewed={viewed}>
              <ListOptions {...{ viewed, links, choice }} columns={optional} />
            </ViewsButton>
          </FilterBar>
        }
      />
    </Stack>
  )
}
