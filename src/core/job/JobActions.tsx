import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { JobInPage } from './useJob.ts'

interface Props<Item, Outcome> {
  job: JobInPage<Item, Outcome>
  /** how many may wait for the network, where that stopped the job */
  later?: { readonly count: number; readonly onSend: () => void } | undefined
  retry?:
    | { readonly count: number; readonly label?: string; readonly onRetry: () => void }
    | undefined
  /** What else there is to do when it is over. */
  children?: ReactNode
  onClose: () => void
}

/** What can be done with a job: while it runs, and when it is over. */
export function JobActions<Item, Outcome>(props: Props<Item, Outcome>) {
  const { job, later, retry, children, onClose } = props
  const { t } = useTranslation(['job', 'ui'])
  const sendLater =
    later && later.count > 0 ? (
      <Button disabled={job.again !== null} onClick={later.onSend}>
        {t('later', { count: later.count })}
      </Button>
    ) : null
  if (job.isRunning) return <Meanwhile {...{ job }}>{sendLater}</Meanwhile>
  return (
    <>
      {children}
      {sendLater}
      {retry && retry.count > 0 ? (
        <Button onClick={retry.onRetry}>{retry.label ?? t('retry', { count: retry.count })}</Button>
      ) : null}
      <Button variant="contained" disabled={job.again !== null} onClick={onClose}>
        {t('ui:close')}
      </Button>
    </>
  )
}

type MeanwhileProps<Item, Outcome> = Pick<Props<Item, Outcome>, 'job' | 'children'>

function Meanwhile<Item, Outcome>({ job, children }: MeanwhileProps<Item, Outcome>) {
  const { t } = useTranslation(['job', 'ui'])
  const { isPaused, isCancelled, underWay, done, total } = job
  return (
    <>
      <Button disabled={isCancelled} onClick={() => void job.job.cancel()}>
        {t('stop')}
      </Button>
      {/* While answers still come, the work may end, and other buttons take the place of this one under the pointer. */}
      {isPaused && underWay === 0 && done < total ? children : null}
      <Button
        variant={isPaused ? 'contained' : 'text'}
        disabled={isCancelled}
        onClick={isPaused ? job.job.resume : job.job.pause}
      >
        {t(isPaused ? 'ui:goOn' : 'pause')}
      </Button>
    </>
  )
}
