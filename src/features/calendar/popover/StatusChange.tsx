import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { useStatusChange } from '../../../resources/events/editing.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import type { Language } from '../../../api/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { row } from '../../../ui/layout.ts'

const Ways = row('fieldset', 1, {
  margin: 0,
  padding: 0,
  border: 0,
  '& > p': { flexBasis: '100%', margin: 0 },
})

/** Where an event may go from here; what is scheduled follows from its date of publication. */
const offered = ['publish', 'pending', 'draft', 'private'] as const

interface StatusChangeProps {
  record: EventRecord
  language: Language
  /** drawn as one with versions in other languages, which keep theirs */
  isOneOfSeveral: boolean
  onDone: () => void
}

/** Another status, at a press. */
export function StatusChange(props: StatusChangeProps) {
  const { record, language, isOneOfSeveral, onDone } = props
  const { t } = useTranslation(['calendar', 'ui'])
  const change = useStatusChange(language, isOneOfSeveral)
  const nameOf = useLanguageName()
  return (
    <Ways aria-label={t('popover.status', { title: record.title || t('ui:untitled') })}>
      {isOneOfSeveral ? <p>{t('popover.inOne', { language: nameOf(language) })}</p> : null}
      {offered
        .filter((status) => status !== record.status)
        .map((status) => (
          <Button
            key={status}
            variant="outlined"
            onClick={() => {
              onDone()
              change(record, status)
            }}
          >
            {t(`popover.to.${status}`)}
          </Button>
        ))}
    </Ways>
  )
}
