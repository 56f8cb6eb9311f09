import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { useTranslation } from 'react-i18next'
import { useService } from '../../service/useService.ts'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import type { EventRecord } from '../eventRecord.ts'

/** Leads from an event to what people see of it. */
export function VisibilityButton({ record: { id } }: { record: EventRecord }) {
  const { t } = useTranslation('visibility')
  const { language } = useService()
  return (
    <RouterButton
      to="/$language/events/$id/visibility"
      params={{ language, id: String(id) }}
      startIcon={<VisibilityOutlined />}
    >
      {t('action')}
    </RouterButton>
  )
}
