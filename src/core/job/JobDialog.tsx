import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../ui/confirm/useLeaveGuard.ts'

interface Props {
  title: ReactNode
  /** it neither closes by itself nor is left unasked */
  isRunning: boolean
  onClose: () => void
  actions: ReactNode
  children: ReactNode
}

/** The dialog of a job: before it begins, while it runs and when it is over. */
export function JobDialog({ title, isRunning, onClose, actions, children }: Props) {
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
