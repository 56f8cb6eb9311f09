import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/formats.ts'
import type { Language } from '../../api/language.ts'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { listedOn } from './onDays.ts'
import { useWeekLabels } from './useWeekLabels.ts'
import type { Week } from './weeks.ts'

/** How many events a week has; it leads to the list of these days. */
export function WeekTotal({ week, language }: { week: Week; language: Language }) {
  const { t, i18n } = useTranslation('desk')
  const words = useWeekLabels()
  const number = formatNumber(i18n.language, week.events.length)
  return (
    <RouterLink
      to="/$language/events"
      params={{ language }}
      search={listedOn(week.first, week.last)}
      aria-label={t('numberOf', { name: `${t('weeks.all')}, ${words.week(week)}`, number })}
    >
      {number}
    </RouterLink>
  )
}
