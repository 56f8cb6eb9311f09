import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Operation } from '../core/write/operation.ts'
import { formatNumber } from '../i18n/formats.ts'
import { Button } from '../ui/Button.tsx'
import { Facts } from '../ui/Facts.tsx'
import { formatInstantTime } from '../ui/filters/instantTime.ts'
import { LanguageChip } from '../ui/LanguageChip.tsx'
import { RouterButton } from '../ui/RouterLinks.tsx'
import { ChangedFields, SeriesFields } from './ChangedFields.tsx'
import { EntryTitle } from './EntryTitle.tsx'
import { backEntry } from './putBack/backEntry.ts'
import type { HistoryRow } from './historyRows.ts'
import type { History } from './useHistory.ts'
import { useEntryWords } from './useEntryWords.ts'

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: theme.spacing(0.5, 1.5),
  padding: theme.spacing(1, 0),
  borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
}))

const Time = styled('time')(({ theme }) => ({
  paddingBlockStart: 1,
  color: (theme.vars ?? theme).palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))

const Said = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25),
  overflowWrap: 'anywhere',
  '& small': { color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.8125rem' },
}))

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: theme.spacing(0.5),
  [theme.breakpoints.down('sm')]: { gridColumn: 2, marginInlineStart: theme.spacing(-1.25) },
}))

interface Props {
  row: HistoryRow
  history: History
  onCompare: (entry: Operation) => void
  onUndo: () => void
  /** Puts back what was saved, where somebody put something else over it. */
  onBack: (back: Operation) => void
}

/** One write, or a series of them as one line. */
export function HistoryLine({ row, history, onCompare, onUndo, onBack }: Props) {
  const { t, i18n } = useTranslation('history')
  const words = useEntryWords()
  const { entries, newest } = row
  const left = entries.filter(history.isOpen).length
  const undone = entries.filter(({ key }) => history.undone.has(key)).length
  const waiting = entries.filter(({ key }) => history.waiting.has(key)).length
  const isSeries = entries.length > 1
  const back = isSeries ? null : backEntry(newest)
  const name = isSeries ? words.series(entries) : words.entry(newest)
  return (
    <Line>
      <Time dateTime={newest.at}>{formatInstantTime(i18n.language, Date.parse(newest.at))}</Time>
      <Said>
        <span>
          {isSeries ? <strong>{name}</strong> : <EntryTitle entry={newest} />}{' '}
          <LanguageChip language={newest.language} label={words.language(newest)} />
        </span>
        {isSeries ? <SeriesFields entries={entries} /> : <ChangedFields entry={newest} />}
        <small>
          <Facts>
            {words.who(newest)}
            {words.from(newest)}
            {words.undoes(newest)}
            {words.undone(undone, entries.length)}
            {words.waiting(waiting, entries.length)}
          </Facts>
        </small>
      </Said>
      <Buttons>
        {isSeries ? (
          <RouterButton
            to="."
            search={{ series: newest.series }}
            aria-label={t('showSeriesOf', { name })}
          >
            {t('showSeries')}
          </RouterButton>
        ) : (
          <Button aria-label={t('compareOf', { name })} onClick={() => onCompare(newest)}>
            {t('compare')}
          </Button>
        )}
        {back && history.isOpen(back) ? (
          <Button
            variant="outlined"
            aria-label={t('back.of', { name })}
            onClick={() => onBack(back)}
          >
            {t('back.action')}
          </Button>
        ) : null}
        {left > 0 ? (
          <Button variant="outlined" aria-label={t('undoOf', { name })} onClick={onUndo}>
            {isSeries
              ? t('undoSeries', { count: left, number: formatNumber(i18n.language, left) })
              : t('undo')}
          </Button>
        ) : null}
      </Buttons>
    </Line>
  )
}
