import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { periodTitle } from '../days/periodTitle.ts'
import type { CalendarState } from './useCalendar.ts'

const own = ['date', 'view', 'colour'] as const

/** What only the calendar reads of its address, and is not a filter. */
export const isOwn = (name: string): name is (typeof own)[number] => own.some((one) => one === name)

/** What the address names and nobody knows, such as a day that no calendar has: and what is shown instead. */
export function OwnMistakes({ calendar }: { calendar: CalendarState }) {
  const { t, i18n } = useTranslation('calendar')
  const { mistakes, view, date, colour, unknownLanguages } = calendar
  const shown = {
    date: periodTitle(view, date, i18n.language),
    view: t(`views.${view}`),
    colour: t(`colour.${colour}`),
  }
  const sentences = [
    ...mistakes.flatMap(({ name, text }) =>
      isOwn(name) ? [t(`mistakes.${name}`, { text, shown: shown[name] })] : [],
    ),
    ...unknownLanguages.map((text) => t('mistakes.language', { text })),
  ]
  return sentences.map((words) => (
    <Alert key={words} severity="warning">
      {words}
    </Alert>
  ))
}
