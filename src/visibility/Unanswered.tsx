import { useTranslation } from 'react-i18next'
import { refusalDetails, refusalWords } from '../service/refusalWords.ts'
import { RefusalNote } from '../ui/RefusalNote.tsx'
import type { KnownFacts } from './useFacts.ts'

interface Props {
  known: KnownFacts
  onAgain: () => void
}

/** Why not all could be found out, where the service did not answer. */
export function Unanswered({ known: { refusal }, onAgain }: Props) {
  const { t } = useTranslation('service')
  if (refusal === null) return null
  return (
    <RefusalNote
      title={t(refusalWords(refusal).title, refusalWords(refusal).values)}
      details={refusalDetails(refusal)}
      onRetry={onAgain}
    />
  )
}
