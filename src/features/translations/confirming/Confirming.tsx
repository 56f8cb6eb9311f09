import { type ReactNode, useEffect, useRef } from 'react'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/formats.ts'
import { PresetLinks } from '../../../ui/filters/PresetLinks.tsx'
import type { BoardProps } from '../board/Board.tsx'
import { PairsFiles } from '../pairsFiles/PairsFiles.tsx'
import { useShortcut } from '../../../ui/shortcuts/useShortcut.ts'
import type { BoardRow } from '../state/boardRow.ts'
import { confirmItems } from './confirmItems.ts'
import { ToConfirm } from './ToConfirm.tsx'
import { type Answering, useAnswering } from './useAnswering.ts'
import { useConfirmed } from './useConfirmed.ts'
import { type ConfirmMessages, useConfirmMessages } from './useConfirmMessages.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { focusPage } from '../../../ui/pageFocus.ts'
import { type HrefOf, useVersionLinks } from '../board/useVersionLinks.ts'
import type { BoardState } from '../board/useBoard.ts'
import { type AnswerKind, withoutDecision } from '../confirmed/answers.ts'
import type { Version } from '../state/version.ts'
import { type CellProps, PairTable } from './PairTable.tsx'
import { usePairGrid } from './usePairGrid.ts'
import { Button } from '../../../ui/Button.tsx'
import { VersionSide } from './VersionSide.tsx'
import { answeredItems, type AnsweredItem } from './answeredItems.ts'

interface Props extends BoardProps {
  rows: readonly BoardRow[]
  /** in place of the pairs where there is none */
  nothing: ReactNode
}

const kinds = ['together', 'apart'] as const

/** The pairs that nobody has confirmed yet, with the answers there are; and what was answered, to take it back. */
export function Confirming({ of, board, filters, searchFor, rows, nothing }: Props) {
  const { i18n } = useTranslation(['translations', 'ui'])
  const words = useConfirmMessages()
  const { t } = words
  const { service, pairing, index, versionAt } = board
  const confirmed = useConfirmed(service.site)
  const answering = useAnswering(service.site)
  useShortcut('u', t('answered.undoLast'), answering.takeLastBack)
  const { missing: only } = filters
  const languages = only ? [only] : board.languages.map(({ language }) => String(language))
  const items = confirmItems(rows, { collection: of, languages, pairing, index, versionAt })
  const { state, source, said } = filters
  const answers = said && answeredItems(confirmed, said, of, board.rows)
  const countOf = (kind: (typeof kinds)[number]) =>
    confirmed[kind].filter(({ collection }) => collection === of).length
  const view = (kind: typeof said, label: string, count: number) => ({
    id: kind ?? 'open',
    words: `${label} (${formatNumber(i18n.language, count)})`,
    search: searchFor({ state, source, missing: only, said: kind }),
    isCurrent: said === kind,
  })
  return (
    <>
      <PresetLinks
        label={t('answered.label')}
        presets={[
          view(undefined, t('states.confirm'), items.length),
          ...kinds.map((kind) => view(kind, t(`answered.kinds.${kind}`), countOf(kind))),
        ]}
      />
      <Typography>
        {said === undefined
          ? `${t('confirming.count', { count: items.length })}. ${t('confirming.help')}`
          : t('answered.help')}
      </Typography>
      <PairsFiles board={board} />
      {said && answers ? (
        <AnsweredList key={said} kind={said} items={answers} {...{ board, words, answering }} />
      ) : (
        <ToConfirm {...{ of, board, items, words, answering, nothing }} />
      )}
    </>
  )
}

interface AnsweredListProps {
  kind: AnswerKind
  items: readonly AnsweredItem[]
  board: Pick<BoardState, 'of' | 'versionAt'>
  words: ConfirmMessages
  answering: Answering
}

/** What was said here, each with the way to take it back: nobody has said it then, and nothing against it. */
function AnsweredList({ kind, items, board, words, answering }: AnsweredListProps) {
  const { t } = words
  const { hrefOf, onClick } = useVersionLinks(board.of)
  const grid = usePairGrid(items)
  const hadItems = useRef(false)
  useEffect(() => {
    if (items.length === 0 && hadItems.current) focusPage()
    hadItems.current = items.length > 0
  }, [items.length])
  const nameOf = ({ said }: AnsweredItem, titleOf: (version: Version) => string) =>
    words.versionsNamed(said.versions, ({ language, id }) => {
      const version = board.versionAt(language, id)
      return version && titleOf(version)
    })
  const takeBack = (item: AnsweredItem, language?: string) => {
    grid.leave(item)
    const done = t('answered.takenBack', { pair: nameOf(item, words.spokenTitle) })
    void answering.answer((pairs) => withoutDecision(pairs, kind, item.said, language), done)
  }
  if (items.length === 0)
    return <EmptyState title={t('ui:empty')} text={t(`answered.none.${kind}`)} />
  return (
    <PairTable
      {...{ grid, onClick }}
      label={t(`answered.title.${kind}`)}
      renderCell={(item, place) => (
        <AnsweredCell
          {...{ item, board, hrefOf, words, place }}
          name={nameOf(item, words.titleOf)}
          onTakeBack={(language) => takeBack(item, language)}
        />
      )}
    />
  )
}

interface AnsweredCellProps {
  item: AnsweredItem
  name: string
  board: Pick<BoardState, 'versionAt'>
  hrefOf: HrefOf
  words: ConfirmMessages
  place: CellProps
  /** @param language the one version that leaves the others; without it, all that was said */
  onTakeBack: (language?: string) => void
}

/** The records of which something was said, and the ways to take it back: of three also for one of them. */
function AnsweredCell(props: AnsweredCellProps) {
  const { item, name, board, hrefOf, words, place, onTakeBack } = props
  const { t, languageName } = words
  const { tabIndex, cell } = place
  const versions = Object.entries(item.said.versions)
  return (
    <td {...cell} aria-label={name}>
      <div data-pair>
        {versions.map(([language, id]) => (
          <VersionSide
            key={language}
            {...{ hrefOf, words }}
            place={{ language, id }}
            version={board.versionAt(language, id)}
          />
        ))}
      </div>
      <div data-answers>
        <Button variant="outlined" data-answer {...{ tabIndex }} onClick={() => onTakeBack()}>
          {t(versions.length > 2 ? 'answered.takeAllBack' : 'answered.takeBack')}
        </Button>
        {versions.length > 2
          ? versions.map(([language]) => (
              <Button key={language} {...{ tabIndex }} onClick={() => onTakeBack(language)}>
                {t('answered.takeOut', { language: languageName(language) })}
              </Button>
            ))
          : null}
      </div>
    </td>
  )
}
