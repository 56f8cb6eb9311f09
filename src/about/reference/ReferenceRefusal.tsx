import { useTranslation } from 'react-i18next'
import { Refusal } from '../../service/refusal.ts'
import { refusalDetails, refusalWords } from '../../service/refusalWords.ts'
import { RefusalNote } from '../../ui/RefusalNote.tsx'

interface Props {
  /** what was asked for */
  what: string
  error: Error
  onRetry: () => void
}

/** Why the service did not say what it was asked of itself. */
export function ReferenceRefusal({ what, error, onRetry }: Props) {
  const { t } = useTranslation(['reference', 'service'])
  const refusal = error instanceof Refusal ? error : new Refusal({ kind: 'unreadable' })
  const { title, values } = refusalWords(refusal)
  return (
    <RefusalNote
      title={t(`service:${title}`, values)}
      text={t('refused', { what })}
      details={refusalDetails(refusal)}
      onRetry={onRetry}
    />
  )
}
