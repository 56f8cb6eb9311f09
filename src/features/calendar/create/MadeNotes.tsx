import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { Sentence } from '../../../ui/speech/Sentence.tsx'
import type { CalendarState } from '../page/useCalendar.ts'

/** Events that were just added and pass no filter: they are drawn all the same until this is put away. */
export function MadeNotes({ calendar }: { calendar: CalendarState }) {
  const { t } = useTranslation('calendar')
  const { made, isNarrowed } = calendar
  if (!isNarrowed) return null
  return made.leftOut.map(({ language, record: { id, title } }) => (
    <Alert
      key={`${language} ${id}`}
      severity="info"
      closeText={t('create.hide')}
      onClose={() => made.drop(language, id)}
    >
      <Sentence
        words={t('create.filtered', { title: inLanguage(title, language) || t('untitled') })}
      />
    </Alert>
  ))
}
