import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import { Button } from '../../../ui/Button.tsx'

interface Props {
  error: Error
  onRetry: () => void
}

/** Why no place of the tree can be chosen, and a way out: in the help of a field. */
export function UnreadTree({ error, onRetry }: Props) {
  const { t } = useTranslation(['categoryTree', 'service', 'ui'])
  const refusal = ApiError.from(error)
  const { title, values } = apiErrorMessage(refusal)
  return (
    <span role="alert">
      {t('unread')} {t(`service:${title}`, values)}.{' '}
      <Button onClick={onRetry}>{t('ui:refusal.retry')}</Button>
    </span>
  )
}
