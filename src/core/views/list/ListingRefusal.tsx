import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../api/refusal.ts'
import { passing } from '../../query/passing.ts'
import { refusalDetails, refusalWords } from '../../../api/refusalWords.ts'
import { RefusalNote } from '../../../ui/RefusalNote.tsx'

interface ListingRefusalProps {
  error: Error
  onRetry: () => void
  /** Names of the filters that were refused, in words. */
  refusedFilters: readonly string[]
  actions?: ReactNode
}

/** Why a list is not there, in words. An answer that is no listing counts as unreadable. */
export function ListingRefusal({ error, refusedFilters, ...ways }: ListingRefusalProps) {
  const { t } = useTranslation(['filters', 'service'])
  const refusal = error instanceof Refusal ? error : new Refusal({ kind: 'unreadable' })
  const { title, text, values } = refusalWords(refusal)
  const details = refusalDetails(refusal)
  const isPassing = passing.has(refusal.kind)
  // What is refused may be no filter of the list, such as the language.
  const isFilter = refusal.kind === 'invalid' && refusedFilters.length > 0
  const named = { names: refusedFilters.join(', '), count: refusedFilters.length }
  return (
    <RefusalNote
      title={isFilter ? t('refused.filters', named) : t(`service:${title}`, values)}
      text={
        refusal.kind === 'invalid' || isPassing ? t('refused.nothingLost') : t(`service:${text}`)
      }
      {...(details ? { details } : {})}
      {...ways}
    />
  )
}
