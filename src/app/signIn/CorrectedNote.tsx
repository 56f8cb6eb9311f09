import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { focusPage } from '../../ui/pageFocus.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useSession, useSessionState } from '../session/sessionContext.ts'

const keys = ['namespace', 'languageParameter'] as const

/** This browser uses names of the service in place of the configured ones: the way back. */
export function CorrectedNote() {
  const { t } = useTranslation('signIn')
  const session = useSession()
  const { service: used } = useSessionState().configuration
  const { service: configured } = session.configured
  const corrected = keys.filter((key) => used[key] !== configured[key])
  if (corrected.length === 0) return null
  const drop = () => {
    session.dropCorrections()
    toast.show({ message: t('corrected.dropped') })
    focusPage()
  }
  return (
    <Alert severity="info">
      <p>{t('corrected.title')}</p>
      <ul>
        {corrected.map((key) => (
          <li key={key}>
            {t(`correction.${key}`, { configured: configured[key], found: used[key] })}
          </li>
        ))}
      </ul>
      <Button variant="outlined" onClick={drop}>
        {t('corrected.drop')}
      </Button>
    </Alert>
  )
}
