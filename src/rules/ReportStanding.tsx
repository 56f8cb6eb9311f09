import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../i18n/formats.ts'
import { Button } from '../ui/Button.tsx'
import { ListStanding } from '../ui/filters/ListStanding.tsx'
import { Unseen } from '../ui/Unseen.tsx'
import type { Report } from './useReport.ts'

/** How far the report is, what it leaves out, from when it is, and ways to end it and to begin anew. */
export function ReportStanding({ report }: { report: Report }) {
  const { state, shown } = report
  return (
    <>
      {state.doing === null ? null : <Far report={report} />}
      {shown.doing === null && shown.error === null ? <Over report={report} /> : null}
    </>
  )
}

function Far({ report: { state, stop } }: { report: Report }) {
  const { t, i18n } = useTranslation('rules')
  const { doing, done, known } = state
  const far = t(`report.${doing ?? 'reading'}`, {
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

function Over({ report }: { report: Report }) {
  const { t, i18n } = useTranslation('rules')
  const { state, shown, readAt, again } = report
  const { judgements, isStopped, unread, withheld } = shown
  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
  const broken = judgements.filter(({ breaches }) => breaches.length > 0).length
  const over = t('report.over', {
    ...counted(judgements.length),
    broken: formatNumber(i18n.language, broken),
  })
  const isBusy = state.doing !== null
  return (
    <>
      <ListStanding
        summary={
          <output>
            {over} {isStopped ? t('report.stopped') : ''}
          </output>
        }
        readAt={readAt}
        isBusy={isBusy}
        onRefresh={() => (isBusy ? undefined : again())}
      />
      {unread > 0 && !isStopped ? (
        <Alert severity="warning">{t('report.unread', counted(unread))}</Alert>
      ) : null}
      {withheld > 0 ? (
        <Alert severity="info">{t('report.withheld', counted(withheld))}</Alert>
      ) : null}
    </>
  )
}
