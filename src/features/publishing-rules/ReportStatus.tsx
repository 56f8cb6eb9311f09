import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { JobProgress } from '../../core/job/JobProgress.tsx'
import { formatNumber } from '../../i18n/formats.ts'
import { Button } from '../../ui/Button.tsx'
import { ListStatus } from '../../ui/filters/ListStatus.tsx'
import type { Report } from './useReport.ts'

/** How far the report is, what it leaves out, from when it is, and ways to end it and to begin anew. */
export function ReportStatus({ report }: { report: Report }) {
  const { t } = useTranslation('rules')
  const { state, shown, stop } = report
  return (
    <>
      {state.doing === null ? null : (
        <div>
          <JobProgress isAside done={state.done} total={state.known}>
            {t(`report.${state.doing}`)}
          </JobProgress>
          <Button onClick={stop}>{t('report.stop')}</Button>
        </div>
      )}
      {shown.doing === null && shown.error === null ? <Over report={report} /> : null}
    </>
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
      <ListStatus
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
