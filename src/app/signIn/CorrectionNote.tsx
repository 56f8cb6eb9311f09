import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Correction } from '../../api/discovery.ts'
import { focusPage } from '../../ui/pageFocus.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useSession, useSessionState } from '../session/sessionContext.ts'
import type { Proving } from './useProving.ts'
import { row } from '../../ui/layout.ts'

const Ways = row('div', 1)

interface Props {
  corrections: readonly Correction[]
  proving: Proving
}

/** The service calls something otherwise than `config.json` does: offers its names. */
export function CorrectionNote({ corrections, proving }: Props) {
  const { t } = useTranslation('signIn')
  return (
    <Alert severity="warning" role="alert">
      <p>{t('correction.title')}</p>
      <Names corrections={corrections} />
      <p>{t('correction.text')}</p>
      <Ways>
        <Button variant="contained" onClick={() => void proving.accept(corrections)}>
          {t('correction.accept')}
        </Button>
        <Button onClick={() => void proving.ignore()}>{t('correction.ignore')}</Button>
      </Ways>
    </Alert>
  )
}

/** This browser uses names of the service in place of the configured ones: the way back. */
export function CorrectedNote() {
  const { t } = useTranslation('signIn')
  const session = useSession()
  const { service: used } = useSessionState().configuration
  const { service: configured } = session.configured
  const corrections = (['namespace', 'languageParameter'] as const)
    .map((key) => ({ key, configured: configured[key], found: used[key] }))
    .filter(({ configured: before, found }) => before !== found)
  if (corrections.length === 0) return null
  const drop = () => {
    void session.correct(null)
    toast.show({ message: t('corrected.dropped') })
    focusPage()
  }
  return (
    <Alert severity="info">
      <p>{t('corrected.title')}</p>
      <Names corrections={corrections} />
      <Button onClick={drop}>{t('corrected.drop')}</Button>
    </Alert>
  )
}

function Names({ corrections }: Pick<Props, 'corrections'>) {
  const { t } = useTranslation('signIn')
  return (
    <ul>
      {corrections.map(({ key, configured, found }) => (
        <li key={key}>{t(`correction.${key}`, { configured, found })}</li>
      ))}
    </ul>
  )
}
