import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { formatList, formatNumber } from '../../../i18n/formats.ts'
import { Button } from '../../../ui/Button.tsx'
import { type BoardProps, PairingFailed } from '../board/Board.tsx'
import { BoardNotes } from '../board/BoardNotes.tsx'
import { ReadingProgress } from '../board/ReadingProgress.tsx'
import { Choices } from '../../../ui/form/Choice.tsx'
import { ExportChoices } from './ExportChoices.tsx'
import { useExport } from './useExport.ts'
import { useService } from '../../../api/useService.ts'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import type { PairedCollection } from '../pairing/listing.ts'
import type { RefusedLater } from './refusedLater.ts'

interface LaterErrorsProps {
  of: PairedCollection
  later: readonly RefusedLater[]
}

/** What of a file could not be taken in again, how much and why, before anybody translates it. */
function LaterErrors({ of, later }: LaterErrorsProps) {
  const { t, i18n } = useTranslation('exchange')
  const { language } = useService()
  const search = { ...(of === 'events' ? {} : { of }), state: 'missing' }
  const number = (count: number) => formatNumber(i18n.language, count)
  return (
    <Alert severity="warning" role="presentation">
      {t('out.later')}
      <ul>
        {later.map(({ problem, count }) => (
          <li key={problem}>
            {t('out.laterWhy', { count, number: number(count), why: t(`problem.${problem}`) })}{' '}
            {problem === 'noVersion' ? (
              <RouterLink to="/$language/translations" params={{ language }} search={search}>
                {t('out.laterCreate')}
              </RouterLink>
            ) : null}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

interface Props {
  count: number
  of: PairedCollection
}

/** How many are left out because they may have a version already, and where to say which it is. */
function Undecided({ count, of }: Props) {
  const { t } = useTranslation('exchange')
  const { language } = useService()
  const search = { ...(of === 'events' ? {} : { of }), state: 'unpaired' }
  return (
    <Alert severity="info" role="presentation">
      {t('out.undecided', { count })}{' '}
      <RouterLink to="/$language/translations" params={{ language }} search={search}>
        {t('out.decide')}
      </RouterLink>
    </Alert>
  )
}

/** The rows of the board as a file for translators: from which language to which, and what of it. */
export function ExportRows({ of, board, filters, searchFor }: BoardProps) {
  const { t, i18n } = useTranslation('exchange')
  const out = useExport({ of, board, filters })
  if (board.hasPairingFailed) return <PairingFailed onRetry={board.pairAgain} />
  if (!board.isSettled) return <ReadingProgress board={board} />
  const { languages } = board.service.configuration
  const unread = out.unread.map((code) => languages[code] ?? code)
  return (
    <>
      <ExportChoices {...{ of, board, searchFor, out }} />
      <BoardNotes board={board} count={out.rows.length} />
      {out.undecided.length > 0 ? <Undecided {...{ of }} count={out.undecided.length} /> : null}
      {unread.length > 0 ? (
        <Alert severity="warning">
          {t('out.unread', { languages: formatList(i18n.language, unread) })}
        </Alert>
      ) : null}
      {out.later.length > 0 ? <LaterErrors {...{ of }} later={out.later} /> : null}
      <Choices>
        <Button variant="contained" disabled={!out.canSave} onClick={() => out.save('xliff')}>
          {t('out.xliff')}
        </Button>
        {(['xliff12', 'csv'] as const).map((format) => (
          <Button
            key={format}
            variant="outlined"
            disabled={!out.canSave}
            onClick={() => out.save(format)}
          >
            {t(`out.${format}`)}
          </Button>
        ))}
      </Choices>
      <p>{t('out.text')}</p>
    </>
  )
}
