import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { PairedCollection } from '../pairing/listing.ts'
import type { Language } from '../../service/language.ts'
import { RouterLink } from '../../ui/RouterLinks.tsx'

interface Props {
  of: PairedCollection
  count: number
  language: Language
}

/** How many differ of which nobody has said that they are versions, and where to say it. */
export function Unconfirmed({ of, count, language }: Props) {
  const { t } = useTranslation('drift')
  return (
    <Alert severity="info" role="presentation">
      {t('unconfirmed', { count })}{' '}
      <RouterLink
        to="/$language/translations"
        params={{ language }}
        search={{ ...(of === 'events' ? {} : { of }), state: 'confirm' }}
      >
        {t('confirm')}
      </RouterLink>
    </Alert>
  )
}
