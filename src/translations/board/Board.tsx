import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/formats.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { AddressSearch } from '../../ui/filters/address.ts'
import { LinkTabs } from '../../ui/filters/LinkTabs.tsx'
import { Confirming } from '../confirming/Confirming.tsx'
import { PresetLinks } from '../../ui/filters/PresetLinks.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import type { PairedCollection } from '../pairing/listing.ts'
import { type BoardRow, type State, states } from '../state/boardRow.ts'
import { BoardGrid } from './BoardGrid.tsx'
import { BoardNotes } from './BoardNotes.tsx'
import { type BoardFilters, isAsked } from './boardFilters.ts'
import { ReadingProgress } from './ReadingProgress.tsx'
import type { BoardState } from './useBoard.ts'

interface Props {
  of: PairedCollection
  board: BoardState
  filters: BoardFilters
  /** the address with these instead of its own */
  searchFor: (filters: Pick<BoardFilters, 'state' | 'missing'>) => AddressSearch
}

/** The rows that the address asks for, under the ways to ask for others. */
export function Board({ of, board, filters, searchFor }: Props) {
  const rows = board.rows.filter((row) => isAsked(row, filters))
  if (!board.isSettled) return <ReadingProgress board={board} />
  return (
    <>
      <StateTabs {...{ board, filters, searchFor }} />
      {filters.state === 'missing' ? <MissingIn {...{ board, filters, searchFor }} /> : null}
      <BoardNotes {...{ board }} count={rows.length} />
      <Asked {...{ of, board, filters, searchFor, rows }} />
    </>
  )
}

function Asked({ of, board, filters, searchFor, rows }: Props & { rows: readonly BoardRow[] }) {
  const { configuration } = board.service
  const columns = board.languages.map(({ language, listing }) => ({
    language,
    name: configuration.languages[language] ?? language,
    isRead: listing !== undefined,
  }))
  const nothing = <Nothing {...{ board, searchFor }} />
  if (filters.state === 'confirm') return <Confirming {...{ of, board, rows, nothing }} />
  return rows.length > 0 ? <BoardGrid {...{ rows, columns }} collection={of} /> : nothing
}

type Asking = Pick<Props, 'board' | 'filters' | 'searchFor'>

function StateTabs({ board, filters, searchFor }: Asking) {
  const { t } = useTranslation('translations')
  const tab = (state: State | undefined) => ({
    id: state ?? 'all',
    words: t(`states.${state ?? 'all'}`),
    search: searchFor({ state }),
    isCurrent: filters.state === state,
    count: state ? board.rows.filter((row) => row.states.has(state)).length : board.rows.length,
  })
  return <LinkTabs label={t('states.label')} tabs={[undefined, ...states].map(tab)} />
}

function MissingIn({ board, filters, searchFor }: Asking) {
  const { t, i18n } = useTranslation('translations')
  const { configuration } = board.service
  const countIn = (language: string) =>
    board.rows.filter(({ missing }) => missing.includes(language)).length
  const one = (language: string | undefined, words: string) => ({
    id: language ?? 'any',
    words,
    search: searchFor({ state: 'missing', missing: language }),
    isCurrent: filters.missing === language,
  })
  const inLanguages = board.languages.map(({ language }) => {
    const name = configuration.languages[language] ?? language
    return one(language, `${name} (${formatNumber(i18n.language, countIn(language))})`)
  })
  return (
    <PresetLinks
      label={t('missing.label')}
      presets={[one(undefined, t('missing.any')), ...inLanguages]}
    />
  )
}

function Nothing({ board, searchFor }: Pick<Props, 'board' | 'searchFor'>) {
  const { t } = useTranslation('translations')
  const isOfState = board.rows.length > 0
  return (
    <EmptyState
      title={t('empty.title')}
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
