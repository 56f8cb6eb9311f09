import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/apiError.ts'
import { passing } from '../../query/readErrors.ts'
import { apiErrorDetails, apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'

interface ListErrorProps {
  error: Error
  onRetry: () => void
  /** Names of the filters that were refused, in words. */
  refusedFilters: readonly string[]
  actions?: ReactNode
}

/** Why a list is not there, in words. An answer that is no listing counts as unreadable. */
export function ListError({ error, refusedFilters, ...ways }: ListErrorProps) {
  const { t } = useTranslation(['filters', 'service'])
  const refusal = ApiError.from(error)
  const { title, text, values } = apiErrorMessage(refusal)
  const isPassing = passing.has(refusal.kind)
  // What is refused may be no filter of the list, such as the language.
  const isFilter = refusal.kind === 'invalid' && refusedFilters.length > 0
  const named = { names: refusedFilters.join(', '), count: refusedFilters.length }
  return (
    <ErrorNote
      title={isFilter ? t('refused.filters', named) : t(`service:${title}`, values)}
      text={
        refusal.kind === 'invalid' || isPassing ? t('refused.nothingLost') : t(`service:${text}`)
      }
      details={apiErrorDetails(refusal)}
      {...ways}
    />
  )
}
