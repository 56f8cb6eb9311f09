import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { CalendarState } from '../page/useCalendar.ts'

/** Events that were just added and pass no filter: they are drawn all the same until this is put away. */
export function MadeNotes({ calendar }: { calendar: CalendarState }) {
  const { t } = useTranslation('calendar')
  const { made, isNarrowed } = calendar
  if (!isNarrowed) return null
  return made.leftOut.map(({ id, title }) => (
    <Alert key={id} severity="info" closeText={t('create.hide')} onClose={() => made.drop(id)}>
      {t('create.filtered', { title: title || t('untitled') })}
    </Alert>
  ))
}
