import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import type { CollectionName } from '../../resource/collection.ts'
import { useQueue } from './useQueue.ts'

interface Props {
  name: CollectionName
  id: number
}

/** Over the form of a record: a change of it waits to be sent, which the service has not yet. */
export function WaitingNote({ name, id }: Props) {
  const { t } = useTranslation(['recordForm', 'activity'])
  const service = useService()
  const own = useQueue(service)?.filter(
    ({ collection, opened }) => collection === name && opened?.id === id,
  )
  if (!own?.length) return null
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('later.waits', { count: own.length })}{' '}
      <RouterLink
        to="/$language/activity"
        params={{ language: service.language }}
        search={{ show: 'unsent' }}
      >
        {t('activity:bar.see')}
      </RouterLink>
    </Alert>
  )
}
