import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../service/language.ts'
import { RouterLink } from '../../ui/RouterLinks.tsx'

/** How many differ of which nobody has said that they are versions, and where to say it. */
export function Unconfirmed({ count, language }: { count: number; language: Language }) {
  const { t } = useTranslation('drift')
  return (
    <Alert severity="info" role="presentation">
      {t('unconfirmed', { count })}{' '}
      <RouterLink to="/$language/translations" params={{ language }} search={{ state: 'confirm' }}>
        {t('confirm')}
      </RouterLink>
    </Alert>
  )
}
