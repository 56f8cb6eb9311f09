import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'

/** Where nobody can tell what of a file was written: whoever takes it in again is to know. */
export function UnreadPlans() {
  const { t } = useTranslation('transfer')
  return <Alert severity="error">{t('unreadPlans')}</Alert>
}
