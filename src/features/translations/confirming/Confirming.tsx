import { type ReactNode, useEffect, useRef } from 'react'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/formats.ts'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import { PresetLinks } from '../../../ui/filters/LinkTabs.tsx'
import { PairsFiles } from '../pairsFiles/PairsFiles.tsx'
import { useShortcut } from '../../../ui/shortcuts/shortcuts.ts'
import type { BoardRow } from '../state/boardRow.ts'
import { asksAbout } from './confirmItems.ts'
import { ToConfirm } from './ToConfirm.tsx'
import { type Answering, useAnswering } from './useAnswering.ts'
import { useConfirmed } from './useConfirmed.ts'
import { type ConfirmMessages, useConfirmMessages } from './useConfirmMessages.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { focusPage } from '../../../ui/pageFocus.ts'
import { type BoardState, type BoardProps, useLinksToConfirm } from '../board/useBoard.ts'
import { type AnswerKind, withoutDecision } from '../confirmed/answers.ts'
import type { Version } from '../state/version.ts'
import { PairCards, usePairRows } from './PairCards.tsx'
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
  const confirmed = useConfirmed(board.service.site)
  const answering = useAnswering(board.service.site)
  useShortcut('u', t('answered.undoLast'), answering.takeLastBack)
  const { missing: only } = filters
  const links = useLinksToConfirm(board, rows)
  const items = only ? links.filter(asksAbout(only)) : links
  const { state, source, said, page } = filters
  const answers = said && answeredItems(confirmed, said, of, board.rows)
  const countOf = (kind: (typeof kinds)[number]) =>
    confirmed[kind].filter(({ collection }) => collection === of).length
  const view = (kind: typeof said, label: string, count: number) => ({
    id: kind ?? 'open',
    words: `${label} (${formatNumber(i18n.language, count)})`,
    search: searchFor({ state, source, missing: only, said: kind }),
    isCurrent: said === kind,
  })
  const searchOf = (page: number | undefined) => searchFor({ ...filters, page })
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
        <AnsweredList
          key={said}
          kind={said}
          items={answers}
          {...{ board, words, answering, page, searchOf }}
        />
      ) : (
        <ToConfirm {...{ of, board, items, words, answering, nothing, page, searchOf }} />
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
  page: number | undefined
  searchOf: (page: number | undefined) => AddressSearch
}

/** What was said here, each with the way to take it back: nobody has said it then, and nothing against it. */
function AnsweredList({ kind, items, board, words, answering, page, searchOf }: AnsweredListProps) {
  const { t, languageName } = words
  const rows = usePairRows(items, page)
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
  /** @param language the one version that leaves the others; without it, all that was said */
  const takeBack = (item: AnsweredItem, language?: string) => {
    rows.leave(item)
    const done = t('answered.takenBack', { pair: nameOf(item, words.spokenTitle) })
    void answering.answer((pairs) => withoutDecision(pairs, kind, item.said, language), done)
  }
  if (items.length === 0) return <EmptyState title={t('ui:empty')} />
  return (
    <PairCards
      {...{ rows, words, searchOf }}
      of={board.of}
      label={t(`answered.title.${kind}`)}
      nameOf={(item) => nameOf(item, words.titleOf)}
      sidesOf={({ said }) =>
        Object.entries(said.versions).map(([language, id]) => ({
          place: { language, id },
          version: board.versionAt(language, id),
        }))
      }
      answersOf={(item) => {
        const languages = Object.keys(item.said.versions)
        const isOfMany = languages.length > 2
        return [
          {
            label: t(isOfMany ? 'answered.takeAllBack' : 'answered.takeBack'),
            onGiven: () => takeBack(item),
          },
          // Of three also one alone.
          ...(isOfMany ? languages : []).map((language) => ({
            label: t('answered.takeOut', { language: languageName(language) }),
            onGiven: () => takeBack(item, language),
          })),
        ]
      }}
    />
  )
}
