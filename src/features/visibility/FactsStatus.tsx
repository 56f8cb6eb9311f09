import type { ReactNode } from 'react'
import { ListStatus } from '../../ui/filters/ListStatus.tsx'
import type { KnownFacts } from './useFacts.ts'
import { useTranslation } from 'react-i18next'
import { apiErrorDetails, apiErrorMessage } from '../../api/apiErrorMessage.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'

/** Why not all could be found out, where the service did not answer. */
function Unanswered({ known: { refusal }, onAgain }: { known: KnownFacts; onAgain: () => void }) {
  const { t } = useTranslation('service')
  if (refusal === null) return null
  return (
    <ErrorNote
      title={t(apiErrorMessage(refusal).title, apiErrorMessage(refusal).values)}
      details={apiErrorDetails(refusal)}
      onRetry={onAgain}
    />
  )
}

interface Props {
  /** What they are about, where nothing else says it. */
  summary?: ReactNode
  known: KnownFacts
  onAgain: () => void
}

/** From when the answers of a language are, a way to ask for them anew, and why not all could be found out. */
export function FactsStatus({ summary = '', known, onAgain }: Props) {
  const { readAt, isReading, read } = known
  return (
    <>
      {readAt > 0 ? (
        <ListStatus {...{ summary, readAt }} isBusy={isReading} onRefresh={read} />
      ) : null}
      <Unanswered {...{ known, onAgain }} />
    </>
  )
}
