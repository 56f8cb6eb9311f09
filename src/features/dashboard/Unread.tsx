import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'

interface UnreadProps {
  words: string
  onRetry: () => void
}

/** A part of the desk that is not there, beside others that are. */
export function Unread({ words, onRetry }: UnreadProps) {
  const { t } = useTranslation('ui')
  return (
    <p role="alert">
      {words} <Button onClick={onRetry}>{t('refusal.retry')}</Button>
    </p>
  )
}
