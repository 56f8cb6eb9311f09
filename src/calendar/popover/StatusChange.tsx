import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { EventRecord } from '../../events/events.ts'
import type { Language } from '../../service/language.ts'
import { Button } from '../../ui/Button.tsx'
import { useStatusChange } from './useStatusChange.ts'

const Ways = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}))

/** Where an event may go from here; what is scheduled follows from its date of publication. */
const offered = ['publish', 'pending', 'draft', 'private'] as const

interface StatusChangeProps {
  record: EventRecord
  language: Language
  onDone: () => void
}

/** Another status, at a press. */
export function StatusChange({ record, language, onDone }: StatusChangeProps) {
  const { t } = useTranslation('calendar')
  const change = useStatusChange(language)
  return (
    <Ways aria-label={t('popover.status', { title: record.title || t('untitled') })}>
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
