import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { RecordLink } from '../../core/views/form/RecordLink.tsx'
import { formatOf, wallTimeInUtc } from '../../i18n/formats.ts'
import { eventWhen, type EventRecord } from '../../resources/events/events.ts'
import { addDays, readWallDay, type WallDay } from '../../time/wallTime.ts'
import { Facts } from '../../ui/Facts.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { placementOf } from '../calendar/days/placement.ts'
import { isOn, listedOn, type Ahead } from './useAhead.ts'

/** So many are named: the others are in the list. */
const mostNamed = 40

const Days = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& h3': { ...theme.typography.subtitle2, margin: theme.spacing(0, 0, 0.5) },
  '& ul': { display: 'grid', gap: theme.spacing(0.75), margin: 0, padding: 0, listStyle: 'none' },
  '& small': {
    display: 'block',
    color: (theme.vars ?? theme).palette.text.secondary,
    fontSize: '0.875rem',
  },
}))

/** What is on today and in the next seven days: each event once, on the first of these that it is on. */
export function ComingDays({ ahead }: { ahead: Ahead }) {
  const { t, i18n } = useTranslation(['desk', 'ui'])
  const { language, records, today, until } = ahead
  const last = addDays(today, 7)
  if (records === undefined) return <PageSkeleton />
  if (until === null) return <p>{t('tooMany')}</p>
  const here = records.filter((event) => isOn(event, today, last < until ? last : until))
  if (here.length === 0) return <p>{t('coming.nothing')}</p>
  const dayIn = ({ start_date }: EventRecord) => {
    const day = readWallDay(start_date) ?? today
    return day < today ? today : day
  }
  // The list it leads to counts what ended at midnight, when today began.
  const named = here
    .filter((event) => (placementOf(event)?.lastDay ?? today) >= today)
    .slice(0, mostNamed)
  return (
    <Days>
      {[...new Set(named.map(dayIn))].map((day) => (
        <section key={day}>
          <h3>
            <time dateTime={day}>{dayName(i18n.language, day)}</time>
          </h3>
          <ul>
            {named
              .filter((event) => dayIn(event) === day)
              .map((event) => (
                <Line key={event.id} {...{ event, language, today }} />
              ))}
          </ul>
        </section>
      ))}
      <p>
        <RouterLink
          to="/$language/events"
          params={{ language }}
          search={listedOn(today, last < until ? last : until)}
        >
          {t('coming.all', { count: here.length })}
        </RouterLink>
      </p>
    </Days>
  )
}

function dayName(language: string, day: WallDay): string {
  const date = wallTimeInUtc(day)
  const style = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return date ? formatOf(language, style).format(date) : day
}

interface LineProps {
  event: EventRecord
  language: string
  today: WallDay
}

function Line({ event, language, today }: LineProps) {
  const { t, i18n } = useTranslation(['desk', 'ui'])
  const when = eventWhen(event, i18n.language, today)
  const isOfOneDay = when?.kind === 'hours' || when?.kind === 'overnight'
  return (
    <li>
      <RecordLink name="events" language={language} place={{ id: String(event.id) }}>
        <span lang={language}>{event.title || t('ui:untitled')}</span>
      </RecordLink>
      <small>
        <Facts>
          {isOfOneDay ? when.hours : when && when.count > 1 ? when.days : ''}
          {event.venue.map(({ id, venue }) => (
            <span key={id} lang={language}>
              {venue}
            </span>
          ))}
        </Facts>
      </small>
    </li>
  )
}
