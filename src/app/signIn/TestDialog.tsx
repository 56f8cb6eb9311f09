import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConnectionTest } from '../../features/connection/ConnectionTest.tsx'
import type { Account } from '../../api/account.ts'
import { ServiceContext } from '../../api/useService.ts'
import { useSession } from '../session/sessionContext.ts'

/** The connection test over the page that lets nobody in. */
export function TestDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation(['connection', 'ui'])
  const id = useId()
  const session = useSession()
  const [service] = useState(() => session.trial(account))
  return (
    <Dialog open fullWidth maxWidth="lg" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{t('title')}</DialogTitle>
      <DialogContent>
        <ServiceContext value={service}>
          <ConnectionTest isAtOnce />
        </ServiceContext>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui:close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
