import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../ui/RefusalNote.tsx'

/** Where nobody can tell what was made of a calendar file before: whoever takes it in again is to know. */
export function UnreadImported({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('transfer')
  return <RefusalNote title={t('new.unread.title')} text={t('new.unread.text')} {...{ onRetry }} />
}
