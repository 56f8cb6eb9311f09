import type { ReactNode } from 'react'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/formats.ts'
import { PresetLinks } from '../../ui/filters/PresetLinks.tsx'
import type { BoardProps } from '../board/Board.tsx'
import { PairsFiles } from '../pairsFiles/PairsFiles.tsx'
import { useShortcut } from '../../ui/shortcuts/useShortcut.ts'
import type { BoardRow } from '../state/boardRow.ts'
import { AnsweredList } from './AnsweredList.tsx'
import { answeredItems } from './answeredItems.ts'
import { confirmItems } from './confirmItems.ts'
import { ToConfirm } from './ToConfirm.tsx'
import { useAnswering } from './useAnswering.ts'
import { useConfirmed } from './useConfirmed.ts'
import { useConfirmWords } from './useConfirmWords.ts'

interface Props extends BoardProps {
  rows: readonly BoardRow[]
  /** in place of the pairs where there is none */
  nothing: ReactNode
}

const kinds = ['together', 'apart'] as const

/** The pairs that nobody has confirmed yet, with the answers there are; and what was answered, to take it back. */
export function Confirming({ of, board, filters, searchFor, rows, nothing }: Props) {
  const { i18n } = useTranslation('translations')
  const words = useConfirmWords()
  const { t } = words
  const { service, pairing, index, versionAt } = board
  const confirmed = useConfirmed(service.site)
  const answering = useAnswering(service.site)
  useShortcut('u', t('answered.undoLast'), answering.takeLastBack)
  const { missing: only } = filters
  const languages = only ? [only] : board.languages.map(({ language }) => String(language))
  const items = confirmItems(rows, { collection: of, languages, pairing, index, versionAt })
  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
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
          view(undefined, t('answered.open'), items.length),
          ...kinds.map((kind) => view(kind, t(`answered.kinds.${kind}`), countOf(kind))),
        ]}
      />
      <Typography>
        {said === undefined
          ? `${t('confirming.count', counted(items.length))}. ${t('confirming.help')}`
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
