import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorDetails, apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'

interface Props {
  /** what was asked for, and what is safe */
  text: string
  error: Error
  onRetry?: () => void
  /** a further way out */
  actions?: ReactNode
}

/** Why the service did not answer what it was asked. */
export function DocumentationError({ text, error, onRetry, actions }: Props) {
  const { t } = useTranslation('service')
  const refusal = ApiError.from(error)
  const { title, values } = apiErrorMessage(refusal)
  return (
    <ErrorNote
      title={t(title, values)}
      text={text}
      details={apiErrorDetails(refusal)}
      actions={actions}
      {...(onRetry ? { onRetry } : {})}
    />
  )
}
