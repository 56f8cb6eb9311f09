import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../api/refusal.ts'
import { refusalDetails, refusalWords } from '../../../api/refusalWords.ts'
import { RefusalNote } from '../../../ui/RefusalNote.tsx'

interface Props {
  /** what was asked for, and what is safe */
  text: string
  error: Error
  onRetry?: () => void
  /** a further way out */
  actions?: ReactNode
}

/** Why the service did not answer what it was asked. */
export function ReferenceRefusal({ text, error, onRetry, actions }: Props) {
  const { t } = useTranslation('service')
  const refusal = error instanceof Refusal ? error : new Refusal({ kind: 'unreadable' })
  const { title, values } = refusalWords(refusal)
  return (
    <RefusalNote
      title={t(title, values)}
      text={text}
      details={refusalDetails(refusal)}
      actions={actions}
      {...(onRetry ? { onRetry } : {})}
    />
  )
}
