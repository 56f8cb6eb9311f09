import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventRecord } from '../events/events.ts'
import { useService } from '../service/useService.ts'
import type { WallDay } from '../time/wallTime.ts'
import { clashingIn } from './clashing.ts'
import { DeskCard } from './DeskCard.tsx'
import { EventsNumber } from './EventsNumber.tsx'
import { NumberList } from './NumberList.tsx'
import { Once } from './Once.tsx'
import { isOn, listedOn } from './onDays.ts'
import type { Ahead } from './useAhead.ts'

/** Events ahead at one venue at one time, or of almost one title within a week. */
export function ClashesCard({ ahead }: { ahead: Ahead }) {
  const { t } = useTranslation('desk')
  return (
    <DeskCard title={t('clashes.title')}>
      <Once ahead={ahead}>{(events, until) => <Clashes {...{ ahead, events, until }} />}</Once>
    </DeskCard>
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
