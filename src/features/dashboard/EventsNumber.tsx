import { useTranslation } from 'react-i18next'
import { everyDate, type EventRecord } from '../../resources/events/events.ts'
import { formatNumber } from '../../i18n/formats.ts'
import type { Language } from '../../api/language.ts'
import { RouterLink } from '../../ui/RouterLinks.tsx'

interface EventsNumberProps {
  events: readonly EventRecord[]
  language: Language
  /** what is counted */
  label: string
  /** the list of all that it was counted among: what shows that there is none */
  among: Readonly<Record<string, string>>
}

/** How many events; they are listed where it leads. */
export function EventsNumber({ events, language, label, among }: EventsNumberProps) {
  const { t, i18n } = useTranslation('desk')
  const number = formatNumber(i18n.language, events.length)
  const include = events.map(({ id }) => id).join(',')
  return (
    <RouterLink
      to="/$language/events"
      params={{ language }}
      search={events.length > 0 ? { include, ...everyDate } : among}
      aria-label={t('numberOf', { name: label, number })}
    >
      {number}
    </RouterLink>
  )
}
