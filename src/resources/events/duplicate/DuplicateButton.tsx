import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import { useTranslation } from 'react-i18next'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import { useService } from '../../../api/useService.ts'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import type { EventRecord } from '../eventRecord.ts'

/** Leads from an event to its copies. */
export function DuplicateButton({ record: { id, status } }: { record: EventRecord }) {
  const { t } = useTranslation('eventDuplicate')
  const service = useService()
  const mayWrite = useMayWrite(service)
  return mayWrite && status !== 'trash' ? (
    <RouterButton
      to="/$language/events/$id/duplicate"
      params={{ language: service.language, id: String(id) }}
      startIcon={<ContentCopyOutlined />}
    >
      {t('menu')}
    </RouterButton>
  ) : null
}
