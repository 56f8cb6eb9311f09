import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { JobInPage } from './createJob.ts'
import { useLeaveGuard } from '../../ui/confirm/useLeaveGuard.ts'

interface JobDialogProps {
  title: ReactNode
  /** it neither closes by itself nor is left unasked */
  isRunning: boolean
  onClose: () => void
  actions: ReactNode
  children: ReactNode
}

/** The dialog of a job: before it begins, while it runs and when it is over. */
export function JobDialog({ title, isRunning, onClose, actions, children }: JobDialogProps) {
  const { t } = useTranslation(['job', 'ui'])
  const id = useId()
  useLeaveGuard({
    isOn: isRunning,
    alsoOnPage: true,
    question: {
      title: t('leave.title'),
      text: t('leave.text'),
      action: t('ui:leave'),
      isDangerous: true,
    },
  })
  return (
    <Dialog
      open
      onClose={() => (isRunning ? undefined : onClose())}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {/* Room for the label of a first box, which stands on its border. */}
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>{actions}</DialogActions>
    </Dialog>
  )
}

interface JobActionsProps<Item, Outcome> {
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
export function JobActions<Item, Outcome>(props: JobActionsProps<Item, Outcome>) {
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

type MeanwhileProps<Item, Outcome> = Pick<JobActionsProps<Item, Outcome>, 'job' | 'children'>

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
