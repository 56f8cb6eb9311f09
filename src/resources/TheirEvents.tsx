import { useTranslation } from 'react-i18next'
import { useService } from '../api/useService.ts'
import { useRecords } from '../core/query/useRecords.ts'
import { recordLanguage } from '../core/views/form/recordLanguage.ts'
import { EventsLink } from '../core/views/list/CountCell.tsx'
import { useStatusReach } from '../core/views/list/statusReach.ts'
import { writeFilters } from '../core/resource/filters.ts'
import { formatDate } from '../i18n/formats.ts'
import { todayIn } from '../time/wallTime.ts'
import { Facts } from '../ui/Facts.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { RouterLink } from '../ui/RouterLinks.tsx'
import { requestedEvents, eventFilters, events } from './events/events.ts'
import { plainList } from '../ui/layout.ts'

/** As many as are named. */
const mostNamed = 5

const Lines = plainList(0.75, (theme) => ({
  '& small': {
    display: 'block',
    color: (theme.vars ?? theme).palette.text.secondary,
    fontSize: '0.75rem',
  },
}))

interface Props {
  by: 'venue' | 'organizer' | 'categories' | 'tags'
  record: { readonly id: number; readonly url: string }
}

/** The events of what they are linked to: the next of them, and the lists of those to come and of those that are over. */
export function TheirEvents({ by, record: { id, url } }: Props) {
  const { t, i18n } = useTranslation(['recordForm', 'eventForm', 'app', 'ui', 'visibility'])
  const service = useService()
  const { configuration } = service
  const reach = useStatusReach(service)
  const today = todayIn(configuration.timezone)
  const isHere = (recordLanguage(url, configuration) ?? service.language) === service.language
  const own = { [by]: [id] }
  const { data } = useRecords(
    events,
    requestedEvents({ ...own, per_page: mostNamed }, today, reach),
    {
      enabled: isHere,
    },
  )
  if (!isHere) return null
  const { language } = service
  return (
    <FormSection title={t('app:shell.events')}>
      {data?.items.length ? (
        <Lines>
          {data.items.map((event) => (
            <li key={event.id}>
              <RouterLink
                to="/$language/events/$id"
                params={{ language, id: String(event.id) }}
                lang={event.title ? language : undefined}
              >
                {event.title || t('eventForm:page.untitled')}
              </RouterLink>
              <small>{formatDate(i18n.language, event.start_date)}</small>
            </li>
          ))}
        </Lines>
      ) : null}
      <Facts>
        <EventsLink search={writeFilters(eventFilters, own)}>{t('theirEvents.coming')}</EventsLink>
        <EventsLink search={writeFilters(eventFilters, { ...own, ends_before: today })}>
          {t('ui:past')}
        </EventsLink>
      </Facts>
    </FormSection>
  )
}
