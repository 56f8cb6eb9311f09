import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorDetails, apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'

interface Props {
  language: string
  error: Error
  onRetry: () => void
  /** nothing where it cannot be left by itself */
  onLeave: (() => void) | undefined
}

/** A language that was not read: nobody knows whether it has a version that needs what was changed. */
export function UnreadVersions({ language, error, onRetry, onLeave }: Props) {
  const { t } = useTranslation(['carry', 'service'])
  const nameOf = useLanguageName()
  const refusal = ApiError.from(error)
  const words = apiErrorMessage(refusal)
  return (
    <div style={{ marginBlockEnd: 16 }}>
      <ErrorNote
        title={t('unread', { language: nameOf(language) })}
        text={
          <>
            <div>{t(`service:${words.title}`, words.values)}</div>
            {t(`service:${words.text}`)}
          </>
        }
        details={apiErrorDetails(refusal)}
        onRetry={onRetry}
        actions={onLeave ? <Button onClick={onLeave}>{t('leaveThem')}</Button> : null}
      />
    </div>
  )
}
