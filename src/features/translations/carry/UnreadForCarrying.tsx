import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageWords.ts'
import { Refusal } from '../../../api/refusal.ts'
import { refusalDetails, refusalWords } from '../../../api/refusalWords.ts'
import { Button } from '../../../ui/Button.tsx'
import { RefusalNote } from '../../../ui/RefusalNote.tsx'

interface Props {
  language: string
  error: Error
  onRetry: () => void
  /** nothing where it cannot be left by itself */
  onLeave: (() => void) | undefined
}

/** A language that was not read: nobody knows whether it has a version that needs what was changed. */
export function UnreadForCarrying({ language, error, onRetry, onLeave }: Props) {
  const { t } = useTranslation(['carry', 'service'])
  const nameOf = useLanguageName()
  const refusal = error instanceof Refusal ? error : new Refusal({ kind: 'unreadable' })
  const words = refusalWords(refusal)
  return (
    <div style={{ marginBlockEnd: 16 }}>
      <RefusalNote
        title={t('unread', { language: nameOf(language) })}
        text={
          <>
            <div>{t(`service:${words.title}`, words.values)}</div>
            {t(`service:${words.text}`)}
          </>
        }
        details={refusalDetails(refusal)}
        onRetry={onRetry}
        actions={onLeave ? <Button onClick={onLeave}>{t('leaveThem')}</Button> : null}
      />
    </div>
  )
}
