import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { dayIn, years } from '../data/calendarFilters.ts'
import { periodTitle } from '../days/periodTitle.ts'
import type { CalendarState } from './useCalendar.ts'

const own = ['date', 'view', 'colour'] as const

/** What only the calendar reads of its address, and is not a filter. */
export const isOwn = (name: string): name is (typeof own)[number] => own.some((one) => one === name)

/** A day that there is, of a year that is not shown, is another mistake than one that no calendar has. */
const mistakeOf = (name: (typeof own)[number], text: string) =>
  name === 'date' && dayIn(text) !== undefined ? 'dateBeyond' : name

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
      isOwn(name)
        ? [t(`mistakes.${mistakeOf(name, text)}`, { text, shown: shown[name], ...years })]
        : [],
    ),
    ...unknownLanguages.map((text) => t('mistakes.language', { text })),
  ]
  return sentences.map((words) => (
    <Alert key={words} severity="warning">
      {words}
    </Alert>
  ))
}
