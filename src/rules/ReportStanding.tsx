import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../i18n/formats.ts'
import { Button } from '../ui/Button.tsx'
import { Unseen } from '../ui/Unseen.tsx'
import type { ReportState } from './reportRun.ts'

interface Props {
  state: ReportState
  stop: () => void
  again: () => void
}

/** How far the report is, what it leaves out, and ways to end it and to begin anew. */
export function ReportStanding({ state, stop, again }: Props) {
  const { t, i18n } = useTranslation('rules')
  const { doing, done, known, judgements, isStopped, unread, withheld } = state
  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
  if (doing !== null) {
    const far = t(`report.${doing}`, {
      done: formatNumber(i18n.language, done),
      known: formatNumber(i18n.language, known),
    })
    const quarter = Math.floor((4 * done) / Math.max(1, known))
    return (
      <div>
        <p style={{ margin: '0 0 8px' }}>{far}</p>
        <LinearProgress
          aria-label={far}
          variant={known > 0 ? 'determinate' : 'indeterminate'}
          value={known > 0 ? Math.min(100, (100 * done) / known) : 0}
        />
        <output>
          <Unseen>{t('report.percent', { percent: quarter * 25 })}</Unseen>
        </output>
        <Button onClick={stop}>{t('report.stop')}</Button>
      </div>
    )
  }
  const broken = judgements.filter(({ breaches }) => breaches.length > 0).length
  return (
    <>
      <div>
        <output>
          {t('report.over', {
            ...counted(judgements.length),
            broken: formatNumber(i18n.language, broken),
          })}{' '}
          {isStopped ? t('report.stopped') : ''}
        </output>{' '}
        <Button onClick={again}>{t('report.again')}</Button>
      </div>
      {unread > 0 && !isStopped ? (
        <Alert severity="warning">{t('report.unread', counted(unread))}</Alert>
      ) : null}
      {withheld > 0 ? (
        <Alert severity="info">{t('report.withheld', counted(withheld))}</Alert>
      ) : null}
    </>
  )
}
