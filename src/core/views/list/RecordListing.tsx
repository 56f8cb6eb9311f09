import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../ui/live/announcements.ts'
import { BusyBar } from '../../../ui/filters/BusyBar.tsx'
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx'
import { useRowKeys } from '../../../ui/table/useRowKeys.ts'
import { isOfTheNetwork, ApiError } from '../../../api/apiError.ts'
import type { Identified } from '../../resource/collection.ts'
import type { ListLabels, RecordList } from './recordList.ts'
import { type RecordLook, RecordResults } from './RecordResults.tsx'
import { storedSelection, usePresses } from './select/selections.ts'
import { useMayWrite } from './statusReach.ts'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import { ListBar } from './ListBar.tsx'
import { ListError } from './ListError.tsx'
import { Pager } from '../../../ui/table/Pager.tsx'
import { PageSize } from '../../../ui/table/PageSize.tsx'

const sizes = [10, 25, 50] as const

interface ListPagesProps<R extends Identified> {
  list: RecordList<R>
  page: number
  pages: number
}

/** The ways to the other pages, and how large they are. */
function ListPages<R extends Identified>({ list, page, pages }: ListPagesProps<R>) {
  const { filters, searchOf, change, service, isBackwards } = list
  const { perPage } = service.configuration.service
  const start = isBackwards ? pages : 1
  const searchFor = (page: number) =>
    searchOf({ ...filters, page: page === start ? undefined : page })
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 1.5,
        my: 1.5,
      }}
    >
      <Pager page={page} pages={pages} searchOf={searchFor} isBackwards={isBackwards} />
      <PageSize
        value={filters.per_page ?? perPage}
        sizes={sizes}
        onChange={(size) => change({ per_page: size === perPage ? undefined : size })}
      />
    </Box>
  )
}

interface RefusedListProps<R extends Identified> {
  list: RecordList<R>
  words: ListLabels
  error: Error
}

/** Why the records are not there; when it is for a filter, with a way to list them without it. */
function RefusedList<R extends Identified>({ list, words, error }: RefusedListProps<R>) {
  const { t } = useTranslation('filters')
  const { filters, searchOf, result, table } = list
  const params = error instanceof ApiError ? Object.keys(error.params) : []
  const names = params.filter((name) => Object.hasOwn(table, name))
  const without = Object.fromEntries(names.map((name) => [name, undefined]))
  return (
    <ListError
      error={error}
      refusedFilters={names.map(words.filter)}
      onRetry={() => void result.refetch()}
      actions={
        names.length > 0 ? (
          <RouterButton to="." variant="outlined" search={searchOf({ ...filters, ...without })}>
            {t('refused.without', { count: names.length })}
          </RouterButton>
        ) : null
      }
    />
  )
}

export interface RecordListingProps<R extends Identified> {
  list: RecordList<R>
  words: ListLabels
  look: RecordLook<R>
  /** What is said when nothing was found. */
  empty: ReactNode
  /** What narrows the list: what is selected takes its place. */
  bar: ReactNode
}

/** The rows under their bar, or what is there instead of them: on their way, refused, none. */
export function RecordListing<R extends Identified>(props: RecordListingProps<R>) {
  const { list, look, words, bar } = props
  const rows = useRowKeys()
  const { result, isBackwards, service, collection } = list
  const { isSelecting, start, early } = usePresses(!!storedSelection(service, collection.name))
  useAnnouncedCount(list, words)
  const items = result.data?.items
  const records = useMemo(
    () => (isBackwards ? items?.toReversed() : items) ?? [],
    [items, isBackwards],
  )
  const isHere = result.data !== undefined
  return (
    <div ref={rows} onChange={start}>
      <ListBar>
        {isSelecting && isHere && look.Selection ? (
          <look.Selection {...{ list, records, rows, early }} />
        ) : null}
        {bar}
      </ListBar>
      <ListBody {...props} records={records} />
    </div>
  )
}

type ListBodyProps<R extends Identified> = Omit<RecordListingProps<R>, 'bar'> & {
  records: readonly R[]
}

function ListBody<R extends Identified>({ list, words, look, empty, records }: ListBodyProps<R>) {
  const { t } = useTranslation('filters')
  const { result, service } = list
  const mayWrite = useMayWrite(service)
  const { data, error } = result
  if (error && !data) return <RefusedList {...{ list, words, error }} />
  if (!data) return <TableSkeleton />
  return (
    <>
      <BusyBar isBusy={result.isFetching || result.isPlaceholderData} />
      {error && !isSilence(error) ? <RefusedList {...{ list, words, error }} /> : null}
      {data.items.length + data.unreadable > 0 ? (
        <Box sx={{ opacity: result.isPlaceholderData ? 0.6 : 1 }}>
          <RecordResults
            {...{ records, look }}
            caption={words.caption}
            picks={mayWrite}
            sort={sortOf(list)}
          />
          <ListPages list={list} page={data.page} pages={data.pages} />
        </Box>
      ) : (
        empty
      )}
      {data.unreadable > 0 ? (
        <Typography color="warning">
          {t('results.unreadable', { count: data.unreadable })}
        </Typography>
      ) : null}
    </>
  )
}

/** The order of a list, by the column that it goes by; of terms another can be asked for. */
function sortOf<R extends Identified>({ table, filters, searchOf, sort }: RecordList<R>) {
  if (!Object.hasOwn(table, 'orderby')) return sort
  const { orderby = 'name', order } = filters
  return {
    by: orderby,
    isDown: order === 'desc',
    searchOf: (by: string, isDown: boolean) =>
      searchOf({
        ...filters,
        page: undefined,
        orderby: by === 'name' ? undefined : by,
        order: isDown ? 'desc' : undefined,
      }),
  }
}

/** Without a network there is nothing to say over the rows: from when they are is said beside them. */
function isSilence(error: Error): boolean {
  return error instanceof ApiError && isOfTheNetwork(error)
}

/** Says how many there are, once for every list that comes to stand here. */
function useAnnouncedCount<R extends Identified>({ result }: RecordList<R>, { found }: ListLabels) {
  const total = result.isPlaceholderData ? undefined : result.data?.total
  const sentence = found(total ?? 0)
  useEffect(() => {
    if (total !== undefined) announce(sentence)
  }, [total, sentence])
}
