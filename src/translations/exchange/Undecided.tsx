import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useService } from '../../service/useService.ts'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import type { PairedCollection } from '../pairing/listing.ts'

interface Props {
  count: number
  of: PairedCollection
}

/** How many are left out because they may have a version already, and where to say which it is. */
export function Undecided({ count, of }: Props) {
  const { t } = useTranslation('exchange')
  const { language } = useService()
  const search = { ...(of === 'events' ? {} : { of }), state: 'unpaired' }
  return (
    <Alert severity="info" role="presentation">
      {t('out.undecided', { count })}{' '}
      <RouterLink to="/$language/translations" params={{ language }} search={search}>
        {t('out.decide')}
      </RouterLink>
    </Alert>
  )
}
