import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Correction } from '../../service/discovery.ts'
import type { Proving } from './useProving.ts'

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}))

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
      <ul>
        {corrections.map(({ key, configured, found }) => (
          <li key={key}>{t(`correction.${key}`, { configured, found })}</li>
        ))}
      </ul>
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
