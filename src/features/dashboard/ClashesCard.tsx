import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventRecord } from '../../resources/events/events.ts'
import { useService } from '../../api/useService.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { DashboardCard } from './DashboardCard.tsx'
import { EventsNumber } from './EventsNumber.tsx'
import { NumberList } from './NumberList.tsx'
import { Once } from './Once.tsx'
import { isOn, listedOn } from './onDays.ts'
import type { Ahead } from './useAhead.ts'
import { clashFactsIn } from '../../core/overlaps/clashFacts.ts'
import { countClashes } from '../../core/overlaps/countClashes.ts'

/** Events that share something with another one which may be a mistake. */
interface Clashing {
  /** at one venue at one time */
  readonly venue: readonly EventRecord[]
  /** almost one title within a week */
  readonly title: readonly EventRecord[]
}

/** The events of one language that clash with others of them. */
function clashingIn(events: readonly EventRecord[], language: string, siteZone: string): Clashing {
  const read = clashFactsIn(siteZone)
  const counts = countClashes(
    events.map((event) => {
      const venues = event.venue.map(({ id }) => id)
      return read(event, [{ language, title: event.title, venues, status: event.status }])
    }),
  )
  const having = (kind: keyof Clashing) => events.filter((_, at) => (counts[at]?.[kind] ?? 0) > 0)
  return { venue: having('venue'), title: having('title') }
}

/** Events ahead at one venue at one time, or of almost one title within a week. */
export function ClashesCard({ ahead }: { ahead: Ahead }) {
  const { t } = useTranslation('desk')
  return (
    <DashboardCard title={t('clashes.title')}>
      <Once ahead={ahead}>{(events, until) => <Clashes {...{ ahead, events, until }} />}</Once>
    </DashboardCard>
  )
}

interface ClashesProps {
  ahead: Ahead
  events: readonly EventRecord[]
  until: WallDay
}

function Clashes({ ahead: { language, today }, events, until }: ClashesProps) {
  const { t } = useTranslation('desk')
  const { timezone } = useService().configuration
  const clashing = useMemo(
    () =>
      clashingIn(
        events.filter((event) => isOn(event, today, until)),
        language,
        timezone,
      ),
    [events, language, timezone, today, until],
  )
  if (clashing.venue.length === 0 && clashing.title.length === 0) return <p>{t('clashes.none')}</p>
  const among = listedOn(today, until)
  return (
    <NumberList
      lines={(['venue', 'title'] as const).map((kind) => {
        const label = t(kind === 'venue' ? 'clashes.venue' : 'clashes.near')
        const number = <EventsNumber events={clashing[kind]} {...{ language, label, among }} />
        return { key: kind, name: label, number }
      })}
    />
  )
}
