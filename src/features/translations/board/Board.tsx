import Typography from '@mui/material/Typography'
import { type ComponentType, useMemo, useRef, useState } from 'react'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListBar } from '../../../core/views/list/ListBar.tsx'
import { storedSelection, usePresses } from '../../../core/views/list/select/selections.ts'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import { Late } from '../../../ui/Late.tsx'
import { lazily } from '../../../ui/lazily.tsx'
import type { Language } from '../../../api/language.ts'
import { formatNumber } from '../../../i18n/formats.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import { LinkMenu } from '../../../ui/filters/LinkMenu.tsx'
import { RefreshButton } from '../../../ui/filters/RefreshButton.tsx'
import { LinkTabs, PresetLinks } from '../../../ui/filters/LinkTabs.tsx'
import { Confirming } from '../confirming/Confirming.tsx'
import { asksAbout, type ConfirmItem } from '../confirming/confirmItems.ts'
import { useMatchedNews } from '../confirming/ToConfirm.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { RouterButton, RouterLink } from '../../../ui/RouterLinks.tsx'
import type { PairedCollection } from '../pairing/listing.ts'
import { type BoardRow, type State, states } from '../state/boardRow.ts'
import { BoardAlerts, readingOf } from './BoardNotes.tsx'
import { BoardRows } from './BoardRows.tsx'
import { isFiltered } from './boardFilters.ts'
import { ReadingProgress } from './ReadingProgress.tsx'
import { type BoardProps, type BoardState, useLinksToConfirm } from './useBoard.ts'
import { useHeldRows } from './useFirstRows.ts'

/** What is done with the rows, in place of showing them as a board. */
export interface ShowRows {
  Rows?: ComponentType<BoardProps>
  /** names of an address that are no filters, and stay what they are */
  others?: readonly string[]
}

export const noOthers: readonly string[] = []

const NewRows = lazily(() =>
  import('../../../core/views/list/NewRows.tsx').then((it) => it.NewRows),
)

const BoardSelection = lazily(() => import('./BoardSelection.tsx').then((it) => it.BoardSelection))

/** The rows that the address asks for, under the ways to ask for others; what is selected takes their place. */
export function Board({ of, board, filters, searchFor }: BoardProps) {
  // Links are asked about one by one: they are counted, and not their rows.
  const links = useLinksToConfirm(board, board.rows)
  useMatchedNews({ of, board, searchFor }, links)
  const { state, missing } = filters
  const all = useMemo(
    () => board.rows.filter((row) => isFiltered(row, { state, missing })),
    [board.rows, state, missing],
  )
  const held = useHeldRows({
    service: board.service,
    asked: JSON.stringify(searchFor(filters)),
    first: board.first,
    all: isWhole(board) ? all : null,
  })
  const name = `translations ${of}`
  const list = useRef<HTMLDivElement>(null)
  const { isSelecting, start, early } = usePresses(!!storedSelection(board.service, name))
  // From then on it hears of other filters while these are read.
  const [wasWhole, setWhole] = useState(false)
  if (isWhole(board) && !wasWhole) setWhole(true)
  return (
    <div ref={list} onChange={start}>
      <ListBar>
        {isSelecting && wasWhole ? (
          <BoardSelection
            {...{ of, board, name, early, all }}
            drawn={held.rows}
            asked={searchFor({ ...filters, page: undefined })}
            page={filters.page}
            rows={list}
          />
        ) : null}
        <div data-tools style={toolsStyle}>
          {isWhole(board) ? (
            <StateTabs {...{ board, filters, searchFor, links }} />
          ) : board.isSettled ? null : (
            <ReadingProgress board={board} />
          )}
          {held.news > 0 ? <NewRows count={held.news} onShow={held.showNews} /> : null}
        </div>
      </ListBar>
      <Late style={board.isSettled ? seen : undefined}>
        <Settled
          {...{ of, board, filters, searchFor, links }}
          count={all.length}
          rows={held.rows}
        />
      </Late>
    </div>
  )
}

/** What waits stands beside the tabs, so that no row moves for it. */
const toolsStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
} as const

const seen = { visibility: 'visible', animation: 'none' } as const

/** Where the reading was stopped before anything was read, the first rows stay. */
const isWhole = ({ isSettled, first }: BoardState) => isSettled && first.length === 0

interface Counted {
  /** all that is to be confirmed */
  links: readonly ConfirmItem[]
}

type SettledProps = BoardProps & Counted & { rows: readonly BoardRow[] }

/** Before everything is read and compared: the first rows, if any, and nothing that all of them would tell. */
function Settled({ count, ...props }: SettledProps & { count: number }) {
  const { board, filters, searchFor, rows, links } = props
  const { isSettled } = board
  const failure = board.hasPairingFailed ? <PairingFailed onRetry={board.pairAgain} /> : null
  if (!isSettled && (failure || rows.length === 0)) return failure
  return (
    <>
      {failure}
      {filters.state && !filters.said ? (
        <InLanguages {...{ board, filters, searchFor, links }} state={filters.state} />
      ) : null}
      {isSettled ? (
        <BoardAlerts
          {...{ board }}
          count={filters.state === 'confirm' || !isWhole(board) ? undefined : count}
        />
      ) : null}
      <Asked {...props} />
    </>
  )
}

/** That versions could not be told, and the way to try again. */
export function PairingFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['translations', 'exchange', 'ui'])
  return <ErrorNote title={t('pairing.failed')} text={t('pairing.failedText')} {...{ onRetry }} />
}

function Asked({ of, board, filters, searchFor, rows }: SettledProps) {
  const { configuration } = board.service
  const picks = useMayWrite(board.service)
  const columns = board.languages.map(({ language, listing }) => ({
    language,
    name: configuration.languages[language] ?? language,
    isRead: isWhole(board) && listing !== undefined,
  }))
  const nothing = <Nothing {...{ board, searchFor }} />
  if (filters.state === 'confirm')
    return <Confirming {...{ of, board, filters, searchFor, rows, nothing }} />
  if (rows.length === 0) return nothing
  return (
    <BoardRows
      {...{ rows, columns, picks }}
      isWhole={isWhole(board)}
      collection={of}
      page={filters.page}
      searchOf={(page) => searchFor({ ...filters, page })}
    />
  )
}

type Asking = Pick<BoardProps, 'board' | 'filters' | 'searchFor'>

function StateTabs({ board, filters, searchFor, links }: Asking & Counted) {
  const { t } = useTranslation(['translations', 'exchange', 'ui'])
  const countOf = (state: State) =>
    state === 'confirm' ? links.length : board.rows.filter((row) => row.states.has(state)).length
  const tab = (state: State | undefined) => ({
    id: state ?? 'all',
    words: t(`states.${state ?? 'all'}`),
    search: searchFor({ state, source: filters.source }),
    isCurrent: filters.state === state,
    count: state ? countOf(state) : board.rows.length,
  })
  return <LinkTabs label={t('states.label')} tabs={[undefined, ...states].map(tab)} />
}

/** In which language; of what is unpaired also how it is said which belong together. */
function InLanguages(props: Asking & Counted & { state: State }) {
  const { board, filters, searchFor, state, links } = props
  const { t, i18n } = useTranslation(['translations', 'exchange', 'ui'])
  const { configuration } = board.service
  const countIn = (language: string) =>
    state === 'confirm'
      ? links.filter(asksAbout(language)).length
      : board.rows.filter((row) => row.inLanguages[state].includes(language)).length
  const one = (language: string | undefined, words: string) => ({
    id: language ?? 'any',
    words,
    search: searchFor({ state, missing: language, source: filters.source }),
    isCurrent: filters.missing === language,
  })
  const inLanguages = board.languages.map(({ language }) => {
    const name = configuration.languages[language] ?? language
    return one(language, `${name} (${formatNumber(i18n.language, countIn(language))})`)
  })
  const toAnswer = searchFor({ state: 'confirm', source: filters.source })
  return (
    <>
      {state === 'unpaired' ? (
        <Typography variant="body2">
          {t('unpaired.text')}{' '}
          <RouterLink to="." search={toAnswer}>
            {t('unpaired.answer')}
          </RouterLink>
        </Typography>
      ) : null}
      <PresetLinks
        label={t(state === 'missing' || state === 'unpaired' ? `${state}.label` : 'within')}
        presets={[one(undefined, t('missing.any')), ...inLanguages]}
      />
    </>
  )
}

/** Reads every language again. */
export function BoardRefresh({ board }: Pick<BoardProps, 'board'>) {
  return <RefreshButton {...readingOf(board)} />
}

/** What a board has beside the filters of its list: the source language, and pages about the same rows. */
export function BoardTools({ of, board, filters, searchFor }: BoardProps) {
  return (
    <>
      <SourceLanguage {...{ board, filters, searchFor }} />
      <PagesBeside {...{ of }} language={board.service.language} />
    </>
  )
}

/** Facts that differ, and files for translators outside. */
function PagesBeside({ of, language }: { of: PairedCollection; language: Language }) {
  const { t } = useTranslation(['translations', 'exchange', 'ui'])
  const { page: _page, ...search }: AddressSearch = useSearch({ strict: false })
  return (
    <>
      {of === 'tags' ? null : (
        <RouterButton
          to="/$language/translations/drift"
          params={{ language }}
          search={of === 'events' ? {} : { of }}
        >
          {t('drift')}
        </RouterButton>
      )}
      <RouterButton to="/$language/translations/exchange" params={{ language }} {...{ search }}>
        {t('exchange:title')}
      </RouterButton>
    </>
  )
}

/** Which language is translated from, where the oldest version is not the source. */
function SourceLanguage({ board, filters, searchFor }: Asking) {
  const { t } = useTranslation(['translations', 'exchange', 'ui'])
  const { state, missing } = filters
  const { configuration } = board.service
  const one = (source: string | undefined, words: string) => ({
    id: source ?? 'oldest',
    words,
    search: searchFor({ state, missing, source, said: filters.said }),
    isCurrent: filters.source === source,
  })
  const inLanguages = board.languages.map(({ language }) =>
    one(language, configuration.languages[language] ?? language),
  )
  return (
    <LinkMenu
      label={t('source.label')}
      links={[one(undefined, t('source.oldest')), ...inLanguages]}
    />
  )
}

function Nothing({ board, searchFor }: Pick<BoardProps, 'board' | 'searchFor'>) {
  const { t } = useTranslation(['translations', 'exchange', 'ui'])
  const isOfState = board.rows.length > 0
  return (
    <EmptyState
      title={t('ui:empty')}
      text={t(isOfState ? 'empty.state' : 'empty.filters')}
      action={
        isOfState ? (
          <RouterButton to="." variant="outlined" search={searchFor({})}>
            {t('empty.all')}
          </RouterButton>
        ) : null
      }
    />
  )
}
