import { useTranslation } from 'react-i18next'
import { RecordLink } from '../../core/views/form/RecordLink.tsx'
import { eventWhen, type EventRecord } from '../../resources/events/events.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { addDays, type WallDay } from '../../time/wallTime.ts'
import { Facts } from '../../ui/Facts.tsx'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { DashboardCard } from './DashboardCard.tsx'
import { Lines } from './Lines.tsx'
import { Once } from './Once.tsx'
import { isOn, listedOn } from './onDays.ts'
import type { Ahead } from './useAhead.ts'

/** So many are named: the others are in the list. */
const mostNamed = 8

interface ComingCardProps {
  title: 'coming.today' | 'coming.week'
  ahead: Ahead
  /** days counted from today: the first and the last */
  days: readonly [number, number]
}

/** What is on within some days, the first of it by name. */
export function ComingCard({ title, ahead, days: [from, to] }: ComingCardProps) {
  const { t } = useTranslation('desk')
  const { today } = ahead
  const [first, last] = [addDays(today, from), addDays(today, to)]
  return (
    <DashboardCard title={t(title)}>
      <Once ahead={ahead}>
        {(events, until) =>
          until < first ? (
            <p>{t('tooMany')}</p>
          ) : (
            <Coming
              {...{ ahead, first }}
              last={last < until ? last : until}
              events={events.filter((event) => isOn(event, first, last < until ? last : until))}
            />
          )
        }
      </Once>
    </DashboardCard>
  )
}

interface ComingProps extends Pick<ComingCardProps, 'ahead'> {
  events: readonly EventRecord[]
  first: WallDay
  last: WallDay
}

function Coming({ ahead: { language, today }, events, first, last }: ComingProps) {
  const { t, i18n } = useTranslation('desk')
  const { length: count } = events
  if (count === 0) return <p>{t('coming.nothing')}</p>
  return (
    <>
      <Lines>
        {events.slice(0, mostNamed).map((event) => (
          <li key={event.id}>
            <RecordLink name="events" language={language} place={{ id: String(event.id) }}>
              <span lang={language}>{event.title || t('untitled')}</span>
            </RecordLink>
            <small>
              <Facts>
                <When {...{ event, today }} />
                {event.venue.map(({ id, venue }) => (
                  <span key={id} lang={language}>
                    {venue}
                  </span>
                ))}
              </Facts>
            </small>
          </li>
        ))}
      </Lines>
      <p>
        <RouterLink to="/$language/events" params={{ language }} search={listedOn(first, last)}>
          {t('coming.all', { count, number: formatNumber(i18n.language, count) })}
        </RouterLink>
      </p>
    </>
  )
}

function When({ event, today }: { event: EventRecord; today: WallDay }) {
  const { i18n } = useTranslation('desk')
  const when = eventWhen(event, i18n.language, today)
  return when ? [when.days, when.hours].filter(Boolean).join(', ') : event.start_date
}
