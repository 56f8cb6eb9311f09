import { useTranslation } from 'react-i18next'
import { useDocumentation } from '../../../core/query/descriptionOptions.ts'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorDetails, apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import { useService } from '../../../api/useService.ts'
import { Button } from '../../../ui/Button.tsx'
import { titleOf } from './documented.ts'

const closed = new Set([401, 403, 404, 410])

/** Whether `/doc` is there: many sites close it, and the rest of the page does without. */
export function DocumentationStatus() {
  const { t } = useTranslation(['reference', 'service', 'ui'])
  const { language } = useService()
  const { data, error, refetch } = useDocumentation()
  if (data) {
    const { title, version, openapi } = titleOf(data)
    return (
      <p>
        {t('doc.is')} <span lang={language}>{title}</span> {version}, OpenAPI {openapi}
      </p>
    )
  }
  if (!error) return null
  const refusal = ApiError.from(error)
  const { title, values } = apiErrorMessage(refusal)
  const isClosed = closed.has(refusal.status)
  return (
    <div>
      <output>
        {isClosed ? t('doc.closed') : t('doc.unread', { reason: t(`service:${title}`, values) })}{' '}
        <small>{apiErrorDetails(refusal)}</small>
      </output>{' '}
      <Button onClick={() => void refetch()}>{t('ui:refusal.retry')}</Button>
    </div>
  )
}
