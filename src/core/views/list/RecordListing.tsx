import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useMemo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../ui/live/announcements.ts'
import { BusyBar } from '../../../ui/filters/BusyBar.tsx'
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
import { Late } from '../../../ui/Late.tsx'
import { Unseen } from '../../../ui/Unseen.tsx'
import { stack } from '../../../ui/layout.ts'
import { styled } from '@mui/material/styles'
import { silentAtFirst } from '../../../ui/form/silentAtFirst.ts'

const Choice = styled('select')(({ theme }) => ({
  padding: theme.spacing(0.5, 1),
  minHeight: 32,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${(theme.vars ?? theme).palette.text.disabled}`,
  background: (theme.vars ?? theme).palette.background.paper,
  color: 'inherit',
  font: 'inherit',
}))

const Label = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  color: (theme.vars ?? theme).palette.text.secondary,
}))

interface PageSizeProps {
  value: number
  sizes: readonly number[]
  onChange: (size: number) => void
}

/** How many records a page holds. A size typed into the address joins the choices. */
function PageSize({ value, sizes, onChange }: PageSizeProps) {
  const { t } = useTranslation('filters')
  const id = useId()
  const offered = [...new Set([...sizes, value])].sort((a, b) => a - b)
  return (
    <Label htmlFor={id}>
      {t('pager.size')}
      <Choice
        ref={silentAtFirst}
        id={id}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {offered.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Choice>
    </Label>
  )
}

const Row = stack('div', 3, (theme) => ({
  gridTemplateColumns: '3fr 2fr 2fr 1fr',
  paddingBlock: theme.spacing(1.5),
  borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '& > span': {
    height: 12,
    borderRadius: theme.shape.borderRadius,
    background: (theme.vars ?? theme).palette.divider,
  },
}))

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The shape of rows on their way, after a moment. */
function TableSkeleton() {
  const { t } = useTranslation('ui')
  return (
    <Late>
      <Unseen as="output">{t('loading')}</Unseen>
      <div aria-hidden="true">
        {rows.map((row) => (
          <Row key={row}>
            <span />
            <span />
            <span />
            <span />
          </Row>
        ))}
      </div>
    </Late>
  )
}

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
        <Box sx={{ opacity: result.isPlaceholderData && !result.isStored ? 0.6 : 1 }}>
          <RecordResults
            {...{ records, look }}
            caption={words.caption}
            picks={mayWrite}
            sort={list.sort}
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
