import { useTranslation } from 'react-i18next'
import { reachesAround } from '../data/nearEvents.ts'
import { daysTitle } from '../days/periodTitle.ts'
import type { CalendarState } from '../page/useCalendar.ts'

/** The days that were looked through, in words; null where nothing beyond them can repeat anything of those shown. */
export function useLookedThrough({ days, lookedThrough }: CalendarState): string | null {
  const { i18n } = useTranslation('calendar')
  return reachesAround(days, lookedThrough) ? null : daysTitle(lookedThrough, i18n.language)
}
