import TranslateOutlined from '@mui/icons-material/TranslateOutlined'
import { useTranslation } from 'react-i18next'
import { languagesOf } from '../../service/language.ts'
import { useService } from '../../service/useService.ts'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import type { EventRecord } from '../eventRecord.ts'

/** Leads from an event to all its languages beside each other. */
export function BesideButton({ record: { id, status } }: { record: EventRecord }) {
  const { t } = useTranslation('eventForm')
  const { language, configuration } = useService()
  const way: string = '/$language/translations/$id'
  return languagesOf(configuration).length > 1 && status !== 'trash' ? (
    <RouterButton to={way} params={{ language, id: String(id) }} startIcon={<TranslateOutlined />}>
      {t('beside')}
    </RouterButton>
  ) : null
}
