import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { RecordLink } from '../../core/views/form/RecordLink.tsx'
import { formatDate, formatNumber } from '../../i18n/formats.ts'
import type { BoardState } from '../translations/board/useBoard.ts'
import { Button } from '../../ui/Button.tsx'
import { LanguageChip } from '../../ui/LanguageChip.tsx'
import type { Named } from './naming.ts'
import { movesOf } from './steps.ts'
import type { Losing } from './useLosing.ts'

/** As many as are named. */
const mostNamed = 20

interface Props {
  of: Named
  board: BoardState
  losing: Losing
  /** something that may not be written names one of those that go, which keeps all of them */
  isKept: boolean
}

/** A record that goes, and the events that go over to what stays. */
export function LosingLine({ of, board, losing, isKept }: Props) {
  const { t, i18n } = useTranslation('hygiene')
  const { languages } = board.service.configuration
  const { lost, events, isUnread, retry } = losing
  const { version, into } = lost
  const { language } = version
  const { steps } = movesOf(board.service, of, [losing])
  const moved = new Set(steps.map(({ task }) => task.opened.id))
  const moving = events?.filter(({ id }) => moved.has(id)) ?? []
  const count = moving.length
  const holes = {
    count,
    number: formatNumber(i18n.language, count),
    from: version.texts.title || t('unnamed'),
    into: into.texts.title || t('unnamed'),
  }
  const what = events
    ? t(`${isKept ? 'movesOnly' : 'moves'}${count > 0 ? '' : 'None'}`, holes)
    : isUnread
      ? t('unreadEvents', holes)
      : t('reading', holes)
  return (
    <li>
      <Typography component="span">
        <LanguageChip language={language} label={languages[language] ?? language} /> {what}
      </Typography>{' '}
      {isUnread ? <Button onClick={retry}>{t('again')}</Button> : null}
      {count > 0 ? (
        <details>
          <summary>{t('which', holes)}</summary>
          <ul>
            {moving.slice(0, mostNamed).map(({ id, title, start_date }) => (
              <li key={id}>
                <RecordLink name="events" language={language} place={{ id: String(id) }}>
                  <span lang={language}>{title || t('unnamed')}</span>
                </RecordLink>{' '}
                {formatDate(i18n.language, start_date, 'short')}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  )
}
