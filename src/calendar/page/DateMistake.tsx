import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { periodTitle } from '../days/periodTitle.ts'
import type { CalendarState } from './useCalendar.ts'

/** The address names a day that no calendar has: what is shown instead. */
export function DateMistake({ calendar }: { calendar: CalendarState }) {
  const { t, i18n } = useTranslation('calendar')
  const { mistakes, view, date } = calendar
  const mistake = mistakes.find(({ name }) => name === 'date')
  if (!mistake) return null
  const shown = periodTitle(view, date, i18n.language)
  return <Alert severity="warning">{t('noSuchDay', { text: mistake.text, shown })}</Alert>
}
